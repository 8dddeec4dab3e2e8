import Networking

/// The embedded table of airports, from which one field at a time is read.
struct AirportText: Sendable {
    private let text: CSVText
    private let columns: AirportColumns

    /// The offset of each airport, and of the end.
    private let offsets: [UInt32]

    init(_ text: CSVText, _ columns: AirportColumns) {
        self.text = text
        self.columns = columns
        offsets = text.rowOffsets
    }

    var count: Int { offsets.count - 1 }

    func text(_ field: AirportEntities.Text, at index: Int) -> String? {
        text.row(at: offsets[index]) { columns.text(field, of: $0) }
    }

    func elevation(at index: Int) -> Int? {
        text.row(at: offsets[index]) { columns.elevation(of: $0) }
    }

    func runwayLength(at index: Int) -> Int? {
        text.row(at: offsets[index]) { columns.runwayLength(of: $0) }
    }

    func isScheduled(at index: Int) -> Bool {
        text.row(at: offsets[index]) { columns.isScheduled($0) }
    }

    func latitude(at index: Int) -> Double? {
        text.row(at: offsets[index]) { columns.latitude(of: $0) }
    }

    func position(at index: Int) -> (latitude: Double?, longitude: Double?) {
        text.row(at: offsets[index]) {
            (columns.latitude(of: $0), columns.longitude(of: $0))
        }
    }

    /// The indices of the airports whose line passes a test.
    func indices(ofLines mayMatch: (UnsafeRawBufferPointer) -> Bool) -> [Int] {
        var found: [Int] = []
        var index = 0
        text.forEachLine { line in
            if mayMatch(line) { found.append(index) }
            index += 1
        }
        return found
    }
}
