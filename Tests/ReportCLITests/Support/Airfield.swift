import FeatureKit
import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import ScreenHost
import SectionKit

/// A sample program whose two sections have options of the same names; only `--year` is identical.
enum Airfield {
    enum FlightOrder: String, CaseIterable, Sendable {
        case time, height
    }

    enum AirportOrder: String, CaseIterable, Sendable {
        case name, size
    }

    private static let year = SectionOption(
        "year", placeholder: "YEAR", summary: "only this year", accepts: "a year of this century",
        example: "2020", parse: { text in Int(text).flatMap { $0 >= 2000 ? $0 : nil } })
    private static let flightLimit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "at most this many flights", minimum: 1)
    private static let airportLimit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "at most this many airports", minimum: 1)
    private static let flightOrder = SectionOption<FlightOrder>(
        "sort", placeholder: "ORDER", summary: "the order of flights", default: .time
    ).picked(by: OptionPicker(key: "f", title: "Flights by"))
    private static let airportOrder = SectionOption<AirportOrder>(
        "sort", placeholder: "ORDER", summary: "the order of airports", default: .name
    ).picked(by: OptionPicker(key: "a", title: "Airports by"))

    static let flights = recipe("flights", flightLimit, flightOrder)
    static let airports = recipe("airports", airportLimit, airportOrder)

    static let program = program([flights, airports])

    /// A section with a person's own data.
    static let logbook = recipe("logbook", flightLimit, flightOrder, isPersonal: true)

    /// A program of these recipes.
    static func program(
        _ recipes: [SectionRecipe<FeatureDependencies>],
        sources: [String] = ["tower"],
        opening: [String: [String: String]] = [:],
        tabs: [ScreenTab] = [],
        opened: String? = nil
    ) -> ReportProgram {
        ReportProgram(
            name: "airfield", version: "1", title: "Airfield", summary: "Shows what flies.",
            recipes: recipes,
            sources: sources.map { name in
                ReportSource(
                    Report.Source(id: name, summary: "The tower."), summary: "the tower",
                    opening: opening
                ) { context in
                    FeatureDependencies(
                        request: BaseRequestSpy([:]), now: context.now, memory: context.memory)
                }
            },
            tabs: tabs, opened: opened)
    }

    /// Runs the program; the report shows the option values of each section.
    static func run(
        _ line: String,
        of program: ReportProgram = program,
        screen: ScriptedTerminal? = nil,
        errorIsTerminal: Bool = false,
        environment: [String: String] = [:]
    ) async -> (status: ExitCode, output: String, errors: String) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            environment: ["TERM": "xterm"].merging(environment) { $1 }, screen: screen,
            errorIsTerminal: errorIsTerminal,
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: output,
            errorOutput: errors)
        let words = line.split(separator: " ").map(String.init)
        let status = await program.run(words, in: host)
        return (status, output.text, errors.text)
    }

    private static func recipe<Order: Sendable & RawRepresentable<String>>(
        _ name: String,
        _ limit: SectionOption<Int>,
        _ order: SectionOption<Order>,
        isPersonal: Bool = false
    ) -> SectionRecipe<FeatureDependencies> {
        SectionRecipe(
            name: name,
            summary: "the \(name)",
            options: [limit.description, order.description, year.description],
            isPersonal: isPersonal
        ) { _, values throws(UsageError) in
            let number = try values.value(of: limit).map { "\($0)" } ?? "all"
            let order = try values.given(order)?.rawValue ?? "any"
            let year = try values.value(of: year).map { "\($0)" } ?? "ever"
            return GivenSection(id: name, given: "\(number) \(name) by \(order) of \(year)")
        }
    }
}

/// A section that shows its option values.
private struct GivenSection: SectionKit.Section {
    let id: String
    let given: String

    var title: String { id.uppercased() }

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success(given))
    }

    func body(for given: String) -> [Block] {
        [.paragraph(InlineText(given))]
    }
}
