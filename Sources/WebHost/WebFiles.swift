import SectionKit
import Synchronization
import WebServer

/// The style sheets, scripts and icons that pages link to: each has an address that follows from its content,
/// so that a browser keeps it forever.
final class WebFiles: Sendable {
    private let responses = Mutex<[String: WebResponse]>([:])

    private static let types = [
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml", "webmanifest": "application/manifest+json",
    ]

    /// The folder of the files.
    static let folder = "files"

    /// Returns the path of a file, which can be asked for from now on.
    func path(of file: WebFile, ending: String) -> String {
        let hash = file.hash.filter { $0.isLetter || $0.isNumber }.prefix(16)
        let name = "\(hash).\(ending)"
        responses.withLock { responses in
            guard responses[name] == nil else { return }
            let type = Self.types[ending] ?? "text/plain; charset=utf-8"
            var response = WebResponse(200, type: type, file.text)
            response.fields.append(("Cache-Control", "public, max-age=31536000, immutable"))
            responses[name] = response
        }
        return "/\(Self.folder)/\(name)"
    }

    /// Returns the file at a path; nil if there is none.
    func response(at path: [String]) -> WebResponse? {
        guard path.count == 2, path[0] == Self.folder else { return nil }
        return responses.withLock { $0[path[1]] }
    }
}
