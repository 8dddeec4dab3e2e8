/// The name of the file of a change, such as `12.json`.
struct ChangeFile: Equatable {
    let number: Int

    /// Whether its records are still being written, or were interrupted by a crash.
    let isPending: Bool

    init(_ number: Int, isPending: Bool) {
        self.number = number
        self.isPending = isPending
    }

    /// Parses a file name; nil if it is not that of a change.
    init?(name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]),
            (1..<(1 << 53)).contains(number), parts[1] == "json" || parts[1] == "pending"
        else { return nil }
        self.init(number, isPending: parts[1] == "pending")
        if name != self.name { return nil }
    }

    var name: String { "\(number).\(isPending ? "pending" : "json")" }
}
