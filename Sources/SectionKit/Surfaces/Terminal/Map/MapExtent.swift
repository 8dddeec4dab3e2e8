import Geodesy

/// The part of the Earth that a map shows at least, as its middle and its size.
struct MapExtent: Equatable, Sendable {
    /// The latitude in the middle, in degrees.
    private(set) var latitude: Double

    /// The longitude in the middle, in degrees.
    private(set) var longitude: Double

    /// The size from south to north, in degrees.
    private(set) var latitudes: Double

    /// The size from west to east, in degrees.
    private(set) var longitudes: Double

    /// Whether it is the whole Earth, except for polar regions without content.
    private(set) var isWorld: Bool

    /// Whether its content reaches its edges, so that a margin belongs around it.
    private(set) var hasMargin: Bool

    /// The latitudes of the world without the Antarctic and the sea around the North Pole.
    private static let inhabited = -60.0...84.0

    /// The least size of an area around one place, in degrees: the place and its surroundings.
    private static let leastAroundPlace = 2.0

    /// The least size of an area, in degrees: about 200 metres.
    static let least = 0.002

    private init(_ box: GeoBox, atLeast least: Double = Self.least, isWorld: Bool = false) {
        latitude = (box.south + box.north) / 2
        longitude = MapProjection.turn(box.west + box.width / 2)
        latitudes = max(box.height, least)
        longitudes = max(box.width, least)
        self.isWorld = isWorld
        hasMargin = !isWorld
    }

    /// The area of a frame.
    ///
    /// - Parameters:
    ///   - frame: the frame of a map.
    ///   - content: the box around all points and lines of the map; nil if there are none.
    init(_ frame: Map.Frame, content: GeoBox?) {
        switch (frame, content) {
        case (.box(let box), _) where box.width > 0: self.init(box)
        case (.content, let box?) where box.width == 0 && box.height == 0:
            self.init(box, atLeast: Self.leastAroundPlace)
        case (.content, let box?): self.init(box)
        default:
            let south = min(content?.south ?? 0, Self.inhabited.lowerBound)
            let north = max(content?.north ?? 0, Self.inhabited.upperBound)
            let box = GeoBox(south: south, west: -180, north: north, east: 180) ?? .world
            self.init(box, isWorld: true)
        }
    }

    /// The area at a position of a map that a person moves and enlarges.
    func seen(at position: MapPosition) -> MapExtent {
        var area = self
        if let middle = position.middle {
            (area.latitude, area.longitude) = (middle.latitude, middle.longitude)
        }
        area.latitudes *= position.share
        area.longitudes *= position.share
        area.isWorld = isWorld && position.zoom == 0
        area.hasMargin = hasMargin && position.zoom == 0
        return area
    }
}
