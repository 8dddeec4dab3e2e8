import FeatureKit
import Flights
import Networking
import PackedRecords
import SectionEssentials
import SectionKit
import Synchronization

/// Runs a statement over Trino's HTTP protocol, and collects its rows page by page in a temporary
/// file.
///
/// Source: "Trino client REST API", trino.io/docs/current/develop/client-protocol.html.
struct TrinoClient: Sendable {
    let server: HistoryServer

    /// Runs a statement.
    ///
    /// The query is cancelled on the server if the task is cancelled, the program is interrupted,
    /// or a page cannot be used.
    ///
    /// - Throws: `request` when there is no usable response, `query` when the server stopped it,
    ///   `file` when the rows could not be written to a file.
    func rows<Row: PackedRow>(
        of statement: HistoryStatement,
        as row: Row.Type
    ) async throws(HistoryError) -> QueryRows<Row> {
        let query = RunningQuery()
        let cancel: @Sendable () async -> Void = { [self] in await self.cancel(query) }
        defer { server.progress("") }
        do throws(HistoryError) {
            return try await server.pending.run(
                { () async throws(HistoryError) in
                    try await collect(statement, query)
                }, ifCancelled: cancel)
        } catch {
            // A cancelled task has cancelled the query already.
            if !Task.isCancelled { await cancel() }
            throw error
        }
    }

    private func collect<Row: PackedRow>(
        _ statement: HistoryStatement,
        _ query: RunningQuery
    ) async throws(HistoryError) -> QueryRows<Row> {
        var request = ServerRequest(
            .post, Endpoint("/v1/statement"), fields: fields, body: Data(statement.text.utf8),
            retries: Self.retries)
        var rows = QueryRows<Row>(in: server.temporaryFolder)
        var asked: Set<String> = []
        while true {
            let page = try await page(of: request, as: Row.self)
            query.next.withLock { $0 = page.next }
            if let error = page.error { throw .query(error) }
            do throws(TemporaryFileError) {
                try rows.append(page.rows)
            } catch {
                throw .file(error)
            }
            guard let next = page.next else { return rows }
            // Each page has an address of its own.
            guard asked.insert(next).inserted, asked.count <= Self.mostPages else {
                throw .request(.unreadable(reason: "the pages of Trino do not end"))
            }
            server.progress(page.progress.words(received: rows.records.count))
            request = ServerRequest(.get, link: next, fields: fields, retries: Self.retries)
        }
    }

    /// The most pages of a query; an hour of waiting, a page each second, takes 3,600.
    private static let mostPages = 100_000

    private func page<Row: PackedRow>(
        of request: ServerRequest,
        as row: Row.Type
    ) async throws(HistoryError) -> TrinoPage<Row> {
        do throws(RequestError) {
            return try .read(try await server.client.response(to: request))
        } catch {
            throw .request(error)
        }
    }

    /// Cancels a query that the server still runs; a failure to do so is ignored, because the
    /// server cancels a query itself when nobody asks for its rows.
    private func cancel(_ query: RunningQuery) async {
        let next = query.next.withLock { next in
            defer { next = nil }
            return next
        }
        guard let next else { return }
        _ = try? await server.client.response(
            to: ServerRequest(.delete, link: next, fields: fields))
    }

    /// What every request says.
    private var fields: [HTTPField] {
        [
            HTTPField("X-Trino-User", server.user ?? "flight-report"),
            HTTPField("X-Trino-Catalog", "minio"),
            HTTPField("X-Trino-Schema", "osky"),
            HTTPField("X-Trino-Source", "flight-report"),
        ]
    }

    /// A statement only reads, so it may be sent again.
    private static let retries = Retries.steady(
        attempts: 20, after: .milliseconds(50) ... .milliseconds(100))
}

/// A query that a server may still run.
private final class RunningQuery: Sendable {
    /// The address of its next page; nil before the first and after the last one.
    let next = Mutex<String?>(nil)
}

/// A response of Trino: a page of rows, or only how far the query is.
struct TrinoPage<Row: PackedRow>: Sendable {
    var rows = PackedRows<Row>()

    /// The address of the next page; nil if the query is over.
    var next: String?

    /// The names of the columns; nil before they are known.
    var columns: [String]?

    var progress = TrinoProgress()
    var error: TrinoError?

    /// Reads a page; nil if it is invalid.
    init?(json: inout JSONReader) {
        var isPage = false
        json.object { key, json in
            switch key {
            case "id": isPage = true
            case "nextUri": next = json.string()
            case "columns": columns = json.list { $0.field("name") { $0.string() } }
            case "data": json.array { rows.add(&$0) }
            case "stats": progress = TrinoProgress(json: &json)
            case "error": error = TrinoError(json: &json)
            default: break
            }
        }
        if !isPage { return nil }
    }

    /// Reads a page.
    ///
    /// - Throws: `unreadable` when the body is no page, or has other columns than were asked for.
    static func read(_ response: HTTPResponse) throws(RequestError) -> TrinoPage {
        guard response.status == 200 else { throw .status(response.status) }
        let page = try Resource.json(of: Endpoint("/v1/statement"), called: "a page of Trino") {
            TrinoPage(json: &$0)
        }.value(from: response.body)
        if let columns = page.columns, columns != Row.columns {
            throw .unreadable(
                reason: "it has the columns \(columns.joined(separator: ", ")),"
                    + " and not those that were asked for")
        }
        return page
    }
}

/// How far a query is, as Trino's `stats` say.
struct TrinoProgress: Equatable, Sendable {
    var state = ""
    var isQueued = false

    /// From 0 to 100; nil if it is unknown.
    var percentage: Double?

    /// The number of rows that were read so far, not those of the result.
    var processedRows = 0

    init() {}

    init(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "state": state = json.string() ?? ""
            case "queued": isQueued = json.bool() ?? false
            case "progressPercentage": percentage = json.number()
            case "processedRows": processedRows = json.integer() ?? 0
            default: break
            }
        }
    }

    /// The progress in a few words.
    ///
    /// - Parameter count: the number of rows that were received.
    func words(received count: Int) -> String {
        if count > 0 { return "\(count.counted("row", "rows")) received" }
        if isQueued || state == "QUEUED" { return "waiting for the server's other queries" }
        let percent = percentage.map { "\(Int(min(max($0, 0), 100))) % done, " } ?? ""
        return "\(percent)\(processedRows.counted("row", "rows")) read"
    }
}
