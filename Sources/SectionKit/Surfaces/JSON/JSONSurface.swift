/// Writes a report for machines, as JSON (RFC 8259) under schema 1.
///
/// Facts and rows are what the columns and facts of the blocks call them; headings, paragraphs
/// and notices are for people and stay out. Every key is always there, null where nothing is known.
public struct JSONSurface: Surface {
    /// The version of the shape below; it grows only when a key changes its meaning.
    public static let schema = 1

    private let ascii: Bool

    /// Makes the surface; in ASCII, other characters are written as escapes (RFC 8259, section 7).
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// The report as one JSON object, one row to a line.
    public func text(of report: Report) -> String {
        let document = JSONValue.object([
            ("schema", .integer(Self.schema)),
            ("source", .string(report.source.id)),
            ("generated_at", .string(ISO8601.text(from: report.generatedAt))),
            ("sections", .array(report.sections.map(section))),
        ])
        let text = document.text(openTo: 4) + "\n"
        return ascii ? text.escapedJSON : text
    }

    private func section(_ snapshot: SectionSnapshot) -> JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("id", .string(snapshot.id)),
            ("title", .string(snapshot.title)),
        ]
        switch snapshot.state {
        case .loading:
            members.append(("state", .string("loading")))
        case .success(let blocks):
            members.append(("state", .string("success")))
            members += self.members(of: blocks)
        case .error(let error):
            members.append(("state", .string("error")))
            let details: [(key: String, value: JSONValue)] = [
                ("message", .string(error.message)), ("recovery", .string(error.recovery)),
            ]
            members.append(("error", .object(details)))
        }
        return .object(members)
    }

    private func members(of blocks: [Block]) -> [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = []
        var facts: [(key: String, value: JSONValue)] = []
        var place: Int?
        for block in blocks {
            switch block {
            case .facts(let more):
                // All facts of a section are one object: no name may stand in another twice.
                if place == nil { place = members.count }
                facts += more.map { ($0.key, JSONValue($0.value.raw)) }
            case .table(let table): members.append(member(of: table))
            case .chart(let chart): members.append(member(of: chart.table))
            case .heading, .paragraph, .image, .notice: break
            }
        }
        if let place { members.insert(("facts", .object(facts)), at: place) }
        return members
    }

    private func member(of table: Table) -> (key: String, value: JSONValue) {
        let keys = table.keys
        let rows = table.rows.map { row in
            JSONValue.object(zip(keys, table.values(of: row)).map { ($0, JSONValue($1)) })
        }
        return (table.key, .array(rows))
    }
}

extension JSONValue {
    fileprivate init(_ value: RawValue) {
        self =
            switch value {
            case .text(let text): .string(text)
            case .integer(let number): .integer(number)
            case .number(let number): .number(number)
            case .none: .null
            }
    }
}
