import SectionEssentials

/// A member of the JSON object of a section.
enum JSONMember {
    case value(String, JSONValue)

    /// An array with an object for each row.
    case rows(Table)

    /// A feature collection (RFC 7946).
    case map(String, GeoJSONMap)
}

extension Table {
    /// The end of the name under which JSON says how many rows match on all pages.
    static var matchingSuffix: String { "_matching" }
}

extension SectionSnapshot {
    /// The names of the members that a section can have besides its tables, charts, maps and images.
    static let memberNames: Set<String> = [
        "id", "title", "source", "source_summary", "state", "warnings", "error", "observed_at",
        "refresh_error", "part", "facts",
    ]

    /// The members of the JSON object of the section, in order.
    var jsonMembers: [JSONMember] {
        let head = [
            JSONMember.value("id", .string(id)), .value("title", .string(title)),
            .value("source", JSONValue(source?.id)),
            .value("source_summary", JSONValue(source?.description)),
        ]
        let warned = JSONMember.value("warnings", JSONValue(warnings))
        switch state {
        case .loading:
            return head + [.value("state", .string("loading")), warned]
        case .success(let blocks):
            let observed = observedAt.map { JSONValue.string(ISO8601.text(from: $0)) }
            return head + [
                .value("state", .string("success")), warned,
                .value("observed_at", observed ?? .null),
                .value("refresh_error", refreshError?.json ?? .null), .value("part", part.json),
            ] + blocks.standard.members
        case .error(let error):
            return head
                + [.value("state", .string("error")), warned, .value("error", error.json)]
        }
    }
}

extension SectionError {
    fileprivate var json: JSONValue {
        .object([("message", .string(message)), ("recovery", .string(recovery))])
    }
}

extension ListPart? {
    /// How many items were read, and the total; null if all were read.
    fileprivate var json: JSONValue {
        guard let part = self else { return .null }
        return .object([
            ("read", .integer(part.read)), ("total", part.total.map(JSONValue.integer) ?? .null),
        ])
    }
}

extension [Block] {
    fileprivate var members: [JSONMember] {
        var members: [JSONMember] = []
        var facts: [(key: String, value: JSONValue)] = []
        var place: Int?
        var images: [(key: String, place: Int, values: [JSONValue])] = []
        for block in self {
            switch block {
            case .facts(let more):
                // All facts of a section are one object: names in an object must be unique.
                if place == nil { place = members.count }
                facts += more.forMachines.flatMap(\.values).map { ($0.key, JSONValue($0.value)) }
            case .table(let table) where table.isForMachines && !table.isRecord:
                if let matching = table.matching {
                    members.append(.value(table.key + Table.matchingSuffix, .integer(matching)))
                }
                members.append(.rows(table))
            case .table(let table) where table.isUnknown:
                members.append(.value(table.key, .null))
            case .chart(let chart): members.append(.rows(chart.table))
            case .lineChart(let chart): members.append(.rows(chart.table))
            case .map(let map):
                if map.isCompanion { break }
                members.append(.map(map.key, GeoJSONMap(map, table: table(of: map))))
            case .image(let image):
                guard let key = image.key else { break }
                if let index = images.firstIndex(where: { $0.key == key }) {
                    images[index].values.append(image.json)
                } else {
                    images.append((key, members.count, [image.json]))
                    members.append(.value(key, .null))
                }
            case .table, .heading, .paragraph, .notice, .custom: break
            }
        }
        for image in images { members[image.place] = .value(image.key, .array(image.values)) }
        if let place { members.insert(.value("facts", .object(facts)), at: place) }
        return members
    }
}

extension Image {
    /// The members of an image, with the name of its file; its content and its folder stay private.
    fileprivate var json: JSONValue {
        let text = { (text: String?) in text.map(JSONValue.string) ?? .null }
        let head = [
            ("url", text(link?.url)), ("file", text(fileName)),
            ("alternative", .string(alternative)),
        ]
        return .object(
            head + (attribution ?? Attribution()).values.map { ($0.key, text($0.value)) })
    }
}

extension JSONValue {
    /// Creates an array of sentences, in order.
    init(_ sentences: [String]) {
        self = .array(sentences.map(JSONValue.string))
    }

    /// Creates the JSON value of a raw value.
    init(_ value: RawValue) {
        self =
            switch value {
            case .text(let text): .string(text)
            case .boolean(let answer): .bool(answer)
            case .integer(let number): .integer(number)
            case .number(let number, let digits): .number(number, digits: digits)
            case .none: .null
            }
    }
}
