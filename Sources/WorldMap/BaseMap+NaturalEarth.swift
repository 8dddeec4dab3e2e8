import Geodesy
public import SectionKit

extension BaseMap {
    /// The land, coastlines and borders of Natural Earth.
    ///
    /// They are drawn at 1:110 million, at 1:50 million where that shows more, or at 1:10 million for
    /// some 700 km and less; borders are always at 1:110 million, and left out for some 300 km and
    /// less. Places are within some 3 km of the source's, or 400 m at 1:10 million. Each scale is
    /// unpacked when it is first drawn.
    ///
    /// Source: Natural Earth (https://www.naturalearthdata.com), public domain.
    public static let naturalEarth = BaseMap(name: "Natural Earth") { resolution in
        switch resolution {
        case ..<finestBorders: .near
        case ..<finestFine: .region
        case ..<finestCoarse: .fine
        default: .coarse
        }
    }

    /// The smallest distance, in degrees, at which borders are as they are.
    private static let finestBorders = 0.01

    /// The smallest distance, in degrees, at which 1:10 million shows more than 1:50 million.
    private static let finestFine = 0.02

    /// The smallest distance, in degrees, at which the scales look alike.
    private static let finestCoarse = 0.2
}

extension BaseMap.Outlines {
    fileprivate static let coarse = BaseMap.Outlines(
        land: PackedLines.coarseLand.unpacked(), borders: allBorders, accuracy: 0.2)

    fileprivate static let fine = BaseMap.Outlines(
        land: PackedLines.fineLand.unpacked(), borders: allBorders, accuracy: 0.03)

    fileprivate static let region = BaseMap.Outlines(
        land: nearLand, borders: allBorders, accuracy: 0.004)

    // A border at 1:110 million is many kilometres from where it is.
    fileprivate static let near = BaseMap.Outlines(land: nearLand, borders: [], accuracy: 0.004)

    private static let nearLand = PackedLines.nearLand.unpacked()
    private static let allBorders = PackedLines.borders.unpacked()

    private init(land: [[Coordinate]], borders: [[Coordinate]], accuracy: Double) {
        self.init(
            coasts: land.flatMap(\.partsBetweenSeams), land: land, borders: borders,
            accuracy: accuracy)
    }
}
