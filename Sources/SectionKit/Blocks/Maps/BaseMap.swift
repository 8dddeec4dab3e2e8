public import Geodesy

/// The land and borders that maps are drawn on, such as those of the library WorldMap.
///
/// A map names its base, so that a program carries the data of the bases that it uses, and no
/// others.
public struct BaseMap: Sendable {
    /// The outlines at one level of detail.
    public struct Outlines: Sendable {
        /// The coastlines.
        package let coasts: [[Coordinate]]

        /// The areas of land, each a closed ring; empty if only the coastlines are known.
        public let land: [[Coordinate]]

        /// The borders between countries on land.
        public let borders: [[Coordinate]]

        /// How far the outlines may be from where they are, in degrees; 0 if they are exact.
        ///
        /// A map of a part of the Earth that is not much larger is drawn without them.
        package let accuracy: Double

        /// Creates outlines.
        public init(
            coasts: [[Coordinate]],
            land: [[Coordinate]] = [],
            borders: [[Coordinate]] = [],
            accuracy: Double = 0
        ) {
            self.coasts = coasts
            self.land = land
            self.borders = borders
            self.accuracy = accuracy
        }

        /// Whether they say something on a drawing that is so many degrees high: they are not drawn
        /// where they may be wrong by more than a twenty-fifth of what is seen.
        func isTrue(ofHeight degrees: Double) -> Bool { degrees >= Self.least * accuracy }

        /// How many times higher than the accuracy a drawing is at least.
        static let least = 25.0
    }

    /// The name of the data, such as "Natural Earth", unique among bases.
    public let name: String

    /// Returns the outlines for a drawing.
    ///
    /// - Parameter resolution: the smallest distance that the drawing shows, in degrees.
    public let outlines: @Sendable (_ resolution: Double) -> Outlines

    /// A base without land, for a map of only its points and lines.
    public static let empty = BaseMap(name: "none") { _ in Outlines(coasts: []) }

    /// Creates a base.
    ///
    /// - Parameters:
    ///   - name: the name of the data, unique among bases.
    ///   - outlines: returns the outlines for a drawing whose smallest distance is a number of
    ///     degrees.
    public init(name: String, outlines: @escaping @Sendable (_ resolution: Double) -> Outlines) {
        self.name = name
        self.outlines = outlines
    }
}

extension BaseMap: Equatable {
    /// Returns whether the bases have the same name.
    public static func == (one: BaseMap, other: BaseMap) -> Bool {
        one.name == other.name
    }
}
