import Essentials
import Networking

/// Finds out what a server honours, by writing a file that it removes again.
package struct WebDAVProbe: Sendable {
    private let client: WebDAVClient
    private let fileName: String

    /// Takes a client of the folder, and a number for the name of the file.
    package init(_ client: WebDAVClient, number: UInt64) {
        self.client = client
        fileName = ".probe-\(String(number, radix: 16))"
    }

    /// Makes the folder if it is missing, and returns what the server honours.
    ///
    /// - Throws: `SyncError` if it is not a WebDAV server, or does not accept the credentials.
    package func conditions() async throws(SyncError) -> WebDAVConditions {
        try await makeFolder()
        do throws(SyncError) {
            let conditions = try await measure()
            try await removeFile()
            return conditions
        } catch {
            try? await removeFile()
            throw error
        }
    }

    private func makeFolder() async throws(SyncError) {
        var response = try await client.properties(depth: 0)
        if response.status == 404 {
            let made = try await client.send(.mkcol)
            guard made.isDone || made.status == 405 else {
                throw made.status == 409 ? .noParent(client.address) : client.failure(made)
            }
            response = try await client.properties(depth: 0)
        }
        guard response.status == 207 else { throw .notWebDAV(client.address) }
    }

    private func measure() async throws(SyncError) -> WebDAVConditions {
        let first = try await put([])
        guard first.isDone else { throw client.failure(first) }
        let isRefused = try await put([HTTPField("If-None-Match", "*")]).status == 412
        return WebDAVConditions(
            absent: isRefused, match: try await match(), locks: try await locks())
    }

    /// A server that writes in spite of a wrong version does not look at it.
    private func match() async throws(SyncError) -> WebDAVConditions.Match {
        let listed = try await client.properties(of: fileName, depth: 0)
        let version = WebDAVListing(listed.body)?.members.first?.file.version
        guard let version else { return .none }
        if try await put(.ifMatch, "no-such-version").status == 412 { return .ifMatch }
        // Some refuse this field whatever the version is. With `If-Match`, the right version may be
        // refused too, but only in the second of the change.
        if try await put(.ifHeader, "no-such-version").status == 412,
            try await put(.ifHeader, version).isDone
        {
            return .ifHeader
        }
        return .none
    }

    private func put(
        _ match: WebDAVConditions.Match, _ version: String
    ) async throws(SyncError) -> HTTPResponse {
        let conditions = WebDAVConditions(absent: false, match: match, locks: false)
        let file = RemoteFile(version: version, size: 0, modified: nil)
        return try await put(conditions.fields(for: .unchanged(file)))
    }

    /// A server that lets two devices lock a file does not lock.
    private func locks() async throws(SyncError) -> Bool {
        let lock = WebDAVLock(client: client, fileName: fileName)
        let first: SyncLock?
        do throws(SyncError) { first = try await lock.take() } catch {
            // Only an answer tells that the server does not lock.
            if error.isWithoutAnswer { throw error }
            return false
        }
        guard let first else { return false }
        let second = try await lock.take()
        if let second { try await lock.end(second) }
        try await lock.end(first)
        return second == nil
    }

    private func put(_ conditions: [HTTPField]) async throws(SyncError) -> HTTPResponse {
        try await client.send(.put, fileName, fields: conditions, body: Data("probe".utf8))
    }

    private func removeFile() async throws(SyncError) {
        _ = try await client.send(.delete, fileName)
    }
}

extension SyncError {
    /// Whether the server has not answered, or had no time to.
    fileprivate var isWithoutAnswer: Bool {
        guard case .request(let error) = self else { return false }
        return error.isWithoutAnswer
    }
}

extension RequestError {
    fileprivate var isWithoutAnswer: Bool {
        switch self {
        case .unreachable, .connectionLost, .timedOut: true
        case .busy(let status, _, _): [408, 429, 502, 503, 504].contains(status)
        case .advised(let error, _): error.isWithoutAnswer
        default: false
        }
    }
}
