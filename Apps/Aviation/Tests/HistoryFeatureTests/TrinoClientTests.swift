import FeatureKit
import FeatureTesting
import Flights
import Networking
import PackedRecords
import SectionEssentials
import Testing

@testable import HistoryFeature

/// Trino's protocol: pages, progress, errors, and queries that are cancelled.
@Suite(.timeLimit(.minutes(1))) struct TrinoClientTests {
    private static let statement = HistoryStatement(
        HistoryQuery(
            kind: .flights, start: Date(timeIntervalSince1970: 0),
            end: Date(timeIntervalSince1970: 3_600)))
    private static let row = #"["4ca4e5", "IBE123  ", 100, 200, "LEMD", null]"#

    private func rows(
        _ server: HistoryServer
    ) async throws -> QueryRows<PastFlightRow> {
        try await TrinoClient(server: server).rows(of: Self.statement, as: PastFlightRow.self)
    }

    @Test func `a query is posted, and its pages are asked for until there is none`() async throws {
        let client = ServerClientSpy([
            TrinoAnswers.page(1, state: "QUEUED"),
            TrinoAnswers.page(2, columns: PastFlightRow.columns),
            TrinoAnswers.page(3, data: "[\(Self.row), \(Self.row)]"),
            TrinoAnswers.page(nil, data: "[\(Self.row)]", state: "FINISHED"),
        ])
        let progress = Calls<String>()

        let rows = try await rows(.spied(client, progress: progress))

        #expect(rows.records.count == 3)
        #expect(client.sent.map(\.method) == [.post, .get, .get, .get])
        #expect(client.sent[0].target == .endpoint(Endpoint("/v1/statement")))
        #expect(client.sent[0].body == Data(Self.statement.text.utf8))
        #expect(client.sent[3].target == .link(TrinoAnswers.next + "3"))
        for request in client.sent {
            #expect(request.fields.contains(HTTPField("X-Trino-User", "ada")))
            #expect(request.fields.contains(HTTPField("X-Trino-Catalog", "minio")))
            #expect(request.fields.contains(HTTPField("X-Trino-Schema", "osky")))
            #expect(
                request.retries
                    == .steady(attempts: 20, after: .milliseconds(50) ... .milliseconds(100)))
        }
        #expect(
            progress.all == [
                "waiting for the server's other queries", "45 % done, 1,234 rows read",
                "2 rows received", "",
            ])
    }

    @Test func `a row that cannot be read is counted`() async throws {
        let odd = #"[["x"], null, {}, ["4ca4e5", null, 5, 3], \#(Self.row)]"#
        let client = ServerClientSpy([TrinoAnswers.page(nil, data: odd)])

        let rows = try await rows(.spied(client))

        #expect((rows.records.count, rows.dropped) == (1, 4))
    }

    @Test(arguments: [
        (
            #"{"message": "Access Denied: Cannot select.", "errorName": "PERMISSION_DENIED"}"#,
            "the server stopped the query (Access Denied: Cannot select)",
            "Ask OpenSky for access to its history: https://opensky-network.org/data/apply"
        ),
        (
            #"{"errorName": "EXCEEDED_TIME_LIMIT", "errorType": "INSUFFICIENT_RESOURCES"}"#,
            "the server stopped the query (EXCEEDED_TIME_LIMIT)",
            "Ask for a shorter time, or add --limit."
        ),
        (
            #"{}"#, "the server stopped the query (it did not say why)", "Try again later."
        ),
    ])
    func `an error of the server is told`(error: String, summary: String, recovery: String) async {
        let client = ServerClientSpy([
            TrinoAnswers.page(1), TrinoAnswers.page(nil, state: "FAILED", error: error),
        ])

        await #expect {
            try await rows(.spied(client))
        } throws: { error in
            let error = error as? HistoryError
            return error?.summary == summary && error?.recovery == recovery
        }
        #expect(client.sent.count == 2)
    }

    @Test(arguments: [
        TrinoAnswers.status(200, "<html>"), TrinoAnswers.status(200, "[]"),
        TrinoAnswers.status(500), TrinoAnswers.page(2, columns: ["one", "two"]),
        .failure(.connectionLost(reason: "it broke")),
    ])
    func `a query whose page cannot be used is cancelled`(answer: ServerClientSpy.Answer) async {
        let client = ServerClientSpy([TrinoAnswers.page(1), answer, TrinoAnswers.done])

        await #expect(throws: HistoryError.self) { try await rows(.spied(client)) }

        #expect(client.sent.map(\.method) == [.post, .get, .delete])
        #expect(client.sent[2].target == .link(TrinoAnswers.next + "1"))
    }

    @Test func `a query of a cancelled task is cancelled once`() async {
        let gate = Gate()
        let client = ServerClientSpy([
            TrinoAnswers.page(1), .gated(gate, .failure(.cancelled)), TrinoAnswers.done,
        ])
        let task = Task { try await rows(.spied(client)) }
        await gate.reached()

        task.cancel()
        await gate.open()

        await #expect(throws: HistoryError.request(.cancelled)) { try await task.value }
        #expect(client.sent.map(\.method) == [.post, .get, .delete])
    }

    @Test func `a query is registered as pending work while it runs`() async throws {
        let gate = Gate()
        let client = ServerClientSpy([
            TrinoAnswers.page(1), .gated(gate, TrinoAnswers.page(nil)), TrinoAnswers.done,
        ])
        let task = Task { try await rows(.spied(client)) }
        await gate.reached()
        #expect(client.sent.map(\.method) == [.post, .get])
        await gate.open()

        _ = try await task.value

        #expect(client.sent.map(\.method) == [.post, .get])
    }
}
