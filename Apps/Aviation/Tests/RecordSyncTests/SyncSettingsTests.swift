import FeatureTesting
import Foundation
import Networking
import SectionEssentials
import Testing

@testable import RecordSync

/// What a person sets up, and where the secrets come from.
struct SyncSettingsTests {
    @Test(arguments: [
        ("https://dav.example/log/", SyncPlace.server("https://dav.example/log")),
        ("http://localhost:8080/log", .server("http://localhost:8080/log")),
        ("/srv/log/", .folder("/srv/log")), ("log", .folder("/home/ada/log")),
    ])
    func `a place is an address or a path`(text: String, place: SyncPlace) {
        #expect(SyncPlace(text, in: "/home/ada") == place)
    }

    @Test(arguments: [
        "", " ", "ftp://dav.example", "https://", "https://ada:s3cr3t@dav.example/log",
        "https://dav.example/log?key=s3cr3t", "a\nb",
    ])
    func `an address with a password or a query is not accepted`(text: String) {
        #expect(SyncPlace(text, in: "/home/ada") == nil)
    }

    @Test func `only an encrypted connection or this machine keeps credentials private`() {
        #expect(SyncPlace.server("http://dav.example/log").isOpenToOthers)
        #expect(!SyncPlace.server("https://dav.example/log").isOpenToOthers)
        #expect(!SyncPlace.server("http://127.0.0.1:8080/log").isOpenToOthers)
    }

    private static var secured: SyncConnection {
        var connection = SyncConnection()
        connection.authorities = "/etc/ca.pem"
        connection.publicKey = "sha256//47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        connection.certificate = "/home/ada/me.pem"
        connection.certificateKey = "/home/ada/me.key"
        return connection
    }

    @Test(arguments: [
        "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", "sha256//", "sha256//47DEQ",
        "sha256//47DEQpj8HBSa;/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", "/etc/key.pem",
    ])
    func `other texts are no hash of a public key`(text: String) {
        #expect(SyncConnection.publicKey(text) == nil)
    }

    @Test func `with Digest the password is in no field`() async throws {
        let secrets = SyncSecrets { _ in Data("s3cr3t\n".utf8) }
        let credentials = SyncCredentials(origin: .command("pass"), user: "ada", isDigest: true)

        #expect(try await secrets.field(for: credentials) == nil)
        #expect(try await secrets.digest(for: credentials) != nil)
    }

    @Test(arguments: [
        SyncSettings(place: .folder("/srv/log"), credentials: nil, conditions: nil),
        SyncSettings(
            place: .server("https://dav.example/log"),
            credentials: SyncCredentials(origin: .command("pass show \"dav\""), user: "ada"),
            conditions: WebDAVConditions(absent: true, match: .ifHeader, locks: false)),
        SyncSettings(
            place: .server("https://dav.example/log"),
            credentials: SyncCredentials(origin: .file("/home/ada/dav"), user: nil),
            conditions: WebDAVConditions(absent: false, match: .none, locks: true)),
        SyncSettings(
            place: .server("https://dav.example/log"),
            credentials: SyncCredentials(
                origin: .file("/home/ada/dav"), user: "ada", isDigest: true),
            conditions: WebDAVConditions(absent: false, match: .lockToken, locks: true),
            connection: secured),
    ])
    func `settings can be read again`(settings: SyncSettings) {
        #expect(SyncSettings(Data(settings.text.utf8)) == settings)
    }

    @Test func `a secret is the first line of what a command prints`() async throws {
        let secrets = SyncSecrets { command in
            command == "pass show dav" ? Data("s3cr3t\nurl: dav.example\n".utf8) : nil
        }
        let origin = SyncCredentials.Origin.command("pass show dav")

        #expect(
            try await secrets.field(for: SyncCredentials(origin: origin, user: nil))
                == HTTPField("Authorization", "Bearer s3cr3t"))
        #expect(
            try await secrets.field(for: SyncCredentials(origin: origin, user: "ada"))
                == HTTPField("Authorization", "Basic YWRhOnMzY3IzdA=="))
    }

    @Test(arguments: ["", "\ns3cr3t", "s3\u{1}cr3t"])
    func `a command that prints no secret is an error without what it printed`(text: String)
        async throws
    {
        let secrets = SyncSecrets { _ in Data(text.utf8) }
        let credentials = SyncCredentials(origin: .command("pass"), user: "ada")

        let error = await #expect(throws: SyncError.self) {
            try await secrets.field(for: credentials)
        }

        #expect(error == .noSecret("the command 'pass'"))
    }

    @Test func `a file with a secret must be closed to others`() async throws {
        let folder = try TemporaryFolder()
        let secrets = SyncSecrets { _ in nil }
        let path = folder.path("dav")
        let credentials = SyncCredentials(origin: .file(path), user: nil)
        await #expect(throws: SyncError.noFile(path)) {
            try await secrets.field(for: credentials)
        }
        try folder.put("s3cr3t\n", in: "dav")

        chmod(path, 0o640)
        await #expect(throws: SyncError.openSecret(path, mode: 0o640)) {
            try await secrets.field(for: credentials)
        }
        chmod(path, 0o600)
        #expect(try await secrets.field(for: credentials)?.value == "Bearer s3cr3t")
    }

    @Test func `credentials are not sent over an open connection`() async {
        let places = SyncPlaces(
            folder: "/nowhere", secrets: SyncSecrets { _ in Data("s3cr3t".utf8) },
            ciphers: CiphersSpy(), pause: { _ in }
        ) { _, _ throws(SyncError) in ServerClientSpy() }
        let setup = SyncSetup(
            place: .server("http://dav.example/log"),
            credentials: SyncCredentials(origin: .command("pass"), user: "ada"), joins: false)

        await #expect(throws: SyncError.openConnection("http://dav.example/log")) {
            try await places.conditions(setup)
        }
    }
}
