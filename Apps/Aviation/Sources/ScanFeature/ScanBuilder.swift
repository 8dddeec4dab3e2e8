import FeatureKit
package import Logbook
package import SectionKit

/// Builds the section and the actions that read boarding passes, and provides their recipes.
package enum ScanBuilder {
    static let pass = "pass"
    static let scan = "scan"
    static let confirm = "confirm"

    /// The recipe of the section.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: pass, summary: "what boarding passes say, read and not saved",
        options: [
            operand.description, ScanOptions.year.description, ScanOptions.passenger.description,
        ],
        examples: ["pass.pkpass", "boarding.png ticket.pdf", "boarding.png --year 2024"],
        isPersonal: true, hasPrivateValues: true
    ) { dependencies, options throws(UsageError) in
        let names = try options.value(of: operand) ?? []
        let memory = memory(dependencies)
        return PassSection(
            query: ScanQuery(
                names: names, year: try options.value(of: ScanOptions.year),
                passenger: try options.value(of: ScanOptions.passenger)),
            presenter: Presenter("The pass", "read", from: interactor(dependencies, memory)))
    }

    /// The recipes of the actions.
    package static let actions = [scanning, confirming]

    private static let operand = ScanOptions.files.withOptionalValue
        .picked(by: OptionPicker(key: "P", title: "Boarding pass"))

    private static let scanning = ActionRecipe<LogDependencies>(
        name: scan, summary: "add the flights of boarding passes to your log", title: "scan passes",
        options: [
            ScanOptions.files.description, ScanOptions.set.description,
            ScanOptions.year.description, ScanOptions.passenger.description,
            ScanOptions.new.description,
        ],
        examples: [
            "pass.pkpass", "boarding.png --dry-run", "boarding.jpg ticket.pdf --yes",
            "ticket.pdf --set 2.seat=14A --set 2.class=business",
        ],
        key: "B", place: .section(pass), confirmation: .always
    ) { dependencies, options throws(UsageError) in
        let corrections = try options.value(of: ScanOptions.set)
        return ScanPasses(
            id: scan,
            query: ScanQuery(
                names: try options.required(ScanOptions.files),
                year: try options.value(of: ScanOptions.year),
                corrections: try corrections.map(PassCorrection.all) ?? [],
                passenger: try options.value(of: ScanOptions.passenger),
                addsDoubtful: try options.value(of: ScanOptions.new) ?? false),
            interactor: interactor(dependencies, memory(dependencies)))
    }

    private static let confirming = ActionRecipe<LogDependencies>(
        name: confirm, summary: "check a flight of a boarding pass, and add it to your log",
        title: "check and add",
        options: [ScanOptions.pass.description] + FlightField.all.map(\.description)
            + [ScanOptions.passenger.description, ScanOptions.new.description],
        examples: ["pass.pkpass --dry-run", "'ticket.pdf#2' --seat 14A"], key: "C",
        place: .rows(of: pass),
        confirmation: .always
    ) { dependencies, options throws(UsageError) in
        let pass = try options.required(ScanOptions.pass)
        var corrections: [PassCorrection] = []
        for field in FlightField.all {
            guard let text = try options.value(of: text(of: field)) else { continue }
            corrections.append(try PassCorrection(field, text))
        }
        return ScanPasses(
            id: confirm,
            query: ScanQuery(
                names: [pass.name], corrections: corrections,
                passenger: try options.value(of: ScanOptions.passenger),
                addsDoubtful: try options.value(of: ScanOptions.new) ?? false, only: pass.number),
            interactor: interactor(dependencies, memory(dependencies)))
    }

    /// The text that a person gave for a field.
    private static func text(of field: FlightField) -> SectionOption<String> {
        SectionOption(
            field.description.name, placeholder: field.description.placeholder,
            summary: field.description.summary, accepts: "a text", example: "a text", parse: \.self)
    }

    /// What was read, for all loads of a screen.
    private static func memory(_ dependencies: LogDependencies) -> PassMemory {
        dependencies.context.memory?.value(orKeeping: PassMemory.init) ?? PassMemory()
    }

    private static func interactor(
        _ dependencies: LogDependencies, _ memory: PassMemory
    ) -> ScanInteractor {
        ScanInteractor(
            files: PassFiles(
                reader: dependencies.passes, memory: memory,
                airports: PassAirports(
                    airports: dependencies.airports, names: dependencies.airportNames,
                    zone: dependencies.context.zone)),
            log: dependencies.log,
            store: dependencies.store,
            planner: ScanPlanner(
                entries: dependencies.entries, facts: dependencies.facts,
                now: dependencies.context.now),
            now: dependencies.context.now)
    }
}
