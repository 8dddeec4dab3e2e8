import SectionKit

/// The addresses that `--base-url` gives: one for the only server, or some by the names of servers.
struct BaseAddresses: Equatable, Sendable {
    private let addresses: [String?: String]

    /// The names given.
    var names: [String] { addresses.keys.compactMap(\.self).sorted() }

    /// Whether there is an address without a name.
    var hasUnnamed: Bool { addresses.keys.contains(nil) }

    /// Reads `URL` or `NAME=URL`, several with commas between; nil for anything else.
    init?(_ text: String) {
        var addresses: [String?: String] = [:]
        for part in Self.parts(of: text) {
            let name = part.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }
            let isNamed = part.dropFirst(name.count).first == "="
            let address = isNamed ? String(part.dropFirst(name.count + 1)) : part
            guard let address = ConnectionOptions.serverAddress(address), !isNamed || !name.isEmpty
            else { return nil }
            let key = isNamed ? String(name) : nil
            guard addresses.updateValue(address, forKey: key) == nil else { return nil }
        }
        guard !addresses.isEmpty else { return nil }
        self.addresses = addresses
    }

    /// The address of a server; nil if none is given.
    func address(of server: String) -> String? {
        addresses[server] ?? addresses[nil]
    }

    /// The parts between commas that another `NAME=`, an address or nothing follows: an address may
    /// have commas.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
            let start = piece.drop { $0.isLetter || $0.isNumber || "-_".contains($0) }
            let isNext = piece.isEmpty || start.hasPrefix("=") || start.hasPrefix("://")
            if parts.isEmpty || isNext {
                parts.append(String(piece))
            } else {
                parts[parts.count - 1] += ",\(piece)"
            }
        }
        return parts
    }
}
