import Geodesy
import SectionEssentials

extension TextBuffer {
    /// Appends the parts of a line as arrays of JSON, the only one as it is, and passes them on in
    /// pieces.
    mutating func append<Element, Failure: Error>(
        _ parts: [[Element]],
        passingTo sink: (String) throws(Failure) -> Void,
        _ append: (inout TextBuffer, Element) -> Void
    ) throws(Failure) {
        if parts.count != 1 { self.append("[") }
        for (index, part) in parts.enumerated() {
            self.append(index > 0 ? ", [" : "[")
            var isFirst = true
            for element in part {
                if !isFirst { self.append(", ") }
                isFirst = false
                append(&self, element)
                try pass(to: sink)
            }
            self.append("]")
        }
        if parts.count != 1 { self.append("]") }
    }

    /// Appends a position: the longitude comes first, and the height in metres last.
    mutating func append(position point: Coordinate, elevation: Double?, digits: Int) {
        append("[")
        append { $0.append(point.longitude, decimals: digits, isTrimmed: true) }
        append(", ")
        append { $0.append(point.latitude, decimals: digits, isTrimmed: true) }
        if let elevation {
            append(", ")
            append { $0.append(elevation, decimals: 2, isTrimmed: true) }
        }
        append("]")
    }

    /// Appends a date in UTC as JSON; null for nil.
    mutating func append(json date: Date?) {
        guard let date else { return append("null") }
        append("\"")
        append { $0.append(date) }
        append("\"")
    }
}
