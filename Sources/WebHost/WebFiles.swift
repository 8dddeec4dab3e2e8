import SectionKit
import Synchronization
import WebServer

/// The style sheets, scripts and icons that pages link to: each has an address that follows from its content,
/// so that a browser keeps it forever, but the
/// pictures of the icon, which have a name.
final class WebFiles: Sendable {
    private let responses = Mutex<[String: WebResponse]>([:])
    private let icon: AppIcon

    /// Creates no files but the pictures of an icon, which are made when they are asked for.
    init(icon: AppIcon) {
        self.icon = icon
    }

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

    /// The widths of the pictures of the icon, in pixels: that of iOS, and those of Android.
    private static let iconSizes = [180, 192, 512]

    /// Returns the name of a picture of the icon.
    static func name(ofIcon size: Int) -> String { "icon-\(size).png" }

    /// Returns the path of a picture of the icon.
    static func path(ofIcon size: Int) -> String { "/\(folder)/\(name(ofIcon: size))" }

    /// Returns the file at a path; nil if there is none.
    func response(at path: [String]) -> WebResponse? {
        guard path.count == 2, path[0] == Self.folder else { return nil }
        return responses.withLock { responses in
            if let response = responses[path[1]] { return response }
            guard let size = Self.iconSizes.first(where: { Self.name(ofIcon: $0) == path[1] })
            else {
                return nil
            }
            // Its address does not change with its content, which another version of the program may change.
            let response = WebResponse(
                200,
                fields: [
                    ("Content-Type", "image/png"), ("Cache-Control", "public, max-age=86400"),
                ],
                body: .bytes(Array(icon.png(size: size))))
            responses[path[1]] = response
            return response
        }
    }
}
