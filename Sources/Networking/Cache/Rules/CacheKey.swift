/// What a response is stored under: the address that was asked, and what the request said besides.
///
/// Credentials always separate entries, whether or not the server thinks of saying so; other fields
/// do where `Vary` names them (RFC 9111, section 4.1). On the disk they are only ever a hash.
package struct CacheKey: Equatable, Sendable {
    /// The absolute address, without a user's name.
    package let url: String

    /// What the request sends, in order.
    let fields: [HTTPField]

    /// Describes a GET request by its address and the fields it sends.
    package init(url: String, fields: [HTTPField] = []) {
        self.url = url
        self.fields = fields
    }

    private static let credentials = ["authorization", "cookie"]

    /// The name of the file: 32 hexadecimal digits.
    var fileName: String {
        let lines = Self.credentials.flatMap(lines)
        return String(SHA256.hex(of: (["GET \(url)"] + lines).joined(separator: "\n")).prefix(32))
    }

    /// A hash of the request fields that these fields of a response select it by.
    func selection(by fields: [HTTPField]) -> String {
        let names = fields.filter { $0.name.lowercased() == "vary" }
            .flatMap { $0.value.lowercased().split(separator: ",") }
            .map { String($0.filter { $0 != " " && $0 != "\t" }) }
        return SHA256.hex(of: Set(names).sorted().flatMap(lines).joined(separator: "\n"))
    }

    private func lines(_ name: String) -> [String] {
        fields.filter { $0.name.lowercased() == name }.map { "\(name): \($0.value)" }
    }
}
