extension [Coordinate] {
    /// Returns the line in parts that do not cross the date line (RFC 7946, 3.1.9).
    ///
    /// From each point the line goes the shorter way to the next, straight in latitude and
    /// longitude. A part ends at 180° and the next begins at -180°, or the other way round. Between
    /// opposite meridians the line goes over the nearer pole: a part ends at the pole, and the next
    /// begins there on the other meridian. Parts of a single point are left out.
    package func cutAtDateLine() -> [[Coordinate]] {
        guard var last = first else { return [] }
        var (parts, part) = ([[Coordinate]](), [last])
        func cut(_ end: Coordinate, _ start: Coordinate) {
            if part.last != end { part.append(end) }
            if part.count > 1 { parts.append(part) }
            part = [start]
        }
        for next in dropFirst() {
            var next = next
            let turn = (next.longitude - last.longitude).remainder(dividingBy: 360)
            if last.isPole, !next.isPole {
                if last.longitude != next.longitude { cut(last, last.moved(to: next.longitude)) }
            } else if next.isPole {
                next = next.moved(to: last.longitude)
            } else if turn.magnitude == 180 {
                let pole = last.latitude + next.latitude < 0 ? -90.0 : 90
                let end = Coordinate(checkedLatitude: pole, checkedLongitude: last.longitude)
                cut(end, end.moved(to: next.longitude))
            } else if turn == 0 {
                // The same meridian: -180° and 180° are one.
                next = next.moved(to: last.longitude)
            } else if (next.longitude - last.longitude).magnitude > 180 {
                let edge = turn < 0 ? -180.0 : 180
                if next.longitude == -edge {
                    next = next.moved(to: edge)
                } else {
                    let share = (edge - last.longitude) / turn
                    let latitude = last.latitude + share * (next.latitude - last.latitude)
                    let end = Coordinate(checkedLatitude: latitude, checkedLongitude: edge)
                    cut(end, end.moved(to: -edge))
                }
            }
            part.append(next)
            last = next
        }
        if part.count > 1 { parts.append(part) }
        return parts
    }
}

extension Coordinate {
    fileprivate var isPole: Bool { latitude.magnitude == 90 }

    fileprivate func moved(to longitude: Double) -> Coordinate {
        Coordinate(checkedLatitude: latitude, checkedLongitude: longitude)
    }
}
