#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import SectionKit

/// Time zones as the C library knows them, from the system's time zone database.
///
/// Foundation's own would load its locale data. The C library has one zone at a time, for the
/// whole process: choose it once, at the edge, before anything runs beside.
enum LibcZone {
    /// The zone of an IANA name, `UTC`, or `local` for the machine's own; nil if there is none.
    static func named(_ name: String) -> DisplayZone? {
        if name.uppercased() == "UTC" { return .utc }
        if name.lowercased() == "local" {
            tzset()
            return zone(called: localName ?? "local time")
        }
        guard isInDatabase(name) else { return nil }
        setenv("TZ", name, 1)
        tzset()
        return zone(called: name)
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

    private static func zone(called name: String) -> DisplayZone {
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
        if let set = getenv("TZ").map({ String(cString: $0) }), !set.isEmpty {
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
