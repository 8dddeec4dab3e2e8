import SectionKit

/// The value of `--base-url`: one address for all servers, or addresses by server name.
struct BaseAddresses: Equatable, Sendable {
    private let addresses: [String?: String]

    /// The names of servers that have an address, sorted.
    var names: [String] { addresses.keys.compactMap(\.self).sorted() }

    /// Whether there is an address without a name.
    var hasUnnamed: Bool { addresses.keys.contains(nil) }

    /// Parses `ADDRESS` or `NAME=ADDRESS`, several separated by commas; nil for anything else.
    ///
    /// An address is a URL, or a host and a port; which of them a server takes is not known here.
    init?(_ text: String) {
        var addresses: [String?: String] = [:]
        for part in Self.parts(of: text) {
            guard part.name != "", part.isAddress,
                addresses.updateValue(part.address, forKey: part.name) == nil
            else { return nil }
        }
        guard !addresses.isEmpty else { return nil }
        self.addresses = addresses
    }

    /// Returns the address of a server; nil if none is given.
    func address(of server: String) -> String? {
        addresses[server] ?? addresses[nil]
    }

    /// Splits the text into addresses with their names.
    ///
    /// An address may contain commas, even before an `=`, so an address without a name continues
    /// until another one begins.
    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
            let part = Part(piece)
            let isNamed = parts.first?.name != nil && part.name != nil
            if parts.isEmpty || piece.isEmpty || isNamed || part.hasScheme {
                parts.append(part)
            } else {
                parts[parts.count - 1].address += ",\(piece)"
            }
        }
        return parts
    }

    /// An address, with the name before its `=` if there is one.
    private struct Part {
        let name: String?
        var address: String

        init(_ text: Substring) {
            let word = text.prefix(while: Self.isInName)
            let rest = text[word.endIndex...]
            let isNamed = rest.first == "="
            name = isNamed ? String(word) : nil
            address = String(isNamed ? rest.dropFirst() : text)
        }

        var isAddress: Bool {
            ConnectionOptions.serverAddress(address) != nil || HostAndPort(address) != nil
        }

        var hasScheme: Bool { address.drop(while: Self.isInName).hasPrefix("://") }

        private static func isInName(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || "-_".contains(character)
        }
    }
}
