import FeatureKit
import Networking
import SectionKit

/// Shows the planets as a table, or only those of some kinds.
struct PlanetsSection: Section {
    let id = "planets"
    let title = "Planets"
    let request: any BaseRequestInput
    let kinds: [Planet.Kind]

    func load(into output: some SectionOutput<[Planet]>) async {
        await output.show(.loading)
        do {
            let answer = try await request.value(of: .planets)
            await output.show(.success(answer.records.filter(isWanted)))
        } catch {
            let message = "The planets could not be loaded: \(error.summary)."
            await output.show(.error(SectionError(message: message, recovery: error.recovery)))
        }
    }

    func body(for planets: [Planet]) -> [Block] {
        if planets.isEmpty { return [.notice(Notice(.info, "No planet is of that kind."))] }
        let columns = [
            Column("name", "Planet"),
            Column("kind", "Kind", priority: 1),
            Column("diameter_km", "Diameter (km)", alignment: .trailing),
            Column("orbit_million_km", "Orbit (million km)", alignment: .trailing),
            Column("year_days", "Year (days)", alignment: .trailing, priority: 2),
        ]
        let rows: [[Cell]] = planets.map { planet in
            [
                .text(planet.name),
                .text(orUnknown: planet.kind?.rawValue),
                .integer(orUnknown: planet.diameter),
                .integer(orUnknown: planet.orbit),
                .integer(orUnknown: planet.year),
            ]
        }
        return [.table(Table(columns: columns, rows: rows))]
    }

    private func isWanted(_ planet: Planet) -> Bool {
        kinds.isEmpty || planet.kind.map(kinds.contains) == true
    }
}

extension PlanetsSection {
    private static let kind = SectionOption<[Planet.Kind]>(
        "kind", placeholder: "KINDS", summary: "only planets of these kinds")

    /// The recipe of the section: its command and its options.
    static let recipe = SectionRecipe<FeatureDependencies>(
        name: "planets",
        summary: "the planets of the Sun: size, orbit and year",
        options: kind,
        examples: ["--kind gas,ice"]
    ) { dependencies, kinds in
        PlanetsSection(request: dependencies.request, kinds: kinds ?? [])
    }
}

extension Resource where Value == Records<Planet> {
    static var planets: Self {
        .records(of: .planets, called: "planets") { Planet(json: &$0) }
    }
}

extension Endpoint {
    static let planets = Endpoint("/planets")
}
