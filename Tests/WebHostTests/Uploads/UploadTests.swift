import FeatureTesting
import Foundation
import SectionKit
import Testing
import WebServer

@testable import WebHost

/// Files that browsers send for actions.
struct UploadTests {
    private func token(of page: String) throws -> String {
        String(try #require(page.firstMatch(of: /name=":token" value="([^"]*)"/)).1)
    }

    /// The hidden fields and the boxes of a page, as a browser sends them.
    private func fields(of page: String) -> [RequestTarget.Item] {
        page.matches(of: /<input type="(?:hidden|checkbox)" name="([^"]*)" value="([^"]*)"/)
            .map { .init(String($0.1), String($0.2)) }
    }

    private func added(
        _ album: Album, _ parts: [Album.Part]
    ) async throws -> (WebResponse, String) {
        let (_, page) = try await album.ask("/actions/add")
        return try await album.send(
            "/actions/add", [Album.Part(":token", try token(of: page))] + parts)
    }

    @Test func `the form asks for files of their kind, and says the limits`() async throws {
        let album = try Album()
        let (_, page) = try await album.ask("/actions/add")
        #expect(page.contains("enctype=\"multipart/form-data\""))
        #expect(page.contains("<input type=\"file\" id=\"field-photos\" name=\"photos\" multiple"))
        #expect(page.contains("accept=\"image/*\" capture=\"environment\""))
        #expect(page.contains("Up to 50 files of at most 64 MB each."))
        #expect(page.contains("The photos<") && !page.contains("standard input"))
        let (_, track) = try await album.ask("/actions/track")
        #expect(track.contains("accept=\".gpx,application/octet-stream\""))
        #expect(!track.contains("multiple") && !track.contains("capture"))
        #expect(try await album.ask("/actions/export").0.status == 404)
        // The token is sent first.
        let first = try #require(page.firstRange(of: ":token"))
        let field = try #require(page.firstRange(of: "type=\"file\""))
        #expect(first.lowerBound < field.lowerBound)
    }

    @Test func `files wait for the confirmation, are read, and are gone`() async throws {
        let album = try Album()
        let (_, plan) = try await added(
            album,
            [
                Album.Part("photos", "one", file: "a.jpg"),
                Album.Part("photos", "two", file: "C:\\x\\b,c.jpg"),
                Album.Part("photos", "", file: ""), Album.Part("name", "Lake"),
            ])
        #expect(plan.contains("Add a.jpg, b_c.jpg?"))
        #expect(plan.contains("Path a.jpg."))
        #expect(!plan.contains(album.folder.path("data")))
        #expect(album.contents.isEmpty)
        let spooled = album.spooled
        #expect(spooled.count == 2)
        for path in spooled {
            #expect(try album.permissions(of: path) == 0o600)
            for end in path.indices where path[end] == "/" {
                #expect(try album.permissions(of: String(path[..<end])) == 0o700)
            }
        }
        let (response, _) = try await album.ask("/actions/add", fields(of: plan))
        #expect(response.status == 303)
        #expect(album.contents == ["one", "two"])
        #expect(album.spooled.isEmpty)
    }

    @Test func `a person who cancels, and one who takes a file out, leaves none`() async throws {
        let album = try Album()
        let (_, plan) = try await added(
            album,
            [
                Album.Part("photos", "one", file: "a.jpg"),
                Album.Part("photos", "two", file: "b.jpg"),
            ])
        var sent = fields(of: plan).filter { $0.name != ":confirmed" } + [.init(":change", "on")]
        let (_, form) = try await album.ask("/actions/add", sent)
        #expect(form.contains("a.jpg, 3 bytes") && form.contains("b.jpg, 3 bytes"))
        sent = fields(of: form)
        let taken = try #require(sent.first { $0.name == "photos" })
        sent.removeAll { $0 == taken }
        let (_, next) = try await album.ask("/actions/add", sent)
        #expect(next.contains("Add b.jpg?"))
        #expect(album.spooled.count == 1)
        let (response, _) = try await album.ask(
            "/actions/add", fields(of: next) + [.init(":cancel", "on")])
        #expect(response.status == 303)
        #expect(album.spooled.isEmpty && album.contents.isEmpty)
    }

    @Test func `a file is still there after its action failed, until its time is over`()
        async throws
    {
        let album = try Album(fails: true)
        let (_, plan) = try await added(album, [Album.Part("photos", "one", file: "a.jpg")])
        let (response, form) = try await album.ask("/actions/add", fields(of: plan))
        #expect(response.status == 422)
        #expect(form.contains("a.jpg is no photo. Take another one."))
        #expect(form.contains("a.jpg, 3 bytes"))
        #expect(album.spooled.count == 1)
        let id = try #require(fields(of: form).first { $0.name == "photos" }).value
        let file = try #require(album.uploads.file(id))
        await album.gate.open()
        while album.uploads.file(id) != nil { await Task.yield() }
        #expect(album.spooled.count == 1)
        withExtendedLifetime(file) {}
        let (_, gone) = try await album.ask("/actions/add", fields(of: form))
        #expect(gone.contains("The file is not here any more. Choose it again."))
    }

    @Test func `a client that goes away in the middle leaves nothing, wherever it does`()
        async throws
    {
        let album = try Album()
        let (_, page) = try await album.ask("/actions/add")
        let body = Album.body([
            Album.Part(":token", try token(of: page)),
            Album.Part("photos", String(repeating: "x", count: 100), file: "a.jpg"),
        ])
        var most = 0
        for end in 0..<body.count {
            var parser = album.parser("/actions/add", body, until: end)
            #expect(try parser.next() == nil)
            most = max(most, album.spooled.count)
        }
        #expect(most == 1)
        #expect(album.spooled.isEmpty)
    }

    @Test func `a form without a token of this server leaves no file`() async throws {
        let album = try Album()
        let file = Album.Part("photos", "one", file: "a.jpg")
        let (response, page) = try await album.send(
            "/actions/add", [Album.Part(":token", "other"), file])
        #expect(response.status == 409)
        #expect(page.contains("before the program was started"))
        let token = try token(of: try await album.ask("/actions/add").1)
        let (late, _) = try await album.send("/actions/add", [file, Album.Part(":token", token)])
        #expect(late.status == 422)
        #expect(album.spooled.isEmpty && album.contents.isEmpty)
        let refused = [
            ["Origin: http://localhost:80"], ["Authorization: Bearer t"],
            ["Authorization: Bearer t", "Origin: http://evil.example"],
            [
                "Authorization: Bearer t", "Origin: http://localhost:80",
                "Sec-Fetch-Site: cross-site",
            ],
        ]
        for lines in refused {
            let body = Album.body([Album.Part(":token", token), file])
            var parser = album.parser("/actions/add", body, lines: lines)
            let request = try #require(try parser.next())
            #expect(request.receiver == nil)
        }
    }

    @Test func `what is too large or too much is said at the field, and the rest is kept`()
        async throws
    {
        var limits = UploadLimits()
        (limits.file, limits.filesOfForm, limits.form) = (10, 2, 2_000)
        let album = try Album(limits: limits)
        let long = String(repeating: "x", count: 11)
        var (response, page) = try await added(
            album,
            [
                Album.Part("photos", long, file: "long.jpg"),
                Album.Part("photos", "one", file: "a.jpg"),
            ])
        #expect(response.status == 422)
        #expect(page.contains("&#39;long.jpg&#39; is larger than 10 bytes."))
        #expect(page.contains("a.jpg, 3 bytes"))
        #expect(album.spooled.count == 1)
        (response, page) = try await added(
            album, (0..<3).map { Album.Part("photos", "\($0)", file: "\($0).jpg") })
        #expect(page.contains("&#39;2.jpg&#39; was not taken: more than 2 files."))
        await #expect(throws: RequestRefusal.self) {
            try await added(
                album, [Album.Part("name", String(repeating: "x", count: 2_000))])
        }
        await #expect(throws: RequestRefusal.self) {
            try await added(album, [Album.Part("name", "Lake", file: "a.jpg")])
        }
        #expect(album.spooled.count == 3)
    }

    @Test func `all forms together have limited room, which comes back`() async throws {
        var limits = UploadLimits()
        (limits.files, limits.all, limits.texts) = (2, 10, 300)
        let album = try Album(limits: limits)
        let six = Album.Part("photos", "sixsix", file: "a.jpg")
        var (_, page) = try await added(album, [six])
        (_, page) = try await added(album, [six])
        #expect(page.contains("was not taken, because many files wait for their forms already"))
        #expect(album.spooled.count == 1)
        let (response, _) = try await album.ask("/actions/add", [.init(":cancel", "on")])
        #expect(response.status == 303)
        album.uploads.drop(album.spooled.map { String($0.split(separator: "/")[2]) })
        #expect(album.spooled.isEmpty)
        (_, page) = try await added(album, [six])
        #expect(page.contains("Add a.jpg?"))
        await #expect(throws: RequestRefusal.self) {
            try await added(album, (0..<30).map { Album.Part("t\($0)", "") })
        }
    }

    @Test func `a file of this machine is named by nobody`() async throws {
        let album = try Album(cover: "/kept/cover.jpg")
        try Data("secret".utf8).write(to: URL(filePath: album.folder.path("secret.jpg")))
        let (_, page) = try await album.ask("/actions/add")
        let secret = album.folder.path("secret.jpg")
        let (response, refused) = try await album.ask(
            "/actions/add",
            [.init(":token", try token(of: page)), .init("photos", secret)])
        #expect(response.status == 422)
        #expect(refused.contains("The file is not here any more."))
        // What the record has stays, also without scripts, and can be replaced.
        let (_, form) = try await album.ask("/actions/edit/lake")
        #expect(form.contains("checked=\"\"/> What is there</label>"))
        #expect(try await album.ask("/actions/edit/lake", fields(of: form)).0.status == 303)
        #expect(album.cover == "/kept/cover.jpg")
        let parts = fields(of: form).map { Album.Part($0.name, $0.value) }
        let (done, _) = try await album.send(
            "/actions/edit/lake", parts + [Album.Part("cover", "new", file: "new.jpg")])
        #expect(done.status == 303)
        #expect(album.cover?.hasSuffix("/new.jpg") == true)
    }

    @Test func `a file that is needed later stays where the program keeps its data`() async throws {
        for fails in [false, true] {
            let album = try Album(fails: fails)
            for text in ["one", "two"] {
                let (_, page) = try await album.ask("/actions/track")
                _ = try await album.send(
                    "/actions/track",
                    [
                        Album.Part(":token", try token(of: page)),
                        Album.Part("track", text, file: "lake.gpx"),
                    ])
            }
            let kept = album.files.filter { $0.hasPrefix("files/") }.sorted()
            #expect(kept == (fails ? [] : ["files/lake 2.gpx", "files/lake.gpx"]))
            #expect(album.contents == (fails ? [] : ["one", "two"]))
            #expect(album.spooled.count == (fails ? 2 : 0))
            if !fails { #expect(try album.permissions(of: kept[0]) == 0o600) }
        }
    }

    @Test func `the end of the server removes all files, and its start what a killed one left`()
        async throws
    {
        let album = try Album()
        _ = try await added(album, [Album.Part("photos", "one", file: "a.jpg")])
        let data = album.folder.path("data")
        // A server that runs keeps its files when another one starts.
        let other = Uploads(in: data)
        #expect(album.spooled.count == 1)
        let left = "\(data)/uploads/left/upload-1"
        try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(filePath: "\(left)/a.jpg"))
        try Data().write(to: URL(filePath: "\(data)/uploads/left/lock"))
        #expect(album.spooled.count == 2)
        let next = Uploads(in: data)
        #expect(album.spooled.count == 1)
        album.uploads.close()
        #expect(album.files.isEmpty)
        #expect(throws: (any Error).self) { try album.uploads.begin(called: "a") }
        withExtendedLifetime((other, next)) {}
    }

    @Test(arguments: [
        ("a.jpg", "a.jpg"), ("../../etc/passwd", "passwd"), ("C:\\x\\a.jpg", "a.jpg"),
        ("", "file"), ("..", "file"), ("/", "file"), (".hidden", "hidden"), ("-rf", "rf"),
        ("a\u{0}\u{1B}[2Jb.jpg", "a___2Jb.jpg"), ("a,b#2?.pdf", "a_b_2_.pdf"),
        ("Straße é 東京.gpx", "Straße é 東京.gpx"), ("a.jpg. . ", "a.jpg"),
        ("\u{202E}gpj.exe", "_gpj.exe"),
    ])
    func `the name of a file is a label`(name: String, label: String) {
        #expect(UploadedFile.label(of: name) == label)
    }

    @Test func `a long name keeps its end`() {
        let label = UploadedFile.label(of: String(repeating: "é", count: 500) + ".pkpass")
        #expect(label.utf8.count <= 100 && label.hasSuffix("é.pkpass"))
        #expect(UploadedFile.label(of: String(repeating: ".x", count: 500)).utf8.count <= 100)
    }
}
