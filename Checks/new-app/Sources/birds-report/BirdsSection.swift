import FeatureKit
import Networking
import SectionKit

/// Shows the birds as a table.
struct BirdsSection: Section {
    let id = "birds"
    let title = "Birds"
    let presenter: any PresenterInput<Void, Records<BirdsEntity>>

    static let atLeast = SectionOption<Int>(
        "at-least", placeholder: "N", summary: "only birds counted N times or more", minimum: 0)

    /// The section as a command of the program.
    static let recipe = SectionRecipe<FeatureDependencies>(
        name: "birds",
        summary: "the birds and their counts",
        options: atLeast,
        examples: ["--at-least 10"]
    ) { dependencies, least in BirdsSection(request: dependencies.request, atLeast: least) }

    init(request: any BaseRequestInput, atLeast: Int? = nil) {
        let interactor = BirdsInteractor(request: request, atLeast: atLeast)
        presenter = Presenter("The birds", from: interactor)
    }

    func load(into output: some SectionOutput<Records<BirdsEntity>>) async {
        await presenter.present(in: output)
    }

    func body(for list: Records<BirdsEntity>) -> [Block] {
        if list.records.isEmpty { return [.notice(Notice(.info, "There are none."))] }
        let columns: [TableColumn<BirdsEntity>] = [
            TableColumn(Column("name", "Name")) { .text($0.name) },
            TableColumn(Column("count", "Count", alignment: .trailing)) {
                .integer(orUnknown: $0.count)
            },
        ]
        return [.table(Table(of: list.records, columns: columns))]
    }

    func warnings(for list: Records<BirdsEntity>) -> [String] {
        list.dropped == 0 ? [] : ["Records without a name: \(list.dropped)."]
    }
}

/// Fetches the birds, and filters them.
struct BirdsInteractor: InteractorInput {
    let request: any BaseRequestInput

    /// The minimum count; nil includes birds with an unknown count too.
    var atLeast: Int?

    func fetch(
        _: Void, reportingTo output: any InteractorOutput<Records<BirdsEntity>, RequestError>
    ) async {
        await output.report(try await birds())
    }

    private func birds() async throws(RequestError) -> Records<BirdsEntity> {
        var list = try await request.value(of: BirdsEntity.list)
        if let atLeast { list.records.removeAll { ($0.count ?? -1) < atLeast } }
        return list
    }
}

/// One record as the source sends it: any field may be missing or odd.
struct BirdsEntity: Equatable, Sendable {
    /// What to request, and how the response is read.
    static let list = Resource.records(of: Endpoint("/birds"), called: "the birds") {
        BirdsEntity(json: &$0)
    }

    var name = ""
    var count: Int?

    /// Reads a record; nil if it has no name, because it could not be shown.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "name": name = json.string() ?? ""
            case "count": count = json.integer()
            default: break
            }
        }
        if name.isEmpty { return nil }
    }
}
