/// The findings of a file: how many of each kind there are, and the first ones of each.
struct FindingList: Sendable {
    private var findings: [TrackFinding] = []
    private var counts: [Oddity: Int] = [:]

    /// The number of findings of each kind, also of those that are not kept.
    var countsByKind: [String: Int] {
        Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) })
    }

    /// The findings in the order of their lines; those about the whole file come last.
    var inOrder: [TrackFinding] {
        findings.enumerated().sorted { one, other in
            (one.element.line ?? .max, one.offset) < (other.element.line ?? .max, other.offset)
        }.map(\.element)
    }

    /// Adds a finding; its line and text are made only if it is kept.
    mutating func add(
        _ kind: Oddity,
        _ text: @autoclosure () -> String = "",
        line: @autoclosure () -> Int?
    ) {
        let count = counts[kind, default: 0] + 1
        counts[kind] = count
        guard count <= TrackFinding.limit else { return }
        findings.append(
            TrackFinding(kind: kind.rawValue, line: line(), sentence: kind.sentence(text())))
    }

    /// Adds a finding with the bytes of the file that are odd.
    mutating func add(
        _ kind: Oddity,
        bytes: UnsafeBufferPointer<UInt8>,
        line: @autoclosure () -> Int?
    ) {
        add(kind, Self.excerpt(bytes), line: line())
    }

    /// The first characters of a text on one line.
    private static func excerpt(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        let words = String(decoding: bytes.prefix(160), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? "empty" : words.count > 40 ? "\(words.prefix(39))…" : words
    }
}
