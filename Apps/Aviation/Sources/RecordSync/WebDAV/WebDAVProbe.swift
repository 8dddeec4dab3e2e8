import Networking
import SectionEssentials

/// Finds out what a server honours, by writing a file that it removes again.
package struct WebDAVProbe: Sendable {
    private let client: WebDAVClient
    private let fileName: String
    private let pause: @Sendable (Duration) async -> Void

    /// Takes a client of the folder, and a number for the name of the file.
    ///
    /// - Parameter pause: waits, unless its task is cancelled.
    package init(
        _ client: WebDAVClient, number: UInt64,
        pause: @escaping @Sendable (Duration) async -> Void
    ) {
        self.client = client
        self.pause = pause
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

    /// Each way is tried with a value that is right and with one that is wrong.
    private func measure() async throws(SyncError) -> WebDAVConditions {
        let isMade = try await put([HTTPField("If-None-Match", "*")])
        if !isMade.isDone {
            let plain = try await put([])
            guard plain.isDone else { throw client.failure(plain) }
        }
        let isRefused = try await put([HTTPField("If-None-Match", "*")]).status == 412
        let match = try await match()
        let (locks, checksTokens) = try await locks()
        return WebDAVConditions(
            absent: isMade.isDone && isRefused,
            match: match == .none && checksTokens ? .lockToken : match, locks: locks)
    }

    private func match() async throws(SyncError) -> WebDAVConditions.Match {
        for match in [WebDAVConditions.Match.ifMatch, .ifHeader] {
            // A server that writes in spite of a wrong version does not look at it; some refuse it
            // whatever the version is.
            guard try await put(match, "no-such-version").status == 412 else { continue }
            if try await putRight(match) { return match }
        }
        return .none
    }

    /// Whether the server takes the right version; in the second of the change, it may not.
    private func putRight(_ match: WebDAVConditions.Match) async throws(SyncError) -> Bool {
        for attempt in 0..<2 {
            if attempt > 0 { await pause(.milliseconds(2100)) }
            let listed = try await client.properties(of: fileName, depth: 0)
            guard let version = WebDAVListing(listed.body)?.members.first?.file.version else {
                return false
            }
            if try await put(match, version).isDone { return true }
        }
        return false
    }

    private func put(
        _ match: WebDAVConditions.Match, _ version: String
    ) async throws(SyncError) -> HTTPResponse {
        let conditions = WebDAVConditions(absent: false, match: match, locks: false)
        let file = RemoteFile(version: version, size: 0, modified: nil)
        return try await put(conditions.fields(for: .unchanged(file)))
    }

    /// Whether the server locks, and whether it writes only with the token of a lock that holds.
    ///
    /// A server that lets two devices lock a file does not lock.
    private func locks() async throws(SyncError) -> (locks: Bool, checksTokens: Bool) {
        let lock = WebDAVLock(client: client, fileName: "\(fileName).lock")
        let first: SyncLock?
        do throws(SyncError) { first = try await lock.take() } catch {
            // Only an answer tells that the server does not lock.
            if error.isWithoutAnswer { throw error }
            return (false, false)
        }
        guard let first else { return (false, false) }
        let second = try await lock.take()
        if let second { try await lock.end(second) }
        let checks = second == nil ? try await checksTokens(of: lock, first) : false
        try await lock.end(first)
        return (second == nil, checks)
    }

    /// Tries the right token, one that nobody has, that of another lock, and one that has ended.
    private func checksTokens(
        of lock: WebDAVLock, _ own: SyncLock
    ) async throws(SyncError) -> Bool {
        func isWritten(_ token: SyncLock) async throws(SyncError) -> Bool {
            try await put([
                WebDAVLock.field(for: token, of: lock.fileName, at: client.address)
            ]).isDone
        }
        guard try await isWritten(own),
            try await !isWritten(SyncLock(token: "urn:uuid:00000000-0000-4000-8000-000000000000"))
        else { return false }
        let otherFile = WebDAVLock(client: client, fileName: "\(fileName).other")
        guard let other = try await otherFile.take() else { return false }
        let takesOther = try await isWritten(other)
        try await otherFile.end(other)
        guard !takesOther else { return false }
        try await lock.end(own)
        return try await !isWritten(own)
    }

    private func put(_ conditions: [HTTPField]) async throws(SyncError) -> HTTPResponse {
        try await client.send(.put, fileName, fields: conditions, body: Data("probe".utf8))
    }

    private func removeFile() async throws(SyncError) {
        for ending in ["", ".lock", ".other"] {
            _ = try await client.send(.delete, fileName + ending)
        }
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
