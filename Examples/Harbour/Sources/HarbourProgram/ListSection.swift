import FeatureKit
import Networking
import SectionKit

/// Shows the records of a list as a table, after a filter.
struct ListSection<Record: Sendable>: Section {
    let id: String
    let title: String
    let feed: Feed
    let resource: Resource<Records<Record>>
    var shape = ContentShape(tables: 1...1)
    var wanted: @Sendable ([Record]) -> [Record] = { $0 }
    let columns: [Column]
    let row: @Sendable (Record) -> [Cell]

    var source: Report.Source? { feed.source }

    func load(into output: some SectionOutput<Records<Record>>) async {
        await output.show(.loading)
        let reply = SectionReply<_, RequestError>("The \(title.lowercased())", to: output)
        do {
            var answer = try await feed.request.value(of: resource)
            answer.records = wanted(answer.records)
            await reply.didFetch(answer)
        } catch {
            await reply.didFail(with: error)
        }
    }

    func body(for answer: Records<Record>) -> [Block] {
        [.table(Table(columns: columns, rows: answer.records.map(row)))]
    }

    func warnings(for answer: Records<Record>) -> [String] {
        answer.dropped == 0 ? [] : ["\(answer.dropped) of the \(id) could not be read."]
    }
}
