import FeatureKit
import FeatureTesting
import Foundation
import Networking
import ProgramTesting
@testable import ReportCLI
import SectionKit

/// A sample program whose sections show the values of their options, as in `kind=black cups=2`.
enum Buffet {
    enum Order: String, CaseIterable, Sendable { case asc, desc }

    enum Kind: String, CaseIterable, Sendable { case green, black }

    static let kind = SectionOption<Kind>(
        "kind", placeholder: "KIND", summary: "which kind", default: .green)
    static let cups = SectionOption<Int>("cups", placeholder: "N", summary: "how many", minimum: 1)
    static let iced = SectionOption<Bool>("iced", summary: "cold ones, which are green")
    static let sorted = SectionOption<Order>(
        "sort", placeholder: "ORDER", summary: "the order of names", default: .asc)
    static let sortedBy = SectionOption<Kind>(
        "sort", placeholder: "KIND", summary: "the kind that comes first", default: nil)
    static let name = SectionOption<String>(
        operand: "name", placeholder: "NAME", summary: "a tea", accepts: "a name", example: "x",
        parse: { $0 })
    static let picture = SectionOption<String>(
        "picture", placeholder: "FILE", summary: "a picture", accepts: "a file", example: "x.png",
        suggestions: .files(), parse: { $0 })
    static let sends = SectionOption<Bool>("send", summary: "tell the kitchen")
        .givenEachTime(because: "it tells the kitchen")

    static let recipes = [
        recipe("teas", [kind, cups, iced, sorted, picture, sends]),
        recipe("cakes", [cups, sortedBy]),
        recipe("tea", [name, cups]),
    ]

    /// Adds a tea: an action with an option of a section, and one of its own.
    static let add = ActionRecipe<FeatureDependencies>(
        name: "add", summary: "add a tea",
        options: [cups.description, SectionOption<Int>.revision.description], confirmation: .always
    ) { _, values in ValuesAction(values: values) }

    static let program = ReportProgram(
        name: "buffet-car", version: "1", title: "Buffet", summary: "Shows what there is.",
        recipes: recipes, actions: [add],
        sources: [
            ReportSource(
                Report.Source(id: "car", summary: "The car."), summary: "the car",
                request: { BaseRequestSpy([:]) }),
            ReportSource<FeatureDependencies>(
                Report.Source(id: "web", summary: "The web."), summary: "the web",
                server: Server(
                    "web", address: "https://tea.example", addressVariable: "BUFFET_CAR_ADDRESS")),
        ],
        input: { _, context in
            FeatureDependencies(request: BaseRequestSpy([:]), now: context.now)
        })

    private static func recipe(
        _ name: String, _ options: [any Described]
    ) -> SectionRecipe<FeatureDependencies> {
        SectionRecipe(name: name, summary: "the \(name)", options: options.map(\.description)) {
            _, values throws(UsageError) in
            if try values.value(of: iced) == true, try values.required(kind) == .black {
                throw UsageError(conflict: "--iced only works with --kind green.")
            }
            if try values.value(of: picture) == "gone.png" {
                throw UsageError("gone.png cannot be read.")
            }
            return ValuesSection(id: name, values: values)
        }
    }

    /// One run of the program in a folder of its own.
    struct Run {
        let status: ExitCode
        let output: String
        let errors: String

        init(_ line: String, config: String? = nil, _ environment: [String: String] = [:])
            async throws
        {
            let home = try TemporaryFolder()
            if let config {
                try home.makeFolder(".config")
                try home.makeFolder(".config/buffet-car")
                try home.put(config, in: ".config/buffet-car/config")
            }
            await self.init(line, in: home, environment)
        }

        init(
            _ line: String, in home: TemporaryFolder, _ environment: [String: String] = [:]
        ) async {
            let (output, errors) = (TextOutputSpy(), TextOutputSpy())
            let host = Host(
                environment: environment.merging(["HOME": home.url.path]) { own, _ in own },
                clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: output,
                errorOutput: errors)
            let words = line.split(separator: " ").map(String.init)
            status = await Buffet.program.run(words, in: host)
            (self.output, self.errors) = (output.text, errors.text)
        }

        /// The line with the values of a section.
        func values(of section: String) -> String? {
            output.split(separator: "\n").first { $0.hasPrefix("\(section):") }.map(String.init)
        }
    }
}

/// An option, whatever its value is.
protocol Described { var description: OptionDescription { get } }

extension SectionOption: Described {}

extension OptionValues {
    fileprivate var line: String {
        let words = words
        return words.isEmpty ? "none" : words
    }

    private var words: String {
        ["cups", "iced", "kind", "picture", "sort"].compactMap { name in
            text(of: name).map { "\(name)=\($0)" }
        }.joined(separator: " ")
    }
}

private struct ValuesSection: SectionKit.Section {
    let id: String
    let values: OptionValues
    var title: String { id.capitalized }
    var shape: ContentShape { .unknown }

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success("\(id): \(values.line)"))
    }

    func body(for line: String) -> [Block] { [.paragraph(InlineText(line))] }
}

private struct ValuesAction: Action {
    let id = "add"
    let title = "Add a tea"
    let shape = ContentShape.unknown
    let values: OptionValues

    func plan(into output: some SectionOutput<ActionPlan>) async {
        await output.show(.success(ActionPlan("add: \(values.line)")))
    }

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success("add: \(values.line)"))
    }

    func body(for line: String) -> [Block] { [.paragraph(InlineText(line))] }
}
