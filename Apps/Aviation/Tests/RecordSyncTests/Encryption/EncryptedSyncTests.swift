import Essentials
import FeatureTesting
import Foundation
import RecordStore
import Testing

@testable import RecordSync

/// Machines that share an encrypted folder.
struct EncryptedSyncTests {
    private let folder: TemporaryFolder
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("shared")
        for name in ["key1", "key2"] {
            try folder.put("# created\nAGE-SECRET-KEY-1TEST\n", in: name)
            chmod(folder.path(name), 0o600)
        }
    }

    private func service(
        _ machine: String, ciphers: any SyncCiphersInput = CiphersSpy()
    ) -> SyncService {
        let location = StoreLocation(data: folder.path(machine))
        let places = SyncPlaces(
            folder: folder.path("\(machine)/sync"), secrets: SyncSecrets { _ in nil },
            ciphers: ciphers, pause: { _ in }
        ) { _ throws(SyncError) in throw .notSetUp }
        return SyncService(
            folder: folder.path("\(machine)/sync"),
            transfers: [RecordTransfer(of: Note.kind.name, in: location) { [now] in now }],
            conflicts: RecordStore(in: location) { [now] in now }, places: places
        ) { _ in }
    }

    private func notes(_ machine: String) -> RecordStore<Note> {
        RecordStore(in: StoreLocation(data: folder.path(machine))) { [now] in now }
    }

    private func setUp(
        _ machine: String, key: String? = "key1", ciphers: any SyncCiphersInput = CiphersSpy()
    ) async throws(SyncError) {
        _ = try await service(machine, ciphers: ciphers).setUp(
            SyncSetup(
                place: .folder(folder.path("shared")), credentials: nil, joins: false,
                keyFile: key.map(folder.path)))
    }

    private func write(_ text: String, on machine: String, as id: String = "a") async throws {
        var change = StoreChange<Note>("Write")
        change.put(Note(text: text), as: try #require(RecordID(id)))
        try await notes(machine).commit(change)
    }

    private func text(on machine: String) async throws -> String? {
        try await notes(machine).record(try #require(RecordID("a")))?.record.text
    }

    private var sharedNames: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path("shared")) }
    }

    @Test func `the folder has neither contents nor names, and both machines have both`()
        async throws
    {
        try await setUp("one")
        try await write("a secret note", on: "one")
        _ = try await service("one").sync()

        for name in try sharedNames {
            #expect(!name.contains("notes"))
            let content = try Data(contentsOf: URL(filePath: folder.path("shared/\(name)")))
            #expect(!String(decoding: content, as: UTF8.self).contains("secret"))
        }
        try await setUp("two")
        #expect(try await service("two").sync().received.count == 1)
        #expect(try await text(on: "two") == "a secret note")
        #expect(try await service("one").sync().isEmpty)
    }

    @Test func `photos are found by their names, and none is read to list them`() async throws {
        let secret = NameSecret()
        let base = CountingRemote()
        let names = SealedNames(secret, in: PrivateFile(path: folder.path("names")))
        let remote = SealedRemote(base, cipher: CipherSpy(), names: names)
        let (photo, other) = (SamplePhoto(1), SamplePhoto(2))
        _ = try await remote.put(photo.content, as: photo.name.fileName, if: .absent)
        base.reset()

        let listing = try await remote.listing()

        #expect(base.calls == ["listing"])
        #expect(listing.file(of: photo.name) != nil)
        #expect(listing.file(of: other.name) == nil)
        #expect(try await remote.content(of: photo.name.fileName) == photo.content)
        #expect(!base.contents.keys.contains { $0.contains(photo.name.name) })
    }

    @Test func `a copy that another program has made is a conflict`() async throws {
        try await setUp("one")
        try await write("ours", on: "one")
        _ = try await service("one").sync()
        let sealed = try #require(try sharedNames.first { $0.hasPrefix("sealed.") })
        let record = try #require(SealedName(fileName: sealed))
        let theirs = SealedContent(
            fileName: "notes.a.json",
            content: Data(
                try folder.text(of: "one/notes/records/a.json")
                    .replacing("ours", with: "theirs").utf8))
        let copy = SealedName(
            isPhoto: false, digits: record.digits, mark: ".sync-conflict-20260714-101500-ABCDEFG")
        let key = try #require("1".utf8.first)
        try CipherSpy(key: key).encrypt(theirs.bytes)
            .write(to: URL(filePath: folder.path("shared/\(copy.fileName)")))

        #expect(try await service("one").sync().conflicts.count == 1)
        #expect(try await service("one").conflicts().count == 1)
        #expect(try !sharedNames.contains(copy.fileName))
    }

    @Test func `a file that is given the content of another is left alone`() async throws {
        try await setUp("one")
        try await write("first", on: "one")
        try await write("second", on: "one", as: "b")
        _ = try await service("one").sync()
        let sealed = try sharedNames.filter { $0.hasPrefix("sealed.") }.sorted()
        let content = try Data(contentsOf: URL(filePath: folder.path("shared/\(sealed[0])")))
        try content.write(to: URL(filePath: folder.path("shared/\(sealed[1])")))

        try await setUp("two")
        let result = try await service("two").sync()

        #expect(result.received.count == 1)
        #expect(result.unreadable.count == 1)
    }

    @Test func `another key, no key and a key for a plain place are refused`() async throws {
        let place = folder.path("shared")
        try await setUp("one")

        await #expect(throws: SyncError.otherKey(place)) { try await setUp("two", key: "key2") }
        await #expect(throws: SyncError.encrypted(place, .age)) { try await setUp("two", key: nil) }
        await #expect(throws: SyncError.noFile(folder.path("none"))) {
            try await setUp("two", key: "none")
        }
        chmod(folder.path("key1"), 0o644)
        await #expect(throws: SyncError.openSecret(folder.path("key1"), mode: 0o644)) {
            try await setUp("two")
        }

        try FileManager.default.removeItem(atPath: place)
        try folder.makeFolder("shared")
        try await setUp("three", key: nil)
        await #expect(throws: SyncError.notEncrypted(place)) { try await setUp("two", key: "key2") }
    }

    @Test(arguments: SyncKey.Program.allCases)
    func `age and gpg encrypt and decrypt`(program: SyncKey.Program) async throws {
        let programs = CipherPrograms(
            folder: folder.path("rings"), hasProgram: RealProgram.isInstalled
        ) { RealProgram.output(of: $0, $1, $2) }
        guard let key = try RealProgram.key(of: program, in: folder) else { return }

        let cipher = try await programs.cipher(of: try SyncKey(file: key))
        let sealed = try await cipher.encrypt(Data("a secret\n".utf8))
        let plain = try await cipher.decrypt(sealed)
        let broken = try await cipher.decrypt(sealed.dropLast(3))
        let forged = try await cipher.decrypt(RealProgram.unencrypted("a forged secret\n"))
        await cipher.close()

        #expect(plain == Data("a secret\n".utf8))
        #expect(broken == nil)
        #expect(forged == nil)
        let rings = try? FileManager.default.contentsOfDirectory(atPath: folder.path("rings"))
        #expect(rings ?? [] == [])
    }

    @Test func `a program that fails is not taken for a file that is broken`() async throws {
        let programs = CipherPrograms(folder: folder.path("rings"), hasProgram: { _ in true }) {
            _, arguments, input in
            arguments.contains("--decrypt") ? nil : .init(bytes: input, messages: "")
        }
        let cipher = try await programs.cipher(of: SyncKey(program: .age, path: "/key"))

        await #expect(throws: SyncError.cipherFailed) {
            try await cipher.decrypt(Data("x".utf8))
        }
    }

    @Test func `a missing program is named with its package`() async throws {
        let programs = CipherPrograms(folder: folder.path("rings"), hasProgram: { _ in false }) {
            _, _, _ in nil
        }

        await #expect(throws: SyncError.noProgram("gpg", package: "gnupg")) {
            try await programs.cipher(of: SyncKey(program: .gpg, path: "/key"))
        }
    }
}
