import FeatureTesting
import Foundation
import SectionEssentials
import SectionKit
import Synchronization
import WebHost
import WebServer

/// A program whose actions read files that browsers send.
final class Album {
    static let photos = SectionOption<[String]>(
        files: "photos", placeholder: "FILE...", summary: "the photos; - is standard input",
        example: "a.jpg", kind: .picture)
    static let name = SectionOption(
        "name", placeholder: "NAME", summary: "its name", accepts: "a name", example: "Lake"
    ) { $0.isEmpty ? nil : $0 }
    static let album = SectionOption(
        operand: "album", placeholder: "ALBUM", summary: "the album", accepts: "a name",
        example: "lake"
    ) { $0.isEmpty ? nil : $0 }
    static let cover = SectionOption(
        "cover", placeholder: "FILE", summary: "its cover", accepts: "a file", example: "a.jpg",
        suggestions: .files(.picture)
    ) { $0.isEmpty ? nil : $0 }
    static let track = SectionOption(
        operand: "track", placeholder: "FILE", summary: "a track", accepts: "a file",
        example: "a.gpx"
    ) { $0.isEmpty ? nil : $0 }.suggesting(.files(.extensions(["gpx"]), for: .keeping))
    static let target = SectionOption(
        operand: "target", placeholder: "FILE", summary: "the file to write", accepts: "a file",
        example: "a.zip"
    ) { $0.isEmpty ? nil : $0 }.suggesting(.files(for: .ownUse))

    private static let description = ProgramDescription(
        name: "album", version: "1", title: "Album", summary: "Photos.",
        sections: [
            CommandDescription(name: "albums", summary: "the albums"),
            CommandDescription(name: "album", summary: "an album", options: [album.description]),
        ],
        actions: [
            CommandDescription(
                action: "add", summary: "add photos",
                options: [photos.description, name.description], key: "a",
                place: .section("albums"), confirmation: .always),
            CommandDescription(
                action: "edit", summary: "change an album",
                options: [
                    album.description, cover.description, SectionOption<Int>.revision.description,
                ], key: "E", place: .rows(of: "albums")),
            CommandDescription(
                action: "track", summary: "add a track", options: [track.description], key: "t",
                place: .section("albums")),
            CommandDescription(
                action: "export", summary: "write all", options: [target.description], key: "x",
                place: .section("albums")),
        ],
        tabs: [ScreenTab("Albums", sections: ["albums"])])

    private struct State {
        var contents: [String] = []
        var paths: [String] = []
        var cover: String?
        var fails = false
    }

    let folder: TemporaryFolder
    let uploads: Uploads

    /// Holds the ends of the times of files.
    let gate = Gate()
    private let site: WebSite
    private let state: SharedState

    private final class SharedState: Sendable {
        let value = Mutex(State())
    }

    /// What the actions have read.
    var contents: [String] { state.value.withLock(\.contents) }

    /// The paths of the files that they have read.
    var paths: [String] { state.value.withLock(\.paths) }
    var cover: String? { state.value.withLock(\.cover) }

    init(limits: UploadLimits = UploadLimits(), cover: String? = nil, fails: Bool = false) throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        let gate = gate
        let uploads = Uploads(in: folder.path("data"), limits: limits) { _ in await gate.passed() }
        self.uploads = uploads
        let state = SharedState()
        self.state = state
        state.value.withLock { $0 = State(cover: cover, fails: fails) }
        let hosted = HostedProgram(Self.description) { _, _, _ throws(UsageError) in
            OpenSource(
                Report.Source(id: "album", summary: "The album."),
                now: Date(timeIntervalSince1970: 1_600_000_000),
                section: { _, _ throws(UsageError) in Albums() },
                action: { name, values throws(UsageError) in
                    try Self.action(name, values, state)
                })
        }
        site = WebSite(
            WebProgram(
                hosted, values: CommandValues(), surface: HTMLSurface(), formats: [],
                uploads: uploads, clock: { Date(timeIntervalSince1970: 1_600_000_000) }),
            guard: WebGuard(
                program: "album", token: "t", port: 80,
                clock: { Date(timeIntervalSince1970: 1_600_000_000) }), patience: .seconds(600),
            keepingTime: .seconds(600))
    }

    private static func action(
        _ name: String, _ values: OptionValues, _ state: SharedState
    ) throws(UsageError) -> any Action {
        let paths =
            switch name {
            case "add": try values.required(photos)
            case "track": [try values.required(track)]
            default: [String]()
            }
        let cover = try values.value(of: cover)
        return Change(
            "add \(paths.joined(separator: ", "))", details: paths.map { "Path \($0)." },
            values: { () throws(SectionError) in
                FormValues(
                    OptionValues().setting("cover", to: state.value.withLock(\.cover)), revision: 1)
            }
        ) { () throws(SectionError) in
            let contents = paths.map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "?" }
            return try state.value.withLock { state throws(SectionError) in
                if state.fails {
                    throw SectionError(
                        message: "\(paths.joined()) is no photo.", recovery: "Take another one.")
                }
                state.contents += contents
                state.paths += paths
                if let cover { state.cover = cover }
                return "\(paths.joined(separator: ", ")) is added."
            }
        }
    }

    // MARK: - A browser

    /// A part of a form: a text, or a file with its name.
    struct Part {
        let name: String
        let fileName: String?
        let text: String

        init(_ name: String, _ text: String, file: String? = nil) {
            (self.name, self.text, fileName) = (name, text, file)
        }
    }

    /// The bytes of a form with files.
    static func body(_ parts: [Part]) -> [UInt8] {
        let all = parts.map { part in
            let file = part.fileName.map { "; filename=\"\($0)\"\r\nContent-Type: image/png" } ?? ""
            return
                "--b\r\nContent-Disposition: form-data; name=\"\(part.name)\"\(file)\r\n\r\n\(part.text)\r\n"
        }
        return Array((all.joined() + "--b--\r\n").utf8)
    }

    /// A parser that has read a request up to some byte of its body.
    func parser(
        _ target: String, _ body: [UInt8], until end: Int? = nil,
        lines: [String] = ["Authorization: Bearer t", "Origin: http://localhost:80"]
    ) -> RequestParser {
        var parser = RequestParser()
        parser.receiver = { [site] in site.receiver(of: $0) }
        let head =
            [
                "POST \(target) HTTP/1.1", "Host: localhost:80",
                "Content-Type: multipart/form-data; boundary=b", "Content-Length: \(body.count)",
            ] + lines + ["", ""]
        parser.append(head.joined(separator: "\r\n").utf8)
        parser.append(body.prefix(end ?? body.count))
        return parser
    }

    /// Sends a form with files.
    func send(_ target: String, _ parts: [Part]) async throws -> (WebResponse, String) {
        var parser = parser(target, Self.body(parts))
        return try await answer(try parser.next())
    }

    /// Sends a form without files, or asks for a page.
    func ask(
        _ target: String, _ form: [RequestTarget.Item]? = nil
    ) async throws -> (WebResponse, String) {
        let body = form.map { RequestTarget.text(path: [], query: $0).dropFirst(2) } ?? ""
        var parser = RequestParser()
        let head = [
            "\(form == nil ? "GET" : "POST") \(target) HTTP/1.1", "Host: localhost:80",
            "Authorization: Bearer t", "Origin: http://localhost:80",
            "Content-Type: application/x-www-form-urlencoded",
            "Content-Length: \(body.utf8.count)", "", "",
        ]
        parser.append((head.joined(separator: "\r\n") + body).utf8)
        return try await answer(try parser.next())
    }

    private func answer(_ request: WebRequest?) async throws -> (WebResponse, String) {
        guard let request else { throw RequestRefusal(0, "incomplete") }
        let response = await withCheckedContinuation { continuation in
            let now = site.response(to: request) { continuation.resume(returning: $0) }
            if let now { continuation.resume(returning: now) }
        }
        guard case .bytes(let bytes) = response.body else { return (response, "") }
        return (response, String(decoding: bytes, as: UTF8.self))
    }

    // MARK: - The disk

    /// The paths of all files that browsers have sent, below the folder of the data.
    var spooled: [String] { files.filter { $0.hasPrefix("uploads/") && !$0.hasSuffix("/lock") } }

    /// The paths of all files below the folder of the data.
    var files: [String] {
        let root = folder.path("data")
        let all = FileManager.default.subpaths(atPath: root) ?? []
        return all.filter { path in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(
                atPath: "\(root)/\(path)", isDirectory: &isFolder)
            return isThere && !isFolder.boolValue
        }
    }

    /// The permissions of a file or a folder.
    func permissions(of path: String) throws -> Int? {
        let path = "\(folder.path("data"))/\(path)"
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}

private struct Albums: Section {
    let id = "albums"
    let title = "Albums"

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success("None."))
    }

    func body(for words: String) -> [Block] { [.paragraph(InlineText(words))] }
}
