import FeatureKit
import Logbook
import SectionKit

/// Adds an airport to the person's own, or replaces what they have said of it.
struct AddAirport: Action {
    let id = LogAirportsBuilder.add
    let title = "Add an airport"
    let shape = ContentShape.airport
    let airport: AirportDescription
    let interactor: LogAirportsInteractor

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (airport: OwnAirport) in
            ActionPlan(
                "add \(airport.name) (\(airport.code)) to your airports",
                changes: [.facts(airport.facts)])
        }
        await interactor.fetchNew(
            airport, reportingTo: SectionReply("The airport", "added", to: plan))
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        let form = output.showing { (airport: OwnAirport?) in
            FormValues(airport.map(LogAirportsOptions.values) ?? OptionValues())
        }
        await interactor.fetchKnown(
            airport.code, reportingTo: SectionReply("The airport", to: form))
    }

    func load(into output: some SectionOutput<OwnAirport>) async {
        await output.show(.loading)
        await interactor.add(
            airport, reportingTo: SectionReply("The airport", "added", to: output))
    }

    func body(for airport: OwnAirport) -> [Block] {
        let text = "\(airport.name) (\(airport.code)) is one of your airports."
        return [.paragraph(InlineText(text)), .facts(airport.facts)]
    }
}

extension ContentShape {
    /// The content that actions show of an airport.
    static let airport = ContentShape(facts: 6...6)
}

extension OwnAirport {
    var facts: [Fact] {
        [
            Fact("code", "Code", .text(code)),
            Fact("name", "Name", .text(name)),
            Fact("city", "City", .text(orUnknown: city)),
            Fact("country_code", "Country", .text(orUnknown: country)),
            Fact("position", "Position", .place(orUnknown: position), keys: .place),
            Fact("zone", "Time zone", .text(orUnknown: zone)),
        ]
    }
}
