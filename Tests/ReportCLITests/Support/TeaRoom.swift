import FeatureKit
import FeatureTesting
import Foundation
import Networking
import ReportCLI
import SectionKit

/// A sample program: a tea room with a menu and a guest book.
enum TeaRoom {
    enum Kind: String, CaseIterable, Sendable {
        case green, black, white
    }

    static let kind = SectionOption<Kind>(
        "kind", placeholder: "KIND", summary: "which kind of tea", default: .green)
    static let cups = SectionOption<Int>(
        "cups", placeholder: "N", summary: "for this many cups", minimum: 1)
    static let iced = SectionOption<Bool>("iced", summary: "only what is served cold")
    static let table = SectionOption(
        "table",
        letter: "t",
        placeholder: "NAME",
        summary: "only guests of this table",
        accepts: "the name of a table",
        example: "window",
        parse: { $0.isEmpty ? nil : $0 }
    )

    static let recipes = [
        recipe(
            "menu",
            "the menu: teas and their prices",
            [kind.description, cups.description]
        ) { values throws(UsageError) in
            _ = try values.value(of: kind)
            _ = try values.value(of: cups)
        },
        recipe(
            "guests",
            "the guest book",
            [cups.description, iced.description, table.description]
        ) { values throws(UsageError) in
            _ = try values.value(of: cups)
            _ = try values.value(of: iced)
            _ = try values.value(of: table)
        },
    ]

    /// A source with a server.
    static let web = ReportSource<FeatureDependencies>(
        Report.Source(id: "web", summary: "The web."), summary: "what the web knows",
        server: Server("web", address: "https://tea.example"))

    /// The program, with the responses of its two sources.
    static func program(kitchen: BaseRequestSpy, cellar: BaseRequestSpy) -> ReportProgram {
        ReportProgram(
            name: "tearoom",
            version: "1.2.3",
            title: "Tea room",
            summary: "Shows what there is to drink and who drinks it.",
            recipes: recipes,
            sources: [
                ReportSource(
                    Report.Source(id: "kitchen", summary: "The kitchen, this morning."),
                    summary: "what the kitchen knows", request: { kitchen }),
                ReportSource(
                    Report.Source(id: "cellar", summary: "The cellar, last year."),
                    summary: "what the cellar remembers", request: { cellar }),
            ],
            examples: ["-o tea.md"]
        )
    }

    private static func recipe(
        _ name: String,
        _ summary: String,
        _ options: [OptionDescription],
        check: @escaping @Sendable (OptionValues) throws(UsageError) -> Void
    ) -> SectionRecipe<FeatureDependencies> {
        SectionRecipe(
            name: name,
            summary: summary,
            options: options,
            examples: ["--cups 2"],
            make: { dependencies, values throws(UsageError) in
                try check(values)
                return PageSection(id: name, request: dependencies.request)
            }
        )
    }
}

/// A section that shows the text of one resource, with a warning if it is empty; the guest book
/// has a table too.
private struct PageSection: SectionKit.Section {
    let id: String
    let request: any BaseRequestInput

    var title: String { id.capitalized }

    /// The menu is only text; the shape of the guest book depends on the response.
    var shape: ContentShape { id == "guests" ? .unknown : ContentShape() }

    func load(into output: some SectionOutput<String>) async {
        do {
            let data = try await request.data(for: Endpoint("/\(id)"))
            await output.show(.success(String(decoding: data, as: UTF8.self)))
        } catch {
            let message = "The \(id) could not be loaded: \(error.summary)."
            await output.show(.error(SectionError(message: message, recovery: error.recovery)))
        }
    }

    func body(for page: String) -> [Block] {
        let text = Block.paragraph(InlineText(page))
        return id == "guests" ? [text, .table(guests(in: page))] : [text]
    }

    /// Guests of 1 September 2020; only the month is known of a name with a question mark.
    private func guests(in page: String) -> Table {
        let guests = page.split(separator: ",").map(String.init)
        let date = Date(timeIntervalSince1970: 1_598_918_400)
        return Table(
            columns: [Column("guest", "Guest"), Column("came", "Came")],
            rows: guests.map { guest in
                let precision: PreciseDate.Precision = guest.hasSuffix("?") ? .month : .day
                return [.text(guest), .date(PreciseDate(date, precision: precision))]
            },
            events: EventColumns(domain: "tearoom", id: "guest", start: "came")
        )
    }

    func warnings(for page: String) -> [String] {
        page.isEmpty ? ["The \(id) is an empty page."] : []
    }
}
