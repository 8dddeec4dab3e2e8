import FeatureTesting
import Foundation
import RecordStore
import SectionEssentials
import SectionKit
import Synchronization
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
            try folder.put("# created\nAGE-SECRET-KEY-1\(name)\n", in: name)
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
        ) { _, _ throws(SyncError) in throw .notSetUp }
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

    @Test func `ten thousand texts are the same on both machines, to the byte`()
        async throws
    {
        var source = TypedTexts(seed: 42)
        let texts = (0..<10_000).map { _ in source.next() }
        let typed = texts.compactMap(\.text.typed)
        try #require(typed.count == texts.count)
        var change = StoreChange<Note>("Write")
        for start in stride(from: 0, to: typed.count, by: 100) {
            let text = typed[start..<start + 100].joined(separator: "\n")
            change.put(Note(text: text), as: try #require(RecordID("note-\(start + 10_000)")))
        }
        try await notes("one").commit(change)
        try await setUp("one")
        #expect(try await service("one").sync().sent.count == 100)
        try await setUp("two")
        _ = try await service("two").sync()

        let stored = try await notes("two").all().records.sorted { $0.id < $1.id }
        let found = stored.flatMap { $0.record.text.split(separator: "\n").map(String.init) }

        #expect(found.map { Array($0.utf8) } == typed.map { Array($0.utf8) })
        #expect(found.map { Array($0.safe.utf8) } == texts.map { Array($0.seen.utf8) })
    }

    @Test func `photos are found by their names, and none is read to list them`() async throws {
        let key = SealingKey(secret: Data("a secret".utf8))
        let secret = try #require(key.nameSecret)
        let base = CountingRemote()
        let names = SealedNames(secret, in: PrivateFile(path: folder.path("names")))
        let remote = SealedRemote(base, cipher: CipherSpy(), names: names, key: key)
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
                    .replacing("ours", with: "theirs").utf8),
            key: try SyncKey(file: folder.path("key1")).sealingKey())
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

    @Test func `a place that says that it is encrypted no more gets nothing in plain`() async throws
    {
        let place = folder.path("shared")
        try await setUp("one")
        try await write("secret", on: "one")
        _ = try await service("one").sync()
        let log = try #require(SyncMarker(Data(folder.text(of: "shared/log.json").utf8))?.log)
        try folder.put(
            String(decoding: SyncMarker(log: log).content, as: UTF8.self), in: "shared/log.json")
        let names = try sharedNames

        let refusal = SyncError.noLongerEncrypted(place)
        await #expect(throws: refusal) { try await service("one").sync() }
        await #expect(throws: refusal) { try await setUp("one", key: nil) }
        await #expect(throws: refusal) { try await setUp("one") }
        await #expect(throws: refusal) { try await setUp("two") }

        #expect(try sharedNames == names)
    }

    @Test func `a folder with the name of an encrypted record is named and passed`() async throws {
        try await setUp("one")
        try await write("first", on: "one")
        _ = try await service("one").sync()
        let name = try #require(try sharedNames.first { $0.hasPrefix("sealed.") })
        try await write("third", on: "one", as: "c")
        _ = try await service("one").sync()
        try FileManager.default.removeItem(atPath: folder.path("shared/\(name)"))
        try folder.makeFolder("shared/\(name)")
        try await write("second", on: "one", as: "b")

        let result = try await service("one").sync()

        #expect(result.sent.map(\.id.text) == ["b"])
        #expect(result.unreadable == [name])
    }

    /// Writes a version of the record into the folder, as somebody does who has only the public
    /// half of the key.
    private func forge(_ text: String, proof: SealingKey) throws {
        let content = try folder.text(of: "one/notes/records/a.json")
            .replacing("ours", with: text).replacing("\"revision\": 1", with: "\"revision\": 7")
        let file = SealedContent(
            fileName: "notes.a.json", content: Data(content.utf8), key: proof)
        let name = try #require(try sharedNames.first { $0.hasPrefix("sealed.") })
        let key = try #require("1".utf8.first)
        try CipherSpy(key: key).encrypt(file.bytes)
            .write(to: URL(filePath: folder.path("shared/\(name)")))
    }

    @Test func `a record of somebody who has only the public key is named and not taken`()
        async throws
    {
        try await setUp("one")
        try await write("ours", on: "one")
        _ = try await service("one").sync()
        try forge("forged", proof: SealingKey(secret: Data("another".utf8)))

        try await setUp("two")
        let result = try await service("two").sync()

        #expect(result.received.isEmpty && result.unproven.count == 1)
        #expect(try await service("one").sync().unproven.count == 1)
        #expect(try await text(on: "one") == "ours")
        #expect(try await service("one").conflicts().isEmpty)
    }

    @Test func `a record without a proof that is the same here is sent with its proof`()
        async throws
    {
        try await setUp("one")
        try await write("ours", on: "one")
        _ = try await service("one").sync()
        let record = try #require(try sharedNames.first { $0.hasPrefix("sealed.") })
        let content = try folder.text(of: "one/notes/records/a.json")
        let key = try #require("1".utf8.first)
        try CipherSpy(key: key).encrypt(Data("notes.a.json\n\(content)".utf8))
            .write(to: URL(filePath: folder.path("shared/\(record)")))

        #expect(try await service("one").sync().sent.count == 1)

        try await setUp("two")
        #expect(try await service("two").sync().received.count == 1)
    }

    @Test func `a plain folder becomes an encrypted one`() async throws {
        try await setUp("one", key: nil)
        try await setUp("two", key: nil)
        try await write("ours", on: "one")
        try await write("theirs", on: "two", as: "b")
        _ = try await service("one").sync()
        _ = try await service("two").sync()

        try await setUp("one")

        #expect(try !sharedNames.contains { $0.hasPrefix("notes.") })
        #expect(try sharedNames.filter { $0.hasPrefix("sealed.") }.count == 2)
        let place = folder.path("shared")
        await #expect(throws: SyncError.encrypted(place, .age)) { try await service("two").sync() }
        try await write("later", on: "two")
        try await setUp("two")
        _ = try await service("two").sync()
        _ = try await service("one").sync()
        #expect(try await text(on: "one") == "later")
        #expect(try await service("one").conflicts().isEmpty)
    }

    @Test func `the secret of names is put back by a machine that knows it`() async throws {
        try await setUp("one")
        let secret = try #require(NameSecret(Data(repeating: 9, count: 32)))
        let file = PrivateFile(path: folder.path("one/sync/names.json"))
        await SealedNames(secret, in: file).save()
        try await write("ours", on: "one")

        _ = try await service("one").sync()

        try await setUp("two")
        #expect(try await service("two").sync().received.count == 1)
    }

    @Test(arguments: SyncKey.Program.allCases)
    func `what is derived from a key is the same however it was exported`(
        program: SyncKey.Program
    ) throws {
        guard let path = try RealProgram.key(of: program, in: folder) else { return }
        let key = try SyncKey(file: path).sealingKey()
        let content = try Data(contentsOf: URL(filePath: path))
        let other: Data
        switch program {
        case .age: other = Data("# another comment\r\n".utf8) + content
        case .gpg:
            let text = content.base64EncodedString(options: .lineLength64Characters)
            other = Data(
                """
                -----BEGIN PGP PRIVATE KEY BLOCK-----
                Comment: exported again

                \(text)
                -----END PGP PRIVATE KEY BLOCK-----

                """.utf8)
        }
        try other.write(to: URL(filePath: folder.path("again")))
        chmod(folder.path("again"), 0o600)

        #expect(try SyncKey(file: folder.path("again")).sealingKey() == key)
    }

    @Test func `what a killed process has left of keys is removed, and its agent ends`()
        async throws
    {
        let calls = Mutex<[[String]]>([])
        let rings = folder.path("rings")
        try folder.makeFolder("rings")
        try folder.makeFolder("rings/gnupg-999999999-1")
        let programs = CipherPrograms(folder: rings, hasProgram: { _ in true }) {
            program, arguments, _ in
            calls.withLock { $0.append([program] + arguments) }
            return .init(bytes: Data(), messages: "")
        }

        await programs.removeLeftovers()

        #expect(try FileManager.default.contentsOfDirectory(atPath: rings).isEmpty)
        let ring = "\(rings)/gnupg-999999999-1"
        #expect(calls.withLock { $0 } == [["gpgconf", "--homedir", ring, "--kill", "all"]])
    }

    @Test(arguments: SyncKey.Program.allCases)
    func `age and gpg encrypt and decrypt`(program: SyncKey.Program) async throws {
        let programs = CipherPrograms(
            // The socket of an agent must have a short path.
            folder: folder.path("rings" + String(repeating: "/a", count: 60)),
            hasProgram: RealProgram.isInstalled
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
        let rings = try FileManager.default.contentsOfDirectory(atPath: "/tmp").filter {
            $0.hasPrefix("flight-log-\(getuid())-gnupg-\(getpid())-")
        }
        #expect(rings == [])
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
