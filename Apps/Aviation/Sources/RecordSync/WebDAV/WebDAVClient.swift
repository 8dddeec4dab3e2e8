package import Networking
import SectionEssentials

/// Sends the requests of WebDAV to the folder of a server.
package struct WebDAVClient: Sendable {
    private let client: any ServerClientInput

    /// The field with the credentials; nil for none.
    private let authorization: HTTPField?

    private let hasCredentials: Bool

    /// Takes a client whose address is that of the folder.
    ///
    /// - Parameters:
    ///   - authorization: the field with the credentials; nil for none.
    ///   - hasCredentials: whether the client sends credentials in another way.
    package init(
        _ client: any ServerClientInput, authorization: HTTPField?, hasCredentials: Bool = false
    ) {
        self.client = client
        self.authorization = authorization
        self.hasCredentials = hasCredentials || authorization != nil
    }

    /// The address of the folder, without credentials.
    package var address: String { client.address }

    /// Sends a request for a file, or for the folder if its name is empty.
    ///
    /// - Throws: `SyncError` if there is no complete response, and if the server does not accept
    ///   the credentials.
    func send(
        _ method: HTTPMethod,
        _ fileName: String = "",
        fields: [HTTPField] = [],
        body: Data? = nil,
        longestTime: Duration = .seconds(900)
    ) async throws(SyncError) -> HTTPResponse {
        // A compressed response may have an ETag of its own.
        let identity = HTTPField("Accept-Encoding", "identity")
        var request = ServerRequest(
            method, Endpoint("/\(fileName)"),
            fields: fields + [identity] + [authorization].compactMap(\.self), body: body)
        if [.get, .put].contains(method) {
            // A photo on a slow line takes longer than the timeout.
            request.longestTime = longestTime
            request.bodyLimit = 65 << 20
        }
        let response: HTTPResponse
        do throws(RequestError) { response = try await client.response(to: request) } catch {
            throw .request(error)
        }
        if response.status == 401, !hasCredentials { throw .noCredentials(address) }
        if [401, 403].contains(response.status) { throw .credentials(status: response.status) }
        return response
    }

    /// The error of a response that is not expected; 423 means that somebody else has locked a file.
    func failure(_ response: HTTPResponse) -> SyncError {
        response.status == 423 ? .locked(seconds: nil) : .request(.status(response.status))
    }
}

extension HTTPMethod {
    /// Locks a file (RFC 4918).
    static let lock = HTTPMethod(rawValue: "LOCK")

    /// Ends a lock (RFC 4918).
    static let unlock = HTTPMethod(rawValue: "UNLOCK")
}

extension HTTPResponse {
    /// Whether the request was carried out.
    var isDone: Bool { (200...299).contains(status) }
}
