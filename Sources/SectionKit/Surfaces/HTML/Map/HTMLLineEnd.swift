import Geodesy

/// The name of an end of a line, which stands beyond it.
struct HTMLLineEnd {
    let name: String
    let place: Coordinate

    /// The direction in which the line ends, in degrees clockwise from true north.
    let direction: Double

    /// The length of the line, in degrees of latitude.
    let span: Double

    /// How long a line is whose ends have names, and how far beyond it they are, in CSS pixels.
    static let least = 60.0
    static let beyond = 14.0
}

extension MapLine {
    /// Its ends with their names; empty if they have none.
    var namedEnds: [HTMLLineEnd] {
        guard let ends, let first = segments.first?.first, let last = segments.last?.last,
            first != last
        else { return [] }
        let way = Geodesic(from: first, to: last)
        let span = way.distance / (Earth.meanRadius * .pi / 180)
        return [
            HTMLLineEnd(
                name: ends.first, place: first, direction: way.initialBearing + 180, span: span),
            HTMLLineEnd(name: ends.last, place: last, direction: way.finalBearing, span: span),
        ].filter { !$0.name.isEmpty }
    }
}
