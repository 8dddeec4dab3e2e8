import Geodesy
import SectionCLibrary
import SectionEssentials

/// Places points of the Earth on a canvas, with north up.
///
/// The projection is equirectangular: meridians and parallels are straight, and a degree of
/// longitude is as wide as it is on the middle parallel, so that shapes keep their proportions. The
/// dots of a terminal are square, because a character is twice as high as wide.
struct MapProjection {
    /// The longitude and the latitude in the middle of the canvas.
    let middle: (longitude: Double, latitude: Double)

    /// The size of the canvas, in dots.
    let width: Double
    let height: Double

    /// The number of dots that a degree of latitude takes.
    let scale: Double

    /// The number of dots that a degree of longitude takes.
    let stretch: Double

    /// The metres from one dot to the next, which is exact from north to south.
    var metresPerDot: Double { Earth.meanRadius * .pi / 180 / scale }

    /// The degrees of latitude that the canvas shows.
    var latitudes: Double { height / scale }

    /// The part of the Earth that the canvas shows; nil if that is more than half of it.
    var box: GeoBox? {
        let (half, reach) = (latitudes / 2, width / stretch / 2)
        guard reach < 90 else { return nil }
        return GeoBox(
            south: max(-90, middle.latitude - half),
            west: (middle.longitude - reach).remainder(dividingBy: 360),
            north: min(90, middle.latitude + half),
            east: (middle.longitude + reach).remainder(dividingBy: 360))
    }

    /// The widest a degree of longitude may be drawn near a pole.
    private static let leastCosine = 0.05

    /// The space around the content, in dots.
    static let margin = 6.0

    /// Shows an area in the middle of a canvas, as large as possible.
    init(_ area: MapExtent, columns: Int, rows: Int) {
        let (width, height) = (Double(columns * 2), Double(rows * 4))
        let (cosine, margin) = (Self.cosine(area), area.hasMargin ? Self.margin : 0)
        scale = min(
            max(width - 2 * margin, 2) / (area.longitudes * cosine),
            max(height - 2 * margin, 2) / area.latitudes)
        stretch = scale * cosine
        (self.width, self.height) = (width, height)
        // No more is shown beyond a pole than necessary.
        let beyond = height / scale / 2
        let latitude =
            beyond >= 90
            ? 0 : min(max(area.latitude, beyond - 90), 90 - beyond)
        middle = (area.longitude, latitude)
    }

    /// The rows that a canvas of so many columns needs to show an area over its whole width.
    static func rows(for area: MapExtent, columns: Int) -> Int {
        let margin = area.hasMargin ? margin : 0
        let scale = (Double(columns * 2) - 2 * margin) / (area.longitudes * cosine(area))
        let dots = area.latitudes * scale + 2 * margin
        return Int(clamping: (dots / 4).rounded(.up))
    }

    private static func cosine(_ area: MapExtent) -> Double {
        // The middle parallel of the Earth is the equator, although a part of it may be left out.
        area.isWorld ? 1 : max(cos(area.latitude * .pi / 180), leastCosine)
    }

    /// The place of a point, in dots from the top left; it may be outside the canvas.
    func place(_ coordinate: Coordinate) -> (x: Double, y: Double) {
        (x(Self.turn(coordinate.longitude - middle.longitude)), y(coordinate.latitude))
    }

    /// The horizontal place of a difference of longitude to the middle.
    func x(_ difference: Double) -> Double {
        width / 2 + difference * stretch
    }

    /// The vertical place of a latitude.
    func y(_ latitude: Double) -> Double {
        height / 2 - (latitude - middle.latitude) * scale
    }

    /// A difference of longitudes as the shorter way around the Earth, from -180 to 180.
    static func turn(_ difference: Double) -> Double {
        if difference > 180 { return difference - 360 }
        return difference < -180 ? difference + 360 : difference
    }
}
