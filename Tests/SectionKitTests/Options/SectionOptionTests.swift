import SectionKit
import Testing

struct SectionOptionTests {
    private enum Order: String, CaseIterable, Sendable {
        case asc, desc
    }

    private enum Size: String, CaseIterable, Sendable {
        case m = "M"
        case xl = "XL"
    }

    private static let sort = SectionOption<Order>(
        "sort", placeholder: "ORDER", summary: "order", default: .asc)
    private static let orders = SectionOption<[Order]>(
        "orders", placeholder: "ORDERS", summary: "orders")
    private static let limit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "how many", minimum: 2)
    private static let source = SectionOption(
        "source", placeholder: "SOURCE", summary: "from where", choices: ["archive", "live"])
    private static let ascii = SectionOption<Bool>("ascii", summary: "only ASCII")
    private static let half = SectionOption(
        "half",
        placeholder: "N",
        summary: "half of it",
        accepts: "an even number",
        example: "8",
        suggestions: .words { ["100", "200"] }
    ) { text in
        Int(text).flatMap { $0.isMultiple(of: 2) ? $0 / 2 : nil }
    }

    @Test(arguments: ["desc", "DESC", "Desc"])
    func `a choice is read in any case`(text: String) throws {
        #expect(try Self.sort.value(from: text) == .desc)
    }

    @Test(arguments: ["", " ", "descending", "asc,desc", "asc "])
    func `a word that is not a choice is refused`(text: String) {
        #expect(throws: UsageError.self) { try Self.sort.value(from: text) }
    }

    @Test func `an option that may be empty reads an empty value as nil`() throws {
        let half = Self.half.orNothing

        #expect(try half.value(from: "") == .some(nil))
        #expect(try half.value(from: "8") == 4)
        #expect(throws: half.description.usageError(for: "7")) { try half.value(from: "7") }
        #expect(half.description.accepts(""))
        #expect(half.description.acceptedText == "an even number, or nothing, such as 8")
    }

    @Test(arguments: [4, nil])
    func `a value that may be empty is written as it is read`(limit: Int?) throws {
        let option = Self.limit.orNothing

        let values = OptionValues(["limit": "9"]).setting(option, to: limit)

        #expect((try values.value(of: option) ?? nil) == limit)
    }

    @Test func `a list is read word by word`() throws {
        #expect(try Self.orders.value(from: "asc") == [.asc])
        #expect(try Self.orders.value(from: "desc,ASC,desc") == [.desc, .asc])
        #expect(try Self.orders.value(from: " desc , asc") == [.desc, .asc])
    }

    @Test(arguments: ["", ",", "asc,", ",asc", "asc;desc", "asc desc", "asc, ", "asc,up"])
    func `a list with a word that is not a choice is refused`(text: String) {
        #expect(throws: UsageError.self) { try Self.orders.value(from: text) }
    }

    @Test func `the error for a list names only the invalid word`() throws {
        let error = try #require(throws: UsageError.self) {
            try Self.orders.value(from: "asc,decs")
        }

        #expect(error.message.contains("'decs'"))
        #expect(!error.message.contains("'asc,decs'"))
    }

    @Test(arguments: [("2", 2), ("12", 12), ("007", 7)])
    func `a whole number is read`(text: String, number: Int) throws {
        #expect(try Self.limit.value(from: text) == number)
    }

    @Test(arguments: ["", "1", "-3", "2.0", "2e1", " 2", "two", "٣", "99999999999999999999"])
    func `anything but a whole number of at least the minimum is refused`(text: String) {
        #expect(throws: UsageError.self) { try Self.limit.value(from: text) }
    }

    @Test func `a choice known only at run time is read`() throws {
        #expect(try Self.source.value(from: "live") == "live")
        #expect(throws: UsageError.self) { try Self.source.value(from: "liv") }
        #expect(throws: UsageError.self) { try Self.source.value(from: "") }
    }

    @Test func `a choice declared in capitals is read`() throws {
        let size = SectionOption<Size>("size", placeholder: "SIZE", summary: "size", default: .m)
        let zone = SectionOption<String>(
            "zone", placeholder: "ZONE", summary: "zone", choices: ["utc", "UTC", "GMT"])

        #expect(try size.value(from: "XL") == .xl)
        #expect(try size.value(from: "xl") == .xl)
        #expect(try zone.value(from: "UTC") == "UTC")
        #expect(try zone.value(from: "gmt") == "GMT")
    }

    @Test func `a switch is on when given and takes no value`() throws {
        #expect(try Self.ascii.value(from: ""))
        for text in ["true", "false", "0", " "] {
            #expect(throws: UsageError.self) { try Self.ascii.value(from: text) }
        }
    }

    @Test func `an option with its own parse closure uses it`() throws {
        #expect(try Self.half.value(from: "8") == 4)
        #expect(throws: Self.half.description.usageError(for: "101")) {
            try Self.half.value(from: "101")
        }
    }

    @Test func `choices are described in the order they are declared`() {
        #expect(Self.sort.description.accepted == .choices(["asc", "desc"], default: "asc"))
        #expect(Self.orders.description.accepted == .choices(["asc", "desc"], default: nil))
        #expect(
            Self.source.description.accepted
                == .choices(["archive", "live"], default: "archive"))
        #expect(Self.ascii.description.accepted == .nothing)
        #expect(Self.half.description.accepted == .described("an even number", example: "8"))
    }

    @Test func `an option suggests one choice, a list option several`() {
        guard case .words(let orders) = Self.sort.description.suggestions,
            case .list(let lists) = Self.orders.description.suggestions
        else {
            Issue.record("sort takes one word, orders a list")
            return
        }
        #expect(orders() == ["asc", "desc"])
        #expect(lists() == ["asc", "desc"])
        #expect(Self.half.description.suggestions.words == ["100", "200"])
        #expect(Self.limit.description.suggestions.words == [])
    }

    @Test func `an operand can be a case of an enumeration`() throws {
        let operand = SectionOption<Order>(
            operand: "order", placeholder: "ORDER", summary: "which order")

        #expect(try operand.value(from: "Desc") == .desc)
        #expect(operand.description.label == "ORDER")
        #expect(operand.description.suggestions.words == ["asc", "desc"])
        #expect(throws: operand.description.usageError(for: "up")) { try operand.value(from: "up") }
    }

    @Test func `the example of a whole number is valid`() throws {
        guard case .described(_, let example) = Self.limit.description.accepted else {
            Issue.record("a whole number is described in words")
            return
        }

        #expect(try Self.limit.value(from: example) >= 2)
    }

    @Test func `an option recognizes a valid word unless it takes any word or number`() {
        let color = SectionOption<[String]>(
            "color", placeholder: "NAME", summary: "which", anyOf: ["red", "blue"])
        let year = SectionOption(
            "year", placeholder: "YEAR", summary: "when", accepts: "a year", example: "2020",
            parse: { $0.utf8.count == 4 ? Int($0) : nil })
        let limit = SectionOption<Int>("limit", placeholder: "N", summary: "most", minimum: 0)
        let text = SectionOption(
            "text", placeholder: "TEXT", summary: "with", accepts: "any text", example: "tea",
            parse: { $0 })

        #expect(color.description.recognizes("red"))
        #expect(color.description.named("paint-color").recognizes("red"))
        #expect(!color.description.recognizes("green"))
        #expect(year.description.recognizes("2020"))
        #expect(!year.description.recognizes("tea"))
        #expect(!limit.description.recognizes("2020"))
        #expect(!text.description.recognizes("red"))
    }
}
