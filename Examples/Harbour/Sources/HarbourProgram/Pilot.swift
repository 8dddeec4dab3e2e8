import Networking
import SectionKit

/// A pilot on duty.
struct Pilot: Sendable {
    let name: String

    /// Makes the section `pilots`.
    static let recipe = SectionRecipe<HarbourDependencies>(
        name: "pilots", summary: "the pilots on duty"
    ) { dependencies, _ in
        ListSection(
            id: "pilots", title: "Pilots", feed: dependencies.pilots, resource: .pilots,
            columns: [Column("name", "Name")]
        ) { [.text($0.name)] }
    }
}

extension Resource where Value == Records<Pilot> {
    fileprivate static var pilots: Self {
        .records(of: Endpoint("/pilots"), called: "pilots") { json in
            json.field("name") { $0.string() }.map(Pilot.init)
        }
    }
}
