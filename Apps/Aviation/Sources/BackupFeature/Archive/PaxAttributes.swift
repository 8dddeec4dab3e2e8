import SectionEssentials

/// The attributes of a file of a tar archive, of which only the name is used (pax, POSIX.1-2001):
/// lines such as `15 path=one.txt`, each of which begins with its length.
enum PaxAttributes {
    /// The largest size that is read, in bytes.
    static let sizeLimit = 4096

    /// The attribute of a name.
    static func text(of name: String) -> String {
        let rest = " path=\(name)\n"
        var count = rest.utf8.count
        // The length counts its own digits.
        while "\(count)\(rest)".utf8.count != count { count = "\(count)\(rest)".utf8.count }
        return "\(count)\(rest)"
    }

    /// The name in attributes; nil if there is none.
    static func name(in content: Data) -> String? {
        var rest = [UInt8](content)[...]
        while let blank = rest.firstIndex(of: 0x20) {
            guard let count = Int(String(decoding: rest[..<blank], as: UTF8.self)),
                count > blank - rest.startIndex + 1, count <= rest.count
            else { return nil }
            let line = String(
                decoding: rest[(blank + 1)..<(rest.startIndex + count - 1)], as: UTF8.self)
            if line.hasPrefix("path=") { return String(line.dropFirst(5)) }
            rest = rest.dropFirst(count)
        }
        return nil
    }
}
