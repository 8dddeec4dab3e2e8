import SectionEssentials
import SectionKit
import Synchronization

/// The rows of tables whose identities a browser must not make up, such as files of this machine, with
/// names for addresses: only what the program has listed itself can be opened.
///
/// A name is the same in each run, but nothing is found by it before its row is listed.
final class ListedRows: Sendable {
    private let identities = Mutex<[String: String]>([:])

    /// The most rows that are remembered.
    private static let most = 100_000

    /// Remembers a row, and returns its name.
    func name(of identity: String) -> String {
        let name = Self.prefix + SHA256.hex(of: identity).prefix(16)
        identities.withLock { identities in
            if identities.count < Self.most { identities[name] = identity }
        }
        return name
    }

    /// The identity of a row; nil if no row of this name was listed.
    func identity(of name: String) -> String? {
        identities.withLock { $0[name] }
    }

    private static let prefix = "listed-"
}

extension WebProgram {
    /// Returns what makes the words by which an address names a row, of its identity, that a section shows
    /// the details of; nil if the section shows none.
    func words(for section: CommandDescription) -> (@Sendable (_ identity: String) -> String)? {
        guard let operand = section.operand else { return nil }
        if operand.isOffered { return { $0 } }
        return { [listed] in listed.name(of: $0) }
    }

    /// The operand that the words of an address are for; nil for none.
    func operand(_ words: String, of section: CommandDescription) -> String? {
        guard let operand = section.operand else { return nil }
        return operand.isOffered ? words : listed.identity(of: words)
    }
}
