import FeatureTesting
import SectionEssentials
import SectionKit
import Synchronization
import WebHost
import WebServer

/// A program with two tabs, a section that fails, and one with details.
final class TeaHouse: Sendable {
    static let year = SectionOption<Int>(
        "year", placeholder: "YEAR", summary: "only teas of this year", minimum: 1900)
    static let green = SectionOption<Bool>("green", summary: "only green teas")
    static let kinds = SectionOption<[String]>(
        "kinds", placeholder: "KINDS", summary: "only these kinds", anyOf: ["green", "black"])
    static let tea = SectionOption(
        operand: "tea", placeholder: "TEA", summary: "the tea", accepts: "the name of a tea",
        example: "Sencha"
    ) { $0.isEmpty ? nil : $0 }
    static let recipe = SectionOption(
        operand: "recipe", placeholder: "FILE", summary: "the file", accepts: "the name of a file",
        example: "chai.txt"
    ) { $0.isEmpty ? nil : $0 }
    static let source = SectionOption(
        "source", placeholder: "SOURCE", summary: "where the teas are from",
        choices: ["shelf", "cellar"])

    private static let description = ProgramDescription(
        name: "tea-house", version: "1", title: "Tea <house>", summary: "Teas.",
        sections: [
            CommandDescription(
                name: "teas", summary: "the teas",
                options: [year.description, green.description, kinds.description],
                hasPrivateValues: true),
            CommandDescription(name: "harvests", summary: "the harvests"),
            CommandDescription(
                name: "stock", summary: "the stock", options: ListPage.options),
            CommandDescription(name: "recipes", summary: "the recipes"),
            CommandDescription(name: "recipe", summary: "a recipe", options: [recipe.description]),
            CommandDescription(name: "weather", summary: "the weather"),
            CommandDescription(name: "music", summary: "the music"),
            CommandDescription(name: "tea", summary: "a tea", options: [tea.description]),
        ],
        tabs: [
            ScreenTab("Our teas", sections: ["teas"]),
            ScreenTab("Outside", sections: ["weather", "music"]),
        ])

    private let site = Mutex<WebSite?>(nil)
    private let loads = Mutex(0)
    private let isHeld: Bool

    /// Holds the section of the weather.
    let gate = Gate()

    /// How often a section was loaded.
    var loadCount: Int { loads.withLock(\.self) }

    init(isWeatherHeld: Bool = false, isProxied: Bool = false, opened: String? = nil) {
        isHeld = isWeatherHeld
        let hosted = HostedProgram(
            Self.description, options: [Self.source.description],
            isLive: { name, _ in name == "music" }
        ) { [self] values, _, _ throws(UsageError) in
            let source = try values.value(of: Self.source) ?? "shelf"
            return OpenSource(
                Report.Source(id: source, summary: "The \(source)."),
                now: Date(timeIntervalSince1970: 1_600_000_000),
                section: { [self] name, values throws(UsageError) in
                    try section(name, values)
                })
        }
        let formats = [
            WebFormat("JSON", endings: [".json"]) {
                Public(isPersonal: $0, surface: JSONSurface())
            },
            WebFormat("CSV", endings: [".csv"]) { Public(isPersonal: $0, surface: CSVSurface()) },
        ]
        let program = WebProgram(
            hosted, opened: opened, values: CommandValues(), surface: HTMLSurface(),
            formats: formats,
            clock: { Date(timeIntervalSince1970: 1_600_000_000) })
        site.withLock {
            $0 = WebSite(
                program,
                guard: WebGuard(
                    program: "tea-house", token: "t", port: isProxied ? nil : 80,
                    clock: { Date(timeIntervalSince1970: 1_600_000_000) }),
                patience: isWeatherHeld ? .zero : .seconds(600), keepingTime: .seconds(600))
        }
    }

    private func section(
        _ name: String, _ values: OptionValues
    ) throws(UsageError) -> any Section {
        loads.withLock { $0 += 1 }
        switch name {
        case "teas":
            if try values.value(of: Self.year) == 1999 {
                throw UsageError(conflict: "there was no harvest in 1999.")
            }
            return Teas(isGreen: try values.value(of: Self.green) ?? false)
        case "harvests": return Harvests()
        case "stock": return Stock(page: try ListPage(values))
        case "recipes": return Recipes()
        case "recipe": return Tea(name: try values.required(Self.recipe))
        case "tea": return Tea(name: try values.required(Self.tea))
        default: return Weather(gate: isHeld ? gate : nil)
        }
    }

    /// Asks for a path, as who has the token does, and waits for all of the response.
    func ask(
        _ target: String, method: String = "GET", lines: [String] = ["Authorization: Bearer t"]
    ) async throws -> (response: WebResponse, text: String) {
        var parser = RequestParser()
        let head = ["\(method) \(target) HTTP/1.1", "Host: localhost:80"] + lines + ["", ""]
        parser.append(head.joined(separator: "\r\n").utf8)
        guard let request = try parser.next(), let site = site.withLock(\.self) else {
            throw RequestRefusal(0, "incomplete")
        }
        let response = await withCheckedContinuation { continuation in
            let now = site.response(to: request) { continuation.resume(returning: $0) }
            if let now { continuation.resume(returning: now) }
        }
        switch response.body {
        case .bytes(let bytes): return (response, String(decoding: bytes, as: UTF8.self))
        case .stream(let stream):
            while stream.whole == nil {
                await gate.open()
                await Task.yield()
            }
            return (response, String(decoding: stream.whole ?? [], as: UTF8.self))
        case .endless: return (response, "")
        }
    }
}

/// Teas with a private value each.
private struct Teas: Section {
    let id = "teas"
    let title = "Teas"
    let isGreen: Bool

    func load(into output: some SectionOutput<[String]>) async {
        await output.show(.success(isGreen ? ["Sencha"] : ["Sencha", "Earl <Grey>"]))
    }

    func body(for teas: [String]) -> [Block] {
        [
            .table(
                Table(
                    columns: [Column("name", "Tea"), Column("seat", "Seat").keptPrivate],
                    rows: teas.map { [.text($0), .text("12A")] }, identities: teas,
                    commands: ["remove", "tea"]))
        ]
    }
}

private struct Harvests: Section {
    let id = "harvests"
    let title = "Harvests"

    func load(into output: some SectionOutput<[Int]>) async {
        await output.show(.success([2021, 2023, 2020, 2022]))
    }

    func body(for years: [Int]) -> [Block] {
        [.table(Table(columns: [Column("year", "Year")], rows: years.map { [.ordinal($0)] }))]
    }
}

/// A long list.
private struct Stock: Section {
    let id = "stock"
    let title = "Stock"
    let page: ListPage

    func load(into output: some SectionOutput<Int>) async {
        await output.show(.success(350))
    }

    func body(for count: Int) -> [Block] {
        let tins = Array(page.part(of: Array(0..<count)))
        let rows = TableRows(count: tins.count) { [.text("Tin \(tins[$0])"), .integer(tins[$0])] }
        let table = Table(columns: [Column("name", "Name"), Column("grams", "Grams")], rows: rows)
        return [
            .paragraph("'tea-house teas --year 2012' shows the old ones."),
            .table(table.page(ofMatching: count)),
        ]
    }
}

/// A list of files.
private struct Recipes: Section {
    let id = "recipes"
    let title = "Recipes"

    func load(into output: some SectionOutput<[String]>) async {
        await output.show(.success(["/home/me/chai.txt"]))
    }

    func body(for files: [String]) -> [Block] {
        let columns = [Column("name", "Name")]
        let rows = files.map { _ in [Cell.text("Chai")] }
        return [
            .table(Table(columns: columns, rows: rows, identities: files, commands: ["recipe"]))
        ]
    }
}

private struct Tea: Section {
    let id = "tea"
    let title = "Tea"
    let name: String

    func load(into output: some SectionOutput<String>) async {
        if name == "Nettle" {
            let advice = "Ask for 'tea-house tea Sencha', or run 'tea-house tea Assam'."
            await output.show(
                .error(
                    SectionError(
                        message: "No tea is called Nettle.", recovery: advice, isNotFound: true)))
        } else {
            await output.show(.success(name))
        }
    }

    func pageTitle(for name: String) -> String { "\(name), a tea" }

    func body(for name: String) -> [Block] { [.paragraph("All about \(name).")] }
}

private struct Weather: Section {
    let id = "weather"
    let title = "Weather"
    let gate: Gate?

    func load(into output: some SectionOutput<String>) async {
        await gate?.passed()
        await output.show(
            .error(SectionError(message: "It is too dark.", recovery: "Wait for the day.")))
    }

    func body(for content: String) -> [Block] { [] }
}

/// A surface for others, unless private values are wanted.
private struct Public<Wrapped: Surface>: Surface {
    let isPersonal: Bool
    let surface: Wrapped

    func check(_ shape: ReportShape) throws(SurfaceError) { try surface.check(shape) }

    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure) {
        try surface.write(isPersonal ? report : report.withoutPrivateValues, to: &sink)
    }
}
