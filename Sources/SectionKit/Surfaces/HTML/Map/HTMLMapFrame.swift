import Geodesy
import SectionCLibrary
import SectionEssentials

/// The part of the Earth that a drawing shows, twice as wide as high.
///
/// The drawing has the proportions of the Earth in the middle of the frame. Its east may be beyond
/// the date line, at more than 180°.
struct HTMLMapFrame {
    /// The western edge, from -180 up to 180.
    let west: Double

    /// The northern edge.
    let north: Double

    /// The width in degrees of longitude.
    let width: Double

    /// The height in degrees of latitude.
    let height: Double

    /// The part of a content's frame that is added on each side.
    private static let margin = 0.1

    /// The width of the frame around a single place.
    private static let placeWidth = 2.0

    /// The smallest width, about a hundred metres.
    private static let smallestWidth = 0.001

    private static let world = HTMLMapFrame(west: -180, north: 90, width: 360, height: 180)

    /// The frame around a place, so many degrees high.
    init(around place: Coordinate, height: Double) {
        let narrowing = max(0.2, cos(place.latitude * .pi / 180))
        let width = height * 2 / narrowing
        self.init(
            west: (place.longitude - width / 2).remainder(dividingBy: 360),
            north: place.latitude + height / 2, width: width, height: height)
    }

    /// Finds the frame of a map, whose content is at these places.
    init(_ frame: Map.Frame, places: some Sequence<Coordinate>) {
        switch frame {
        case .world: self = .world
        case .box(let box): self.init(around: box, margin: 0)
        case .content:
            guard let box = GeoBox(containing: places) else {
                self = .world
                return
            }
            self.init(around: box, margin: Self.margin)
        }
    }

    private init(west: Double, north: Double, width: Double, height: Double) {
        self.west = west
        self.north = north
        self.width = width
        self.height = height
    }

    /// Widens a box to the proportions of a drawing.
    private init(around box: GeoBox, margin: Double) {
        let latitude = (box.south + box.north) / 2
        let narrowing = max(0.2, cos(latitude * .pi / 180))
        var height = box.height * (1 + 2 * margin)
        height = max(height, box.width * (1 + 2 * margin) * narrowing / 2)
        let isPlace = box.width == 0 && box.height == 0
        height = max(height, (isPlace ? Self.placeWidth : Self.smallestWidth) / 2 * narrowing)
        let width = height * 2 / narrowing
        guard width <= 300, height <= 150 else {
            self = .world
            return
        }
        let north = min(90, max(-90 + height, latitude + height / 2))
        let west = (box.west + box.width / 2 - width / 2).remainder(dividingBy: 360)
        self.init(west: west == 180 ? -180 : west, north: north, width: width, height: height)
    }

    /// Whether the frame crosses the date line.
    var crossesDateLine: Bool { west + width > 180 }

    /// How much closer the meridians are than the parallels, from 0.2 to 1.
    var narrowing: Double { 2 * height / width }

    /// The units of the drawing, so small that it can be enlarged.
    var units: HTMLMapPath.Units {
        var (decimals, unit) = (0, 1.0)
        while unit * 5000 > width, decimals < 7 {
            decimals += 1
            unit /= 10
        }
        guard width < 360 else { return HTMLMapPath.Units(east: 0, north: 0, decimals: decimals) }
        let (east, north) = (west + width / 2, self.north - height / 2)
        return HTMLMapPath.Units(
            east: Int(clamping: east.rounded()), north: Int(clamping: north.rounded()),
            decimals: decimals)
    }

    /// The part of the Earth that it shows; nil if that is more than half of it.
    var box: GeoBox? {
        guard width < 180 else { return nil }
        return GeoBox(
            south: max(-90, north - height), west: west.remainder(dividingBy: 360),
            north: min(90, north), east: (west + width).remainder(dividingBy: 360))
    }

    /// The frame with more on each side, as a share of its size, above and below perhaps as another; it may
    /// reach beyond the poles.
    func enlarged(by share: Double, high: Double? = nil) -> HTMLMapFrame {
        let high = high ?? share
        let width = min(360, width * (1 + 2 * share))
        let west = (west - (width - self.width) / 2).remainder(dividingBy: 360)
        return HTMLMapFrame(
            west: west, north: north + height * high, width: width,
            height: height * (1 + 2 * high))
    }

    /// The frame with as much again on each side, and more around a small one, so that a person who
    /// zooms out sees its surroundings.
    var surroundings: HTMLMapFrame {
        enlarged(by: max(1, (Self.leastSurroundings / height - 1) / 2))
    }

    /// The least height of what surrounds a frame, in degrees.
    private static let leastSurroundings = 2.5

    /// The west, the north, the width and the height, for the page's script.
    var numbers: String { [west, north, width, height].map { $0.fixed(2) }.joined(separator: " ") }

    /// Where a place is, as shares of the width and the height; nil if it is outside.
    func position(of place: Coordinate) -> (x: Double, y: Double)? {
        var east = place.longitude - west
        if east < 0 { east += 360 }
        let position = (x: east / width, y: (north - place.latitude) / height)
        guard position.x <= 1, (0...1).contains(position.y) else { return nil }
        return position
    }
}
