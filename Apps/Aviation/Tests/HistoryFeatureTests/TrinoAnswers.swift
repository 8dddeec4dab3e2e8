import FeatureKit
import FeatureTesting
import Flights
import Networking
import SectionEssentials

/// Responses of a Trino server, for tests.
enum TrinoAnswers {
    static let next = "https://server.example/v1/statement/executing/q1/s/"

    static func page(
        _ number: Int?,
        data: String? = nil,
        columns: [String] = [],
        state: String = "RUNNING",
        error: String? = nil
    ) -> ServerClientSpy.Answer {
        var members = [
            #""id": "q1""#,
            #""stats": {"state": "\#(state)", "progressPercentage": 45.0, "processedRows": 1234}"#,
        ]
        if let number { members.append(#""nextUri": "\#(next)\#(number)""#) }
        if !columns.isEmpty {
            let names = columns.map { #"{"name": "\#($0)", "type": "varchar"}"# }
            members.append(#""columns": [\#(names.joined(separator: ","))]"#)
        }
        if let data { members.append(#""data": \#(data)"#) }
        if let error { members.append(#""error": \#(error)"#) }
        return .response(
            HTTPResponse(status: 200, body: Data("{\(members.joined(separator: ","))}".utf8)))
    }

    static func status(_ status: Int, _ body: String = "") -> ServerClientSpy.Answer {
        .response(HTTPResponse(status: status, body: Data(body.utf8)))
    }

    static let done = status(204)
}

extension HistoryServer {
    /// A server whose client is a spy.
    static func spied(
        _ client: any ServerClientInput,
        user: String? = "ADA",
        progress: Calls<String> = Calls(),
        temporaryFolder: String = "/tmp",
        pending: PendingWork = PendingWork()
    ) -> HistoryServer {
        HistoryServer(
            client: client, user: user, progress: { progress.note($0) },
            temporaryFolder: temporaryFolder, pending: pending)
    }
}
