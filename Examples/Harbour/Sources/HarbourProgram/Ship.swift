import FeatureKit
import Networking
import SectionKit

/// A ship in the harbour.
struct Ship: Sendable {
    var id = ""
    var name: String?
    var draught: Double?

    /// Makes the section `ships`.
    static let recipe = SectionRecipe<HarbourDependencies>(
        name: "ships", summary: "the ships in the harbour"
    ) { dependencies, _ in
        ListSection(
            id: "ships", title: "Ships", feed: dependencies.ships, resource: .ships,
            columns: [
                Column("id", "Number"), Column("name", "Name"),
                Column("draught_m", "Draught", alignment: .trailing),
            ]
        ) { [.text($0.id), .text(orUnknown: $0.name), $0.draughtCell] }
    }

    private static let number = SectionOption(
        operand: "number", placeholder: "NUMBER", summary: "the number of a ship",
        accepts: "the number of a ship", example: "9074729"
    ) { text in text.isEmpty || text.contains("/") ? nil : text }

    /// Makes the section `ship`, of one ship.
    static let detailRecipe = SectionRecipe<HarbourDependencies>(
        name: "ship", summary: "one ship, by its number", options: number.required,
        examples: ["9074729"]
    ) { dependencies, number in
        ShipSection(feed: dependencies.ships, number: number)
    }

    fileprivate var draughtCell: Cell {
        .measure(orUnknown: draught.map { Measure($0, .metre, digits: 1) })
    }

    fileprivate init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "id": id = json.string() ?? ""
            case "name": name = json.string()
            case "draught": draught = json.number()
            default: break
            }
        }
        if id.isEmpty { return nil }
    }
}

/// Shows the facts of one ship.
private struct ShipSection: Section {
    let id = "ship"
    let title = "Ship"
    let feed: Feed
    let number: String

    var source: Report.Source? { feed.source }

    func load(into output: some SectionOutput<Ship>) async {
        await output.show(.loading)
        let reply = SectionReply<_, RequestError>("The ship \(number)", to: output)
        do {
            await reply.didFetch(try await feed.request.value(of: .ship(number)))
        } catch {
            await reply.didFail(with: error)
        }
    }

    func body(for ship: Ship) -> [Block] {
        [
            .facts([
                Fact("id", "Number", .text(ship.id)),
                Fact("name", "Name", .text(orUnknown: ship.name)),
                Fact("draught_m", "Draught", ship.draughtCell),
            ])
        ]
    }
}

extension Resource where Value == Records<Ship> {
    fileprivate static var ships: Self {
        .records(of: Endpoint("/ships"), called: "ships") { Ship(json: &$0) }
    }
}

extension Resource where Value == Ship {
    fileprivate static func ship(_ number: String) -> Self {
        .json(of: Endpoint("/ships/\(number)"), called: "a ship") { Ship(json: &$0) }
    }
}
