import SectionEssentials

/// Writes a report as JSON (RFC 8259) in schema 1.
///
/// Facts and rows have the keys of their facts and columns; images with the same key are an array;
/// headings, paragraphs, notices and other images are omitted. Every key is always present, with
/// null if the value is unknown. A list that can be paged says how many rows match on all pages, as
/// `rows_matching` before its `rows`. The `source` of a section is null if it is that of the report. The
/// `warnings` of the report are about its content, such as that a cached response was
/// used; the `warnings` of a section name what is missing from it. Both are usually empty.
public struct JSONSurface: Surface {
    /// The version of the format; it is incremented only when a key changes its meaning.
    public static let schema = 1

    private let ascii: Bool
    private let isOneLine: Bool

    /// Creates the surface.
    ///
    /// - Parameters:
    ///   - ascii: whether other characters are escaped (RFC 8259, section 7).
    ///   - isOneLine: whether the report is written on one line, as in a stream of reports.
    public init(ascii: Bool = false, isOneLine: Bool = false) {
        self.ascii = ascii
        self.isOneLine = isOneLine
    }

    /// A surface that writes one report per line.
    public func streamed(isFirst: Bool) -> (any Surface)? {
        JSONSurface(ascii: ascii, isOneLine: true)
    }

    /// Writes the report as a JSON object, with each row on a line of its own.
    ///
    /// - Throws: the error of the sink.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        let head = [
            ("schema", JSONValue.integer(Self.schema)),
            ("source", .string(report.source.id)),
            ("source_summary", .string(report.source.description)),
            ("generated_at", .string(ISO8601.text(from: report.generatedAt))),
            ("warnings", JSONValue(report.warnings)),
        ]
        try write("{" + head.map { member($0, indent: 2) + "," }.joined(), to: &sink)
        try write(list: report.sections, key: "sections", indent: 2, to: &sink) {
            section, sink throws(Sink.Failure) in
            try write(section, to: &sink)
        }
        try write("\(line(0))}\n", to: &sink)
    }

    private func write<Sink: TextSink>(
        _ section: SectionSnapshot,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        var isFirst = true
        try write("{", to: &sink)
        for member in section.jsonMembers {
            if !isFirst { try write(",", to: &sink) }
            isFirst = false
            switch member {
            case .value(let key, let value):
                try write(self.member((key, value), indent: 6), to: &sink)
            case .rows(let table):
                var rows = JSONRows(table)
                try write(list: table.rows, key: table.key, indent: 6, to: &sink) {
                    row, sink throws(Sink.Failure) in
                    try write(rows.object(for: row), to: &sink)
                }
            case .map(let key, var map):
                try write(name(key, indent: 6) + "{", to: &sink)
                for head in map.shapes.collectionMembers {
                    try write(self.member(head, indent: 8) + ",", to: &sink)
                }
                try write(list: map.shapes, key: "features", indent: 8, to: &sink) {
                    shape, sink throws(Sink.Failure) in
                    try map.write(shape) { text throws(Sink.Failure) in
                        try write(text, to: &sink)
                    }
                }
                try write("\(line(6))}", to: &sink)
            }
        }
        try write("\(line(4))}", to: &sink)
    }

    /// Writes an array, with each element on a line of its own.
    private func write<Sink: TextSink, List: Collection>(
        list: List,
        key: String,
        indent: Int,
        to sink: inout Sink,
        _ body: (List.Element, inout Sink) throws(Sink.Failure) -> Void
    ) throws(Sink.Failure) {
        try write(name(key, indent: indent) + "[", to: &sink)
        var separator = line(indent + 2)
        let next = "," + separator
        for element in list {
            try write(separator, to: &sink)
            try body(element, &sink)
            separator = next
        }
        try write(list.isEmpty ? "]" : line(indent) + "]", to: &sink)
    }

    /// A member on a line of its own; so are the members of its value.
    private func member(_ member: (key: String, value: JSONValue), indent: Int) -> String {
        name(member.key, indent: indent)
            + member.value.text(openTo: isOneLine ? 0 : 1, indent: indent)
    }

    /// The start of a member on a new line, up to its value.
    private func name(_ key: String, indent: Int) -> String {
        "\(line(indent))\(JSONValue.string(key).text()): "
    }

    private func line(_ indent: Int) -> String {
        isOneLine ? "" : "\n" + String(repeating: " ", count: indent)
    }

    private func write<Sink: TextSink>(
        _ text: String,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        try sink.write(ascii ? text.escapedJSON : text)
    }
}
