import SectionCLibrary
import SectionKit

/// The machine's time zones: the files of the IANA time zone database, and the local time zone.
struct ZoneDatabase: Sendable {
    /// The folders to search for files, in order.
    private let folders: [String]

    /// The value of the variable `TZ`; nil if it is not set.
    private let localVariable: String?

    /// The file of the local time zone, used if `TZ` is not set.
    private let localFile: String

    /// The database of this process.
    static var system: ZoneDatabase {
        let folder = getenv("TZDIR").map { String(cString: $0) }
        return ZoneDatabase(environment: folder.map { ["TZDIR": $0] } ?? [:])
    }

    private static let systemFolders = [
        "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
    ]

    /// Searches the folder that the variable `TZDIR` names, else the folders of the system.
    init(environment: [String: String], localFile: String = "/etc/localtime") {
        let folder = environment["TZDIR"].flatMap { $0.isEmpty ? nil : $0 }
        folders = folder.map { [$0] } ?? Self.systemFolders
        localVariable = environment["TZ"]
        self.localFile = localFile
    }

    /// Returns the zone of an IANA name, `UTC`, or the local zone for `local`.
    ///
    /// - Throws: ``UsageError`` when there is no such zone, or no time zone files are installed.
    func zone(named name: String) throws(UsageError) -> DisplayZone {
        switch name.lowercased() {
        case "utc": return .utc
        case "local": return try local()
        default: break
        }
        if let zone = zone(inDatabase: name) { return zone }
        guard hasFiles else {
            throw UsageError(
                "there are no time zone files in \(folders.listed(by: "or")): install tzdata, set"
                    + " TZDIR to the folder they are in, or use --timezone UTC.")
        }
        throw ReportOptions.timezone.description.usageError(for: name)
    }

    /// The names of zones to choose from, as the database lists them by country.
    var names: [String] {
        let list = first { read("\($0)/zone.tab") } ?? []
        let lines = String(decoding: list, as: UTF8.self).split(separator: "\n")
        return lines.filter { !$0.hasPrefix("#") }.compactMap { line in
            let fields = line.split(separator: "\t")
            return fields.count > 2 ? String(fields[2]) : nil
        }
    }

    /// Returns the zone that the variable `TZ` names, else that of the system's file, else UTC.
    private func local() throws(UsageError) -> DisplayZone {
        guard let localVariable else {
            return zone(inFile: localFile) ?? .utc
        }
        // An empty TZ means UTC.
        if localVariable.isEmpty { return .utc }
        let name =
            localVariable.hasPrefix(":") ? String(localVariable.dropFirst()) : localVariable
        let zone =
            name.hasPrefix("/")
            ? zone(inFile: name)
            : zone(inDatabase: name)
                ?? ZoneRules(rule: name).map { DisplayZone(name: Self.unnamed, rules: $0) }
        guard let zone else {
            throw UsageError(
                "TZ is \(localVariable.quoted), which is not a time zone: set it to a name such as"
                    + " Europe/Berlin, or use --timezone.")
        }
        return zone
    }

    /// The name of a local zone without an IANA name.
    private static let unnamed = "local time"

    private var hasFiles: Bool {
        folders.contains { access($0, R_OK) == 0 }
    }

    /// Returns the zone of an IANA name; nil if the database does not have it.
    func zone(inDatabase name: String) -> DisplayZone? {
        let isName = name.utf8.allSatisfy { byte in
            let character = Character(Unicode.Scalar(byte))
            return character.isASCII
                && (character.isLetter || character.isNumber || "/_+-".contains(character))
        }
        guard isName, name.first?.isLetter == true else { return nil }
        return first { read("\($0)/\(name)").flatMap(ZoneRules.init(file:)) }
            .map { DisplayZone(name: name, rules: $0) }
    }

    /// Returns the first value for a folder.
    private func first<Value>(_ value: (_ folder: String) -> Value?) -> Value? {
        for folder in folders {
            if let value = value(folder) { return value }
        }
        return nil
    }

    /// Returns the zone of a file, named after the file's path in a database if it is part of one.
    private func zone(inFile path: String) -> DisplayZone? {
        guard let rules = read(path).flatMap(ZoneRules.init(file:)) else { return nil }
        guard let target = realpath(path, nil) else { return nil }
        defer { free(target) }
        // Some systems keep the database inside another folder of the same name.
        let parts = String(cString: target).split(separator: "/zoneinfo/", maxSplits: 1)
        return DisplayZone(name: parts.count == 2 ? String(parts[1]) : Self.unnamed, rules: rules)
    }

    /// Reads a file; nil if it cannot be read or is larger than ``mostBytes``.
    private func read(_ path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.mostBytes) { buffer, count in
            count = fread(buffer.baseAddress, 1, buffer.count, file)
        }
        return (1..<Self.mostBytes).contains(bytes.count) ? bytes : nil
    }

    /// The maximum size of a file, in bytes.
    ///
    /// The largest zone files have a few thousand; the list of names has about twenty thousand.
    private static let mostBytes = 65_536
}
