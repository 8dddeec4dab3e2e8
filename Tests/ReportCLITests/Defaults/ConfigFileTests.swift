import FeatureTesting
import Foundation
@testable import ReportCLI
import SectionKit
import Testing

/// The file of defaults on the disk.
@Suite struct ConfigFileTests {
    private let home: TemporaryFolder
    private let file: ConfigFile

    init() throws {
        home = try TemporaryFolder()
        file = ConfigFile(program: "album", environment: ["HOME": home.url.path])
    }

    private func make() throws {
        try home.makeFolder(".config")
        try home.makeFolder(".config/album")
    }

    private func set(_ name: String, to text: String) throws -> OutputError? {
        try file.change { lines in
            lines.set(name, to: text, for: nil)
            return true
        }
    }

    private var reason: String? {
        do throws(UsageError) {
            _ = try file.entries()
            return nil
        } catch {
            return error.message
        }
    }

    @Test func `without a file or a home there are no defaults`() throws {
        #expect(try file.entries() == [])
        #expect(try ConfigFile(program: "album", environment: [:]).entries() == [])
        #expect(throws: UsageError.self) {
            try ConfigFile(program: "album", environment: [:]).change { _ in true }
        }
    }

    @Test func `XDG_CONFIG_HOME names the folder`() {
        let file = ConfigFile(
            program: "album", environment: ["HOME": "/home/ann", "XDG_CONFIG_HOME": "/etc/ann"])
        #expect(file.path == "/etc/ann/album/config")
        #expect(file.shownPath == "/etc/ann/album/config")
        #expect(self.file.shownPath == "~/.config/album/config")
    }

    @Test func `those for a command are stronger, and the last of a name`() throws {
        try make()
        try home.put("a = 1\na = 2\n[list]\na = 3\n", in: ".config/album/config")
        #expect(
            try file.entries().map { "\($0.key) \($0.text) \($0.place.name)" } == [
                "list.a 3 ~/.config/album/config, line 4", "a 2 ~/.config/album/config, line 2",
                "a 1 ~/.config/album/config, line 1",
            ])
    }

    @Test func `the file and its folder are made for this user alone`() throws {
        #expect(try set("a", to: "1") == nil)
        #expect(try home.text(of: ".config/album/config") == "a = 1\n")
        for (name, mode) in [(".config/album", 0o700), (".config/album/config", 0o600)] {
            let facts = try FileManager.default.attributesOfItem(atPath: home.path(name))
            #expect(facts[.posixPermissions] as? Int == mode)
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: home.path(".config/album")) == [
                "config"
            ])
    }

    @Test func `a link stays a link`() throws {
        try make()
        try home.put("a = 1\n", in: "mine")
        try home.link(".config/album/config", to: home.path("mine"))
        #expect(try set("a", to: "2") == nil)
        #expect(try home.text(of: "mine") == "a = 2\n")
    }

    @Test func `a link to nothing is no file`() throws {
        try make()
        try home.link(".config/album/config", to: home.path("none"))
        #expect(try file.entries() == [])
        #expect(file.isDangling)
        #expect(try set("a", to: "2") == nil)
        #expect(try home.text(of: "none") == "a = 2\n")
        #expect(!file.isDangling)
    }

    @Test func `what is not a file is refused, and never replaced`() throws {
        try make()
        try home.makeFolder(".config/album/config")
        #expect(reason == "~/.config/album/config cannot be read: Is a directory.")
        #expect(throws: UsageError.self) { try set("a", to: "1") }
        try FileManager.default.removeItem(atPath: home.path(".config/album/config"))
        #expect(mkfifo(home.path(".config/album/config"), 0o600) == 0)
        #expect(reason == "~/.config/album/config cannot be read: it is not a file.")
    }

    @Test func `a large file is refused at once`() throws {
        try make()
        try home.put("", in: ".config/album/config")
        #expect(truncate(home.path(".config/album/config"), 1 << 30) == 0)
        #expect(reason == "~/.config/album/config cannot be read: it is longer than 64 KB.")
    }

    @Test func `a wrong line is named`() throws {
        try make()
        try home.put("a = 1\nb\n", in: ".config/album/config")
        #expect(
            reason
                == "~/.config/album/config, line 2: 'b' is not NAME = VALUE, such as theme = dark.")
    }

    @Test func `what cannot be written is an error, and nothing is lost`() throws {
        try home.put("", in: ".config")
        #expect(try set("a", to: "1") == .failed(reason: "Not a directory"))
    }

    @Test func `of changes at the same time none is lost`() async throws {
        let names = (0..<20).map { "option-\($0)" }
        await withTaskGroup(of: Void.self) { group in
            for name in names {
                group.addTask { [file] in
                    _ = try? file.change { lines in
                        lines.set(name, to: "1", for: nil)
                        return true
                    }
                }
            }
        }
        #expect(Set(try file.entries().map(\.name)) == Set(names))
    }
}
