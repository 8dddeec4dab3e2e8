import FeatureTesting
import Foundation
@testable import ScreenHost
import SectionKit

/// The program of these tests: a tea room with a section about the house and one of its guests.
enum TeaRoom {
    enum Order: String, CaseIterable, Sendable {
        case asc, desc
    }

    enum Tea: String, CaseIterable, Sendable {
        case green, black, white
    }

    static let order = SectionOption<Order>(
        "sort", placeholder: "ORDER", summary: "first or last guests first", default: .asc
    ).picked(by: OptionPicker(key: "s", title: "Order"))
    enum Rank: String, CaseIterable, Sendable {
        case name, visits
    }

    /// An option with the same name as ``order`` but other values.
    static let rank = SectionOption<Rank>(
        "sort", placeholder: "ORDER", summary: "by name or by visits", default: .name
    ).picked(by: OptionPicker(key: "v", title: "Regulars by"))
    static let year = SectionOption(
        "year", placeholder: "YEAR", summary: "only guests of this year", accepts: "a year",
        example: "2020", parse: { Int($0) }
    ).picked(by: OptionPicker(key: "y", title: "Year", column: "date"))
    static let tea = SectionOption<Tea>(
        "tea", placeholder: "TEA", summary: "only this tea", default: .green
    ).picked(by: OptionPicker(key: "t", title: "Tea"))
    static let guest = SectionOption(
        operand: "guest", placeholder: "NAME", summary: "whose visit", accepts: "a name",
        example: "Alice", parse: { $0 })
    static let source = SectionOption<String>(
        "source", placeholder: "SOURCE", summary: "where from",
        choices: ["book", "cellar", "attic"]
    ).picked(by: OptionPicker(key: "S", title: "Source"))

    static let theme = Browsable.Theme(
        option: SectionOption<ColorScheme>(
            "theme", placeholder: "THEME", summary: "the colours", default: .auto
        ).picked(by: OptionPicker(key: "T", title: "Theme"))
    ) { _ in "Kept." }

    static let house = recipe("house", [])
    static let guests = recipe("guests", [order.description, year.description, tea.description])
    static let regulars = recipe("regulars", [rank.description, tea.description])
    static let visit = recipe("visit", [guest.description])

    /// A recipe with a name and options.
    static func recipe(_ name: String, _ options: [OptionDescription]) -> CommandDescription {
        CommandDescription(name: name, summary: "", options: options)
    }

    /// Returns option values for the sections that take them, or else for the program.
    static func values(
        _ texts: [String: String],
        of sections: [CommandDescription]
    ) -> CommandValues {
        var values = CommandValues()
        for (name, text) in texts {
            let recipes = sections.filter { $0.options.contains { $0.name == name } }
            if recipes.isEmpty { values.program = values.program.setting(name, to: text) }
            for section in recipes.map(\.name) {
                values[section: section] = values[section: section].setting(name, to: text)
            }
        }
        return values
    }

    static let columns = [
        Column("number", "#", alignment: .trailing, priority: 1), Column("name", "Guest"),
        Column("date", "Date", filteredBy: .year), Column("tea", "Tea"),
        Column("photo", "Photo", priority: Column.expendable, shortcut: "p"),
        Column("song", "Song", priority: Column.expendable + 1, shortcut: "w"),
    ]

    /// A table of guests, who came one each month from March 2019 on.
    static func table(_ names: [String], commands: [String] = []) -> Table {
        Table(
            columns: columns,
            rows: names.enumerated().map { index, name in
                let date = Date(timeIntervalSince1970: 1_551_400_000 + Double(index) * 2_629_746)
                let tea = Tea.allCases[index % 3]
                return [
                    .integer(index + 1), .text(name), .date(PreciseDate(date, precision: .day)),
                    .badge(Badge(tea.rawValue, .positive)),
                    .link(orEmpty: index == 0 ? nil : "https://tea.example/\(index)"),
                    .empty,
                ]
            },
            rowTitle: 1, identities: names, commands: commands)
    }

    /// A number of unique names.
    static func names(_ count: Int) -> [String] {
        (1...count).map { "Guest \($0)" }
    }
}
