import Networking
package import RecordStore
package import SectionEssentials

/// The file by which a folder or server is recognised as the copy of a log.
package struct SyncMarker: Equatable, Sendable {
    /// The name of the file.
    package static let fileName = "log.json"

    /// The ID that all devices of a person share.
    package let log: RecordID

    /// The program with which the other files are encrypted; nil if they are not.
    package let encryption: SyncKey.Program?

    /// The proof that they are encrypted with the key of the person; nil if they are not encrypted,
    /// or were before there were proofs.
    let proof: String?

    package init(log: RecordID, encryption: SyncKey.Program? = nil) {
        self.init(log: log, encryption: encryption, key: nil)
    }

    init(log: RecordID, encryption: SyncKey.Program?, key: SealingKey?) {
        self.log = log
        self.encryption = encryption
        proof = key?.proof(ofLog: log.text)
    }

    /// Whether nothing says that the log is encrypted with another key.
    func isProven(by key: SealingKey) -> Bool {
        proof.map { $0 == key.proof(ofLog: log.text) } ?? true
    }

    /// Reads the file; nil if it is not valid, or in a newer format.
    package init?(_ content: Data) {
        var (format, log, program, proof) = (0, String?.none, String?.none, String?.none)
        _ = try? JSONReader.read(content) { json in
            json.object { key, json in
                switch key {
                case "format": format = json.integer() ?? 0
                case "log": log = json.string()
                case "encrypted_with": program = json.string()
                case "proof": proof = json.string()
                default: break
                }
            }
        }
        guard format == Self.format, let log, let id = RecordID(log) else { return nil }
        self.log = id
        self.proof = proof
        encryption = program.flatMap(SyncKey.Program.init)
        // A newer version of the program has encrypted the files in a way of its own.
        if program != nil, encryption == nil { return nil }
    }

    package var content: Data {
        var members: [(key: String, value: JSONValue)] = [
            ("format", .integer(Self.format)), ("log", .string(log.text)),
        ]
        if let encryption { members.append(("encrypted_with", .string(encryption.rawValue))) }
        if let proof { members.append(("proof", .string(proof))) }
        let value = JSONValue.object(members)
        return Data((value.text() + "\n").utf8)
    }

    private static let format = 1
}
