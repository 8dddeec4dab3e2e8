#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import CLibrary
import SectionKit

/// A time zone as the C library knows it, from the system's time zone database.
///
/// Foundation's own would load its locale data.
enum LibcZone: Equatable, Sendable {
    case utc

    /// The machine's own.
    case local

    /// One that the database has under this name.
    case named(String)

    /// The zone of an IANA name, `UTC`, or `local` for the machine's own; nil if there is none.
    init?(_ name: String) {
        switch name.lowercased() {
        case "utc": self = .utc
        case "local": self = .local
        case _ where Self.isInDatabase(name): self = .named(name)
        default: return nil
        }
    }

    /// Makes it the zone of the process, to show times in.
    ///
    /// The C library has one zone at a time: select it once, before anything runs beside.
    func select() -> DisplayZone {
        switch self {
        case .utc:
            return .utc
        case .local:
            tzset()
            return Self.selected(called: Self.localName ?? "local time")
        case .named(let name):
            setenv("TZ", name, 1)
            tzset()
            return Self.selected(called: name)
        }
    }

    /// The names that people choose from, as the database lists them by country.
    static var names: [String] {
        let file = try? String(contentsOfFile: folder + "zone.tab", encoding: .utf8)
        let lines = file?.split(separator: "\n").filter { !$0.hasPrefix("#") } ?? []
        return lines.compactMap { line in
            let fields = line.split(separator: "\t")
            return fields.count > 2 ? String(fields[2]) : nil
        }
    }

    private static func selected(called name: String) -> DisplayZone {
        DisplayZone(name: name) { date in
            var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
            var civil = tm()
            return localtime_r(&seconds, &civil) == nil ? 0 : civil.tm_gmtoff
        }
    }

    private static let folder = "/usr/share/zoneinfo/"

    /// Whether the database has a zone of the name: a file that starts as RFC 9636 says.
    private static func isInDatabase(_ name: String) -> Bool {
        let isName = name.utf8.allSatisfy { byte in
            let character = Character(Unicode.Scalar(byte))
            return character.isASCII
                && (character.isLetter || character.isNumber || "/_+-".contains(character))
        }
        guard isName, name.first?.isLetter == true else { return false }
        guard let file = fopen(folder + name, "r") else { return false }
        defer { fclose(file) }
        var magic = [UInt8](repeating: 0, count: 4)
        return fread(&magic, 1, 4, file) == 4 && magic == Array("TZif".utf8)
    }

    /// The machine's zone by name: from `TZ`, else from where `/etc/localtime` points.
    private static var localName: String? {
        if let set = getenv("TZ").map({ String(cString: $0) }) {
            // Set to nothing, it means UTC.
            if set.isEmpty { return DisplayZone.utc.name }
            let name = set.hasPrefix(":") ? String(set.dropFirst()) : set
            return isInDatabase(name) ? name : nil
        }
        guard let path = realpath("/etc/localtime", nil) else { return nil }
        defer { free(path) }
        let target = String(cString: path)
        // Some systems keep the database below another folder of the same name.
        let names = target.split(separator: "/zoneinfo/", maxSplits: 1)
        return names.count == 2 ? String(names[1]) : nil
    }
}
