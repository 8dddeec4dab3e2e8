import FeatureTesting
import Foundation

@testable import RecordSync

/// Runs installed programs, without which their tests do nothing.
enum RealProgram {
    static func isInstalled(_ name: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    static func output(
        of program: String, _ arguments: [String], _ input: Data
    ) -> CipherPrograms.Output? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let (standardInput, output) = (Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        let messages = Pipe()
        process.standardError = messages
        guard (try? process.run()) != nil else { return nil }
        try? standardInput.fileHandleForWriting.write(contentsOf: input)
        try? standardInput.fileHandleForWriting.close()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        let words = String(
            decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? .init(bytes: bytes, messages: words) : nil
    }

    /// Makes a key, and returns the path of its file; nil if the program is not installed.
    static func key(of program: SyncKey.Program, in folder: TemporaryFolder) throws -> String? {
        let path = folder.path("new-key")
        let bytes: Data?
        switch program {
        case .age: bytes = output(of: "age-keygen", [], Data())?.bytes
        case .gpg:
            let home = ["--homedir", folder.path("home"), "--batch", "--quiet"]
            try folder.makeFolder("home")
            chmod(folder.path("home"), 0o700)
            _ = output(
                of: "gpg",
                home + [
                    "--passphrase", "", "--quick-gen-key", "Test", "default", "default", "never",
                ],
                Data())
            bytes = output(of: "gpg", home + ["--export-secret-keys"], Data())?.bytes
            _ = output(of: "gpgconf", ["--homedir", folder.path("home"), "--kill", "all"], Data())
        }
        guard let bytes, !bytes.isEmpty else { return nil }
        try bytes.write(to: URL(filePath: path))
        chmod(path, 0o600)
        return path
    }

    /// An OpenPGP message with a text that is not encrypted (RFC 9580, 5.9): a literal packet.
    static func unencrypted(_ text: String) -> Data {
        let body = [UInt8(ascii: "b"), 0, 0, 0, 0, 0] + Array(text.utf8)
        return Data([0xCB, UInt8(body.count)] + body)
    }
}
