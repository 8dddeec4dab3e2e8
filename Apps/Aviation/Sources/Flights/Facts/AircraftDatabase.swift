package import Networking
import SectionEssentials

/// A person's file with the aircraft of the world: the `aircraft.csv` of tar1090-db, or the aircraft
/// database of OpenSky, either of which gzip may have compressed.
///
/// Only the place of each aircraft in the file is remembered; its line is read when it is needed.
///
/// Sources: https://github.com/wiedehopf/tar1090-db,
/// https://opensky-network.org/datasets/#metadata/
package final class AircraftDatabase: Sendable {
    /// What the file knows of an aircraft; an unknown value is nil.
    package struct Entry: Equatable, Sendable {
        package var registration: String?
        package var typeCode: String?
        package var operatorName: String?

        package init(
            registration: String? = nil,
            typeCode: String? = nil,
            operatorName: String? = nil
        ) {
            self.registration = registration
            self.typeCode = typeCode
            self.operatorName = operatorName
        }
    }

    private let text: [UInt8]
    private let columns: Columns

    /// The addresses and the places of their lines, by address.
    private let index: [(address: UInt32, place: Int)]

    /// Reads where the aircraft are in a file.
    ///
    /// - Throws: `RequestError` for a file that is damaged, or has no aircraft.
    package init(_ body: Body) throws(RequestError) {
        let text = [UInt8](try SavedText.plain(body).data())
        let head = text.prefix { $0 != Self.newLine }
        guard let columns = Columns(Array(head)) else {
            throw .unreadable(
                reason: "it is neither the aircraft.csv of tar1090-db nor OpenSky's aircraft"
                    + " database")
        }
        var index: [(address: UInt32, place: Int)] = []
        var start = columns.hasHeader ? head.count + 1 : 0
        while start < text.count {
            let end = text[start...].firstIndex(of: Self.newLine) ?? text.count
            if let address = columns.address(of: text[start..<end]) {
                index.append((address, start))
            }
            start = end + 1
        }
        guard !index.isEmpty else { throw .unreadable(reason: "it has no aircraft") }
        self.text = text
        self.columns = columns
        self.index = index.sorted { $0.address < $1.address }
    }

    private static let newLine = UInt8(ascii: "\n")

    /// The number of aircraft.
    package var count: Int { index.count }

    /// What the file knows of an aircraft; nil if it does not have it.
    package subscript(address: AircraftAddress) -> Entry? {
        guard address.isICAO else { return nil }
        var (low, high) = (0, index.count)
        while low < high {
            let middle = (low + high) / 2
            if index[middle].address < address.number { low = middle + 1 } else { high = middle }
        }
        guard low < index.count, index[low].address == address.number else { return nil }
        let start = index[low].place
        let end = text[start...].firstIndex(of: Self.newLine) ?? text.count
        return columns.entry(of: text[start..<end])
    }

    /// Which columns of a line have what.
    private struct Columns: Sendable {
        let separator: UInt8
        let hasHeader: Bool
        private let address: Int
        private let registration: Int?
        private let type: Int?
        private let operatorNames: [Int]

        /// Reads the first line: the names of the columns, or in tar1090-db an aircraft.
        init?(_ head: [UInt8]) {
            let isNamed = String(decoding: head, as: UTF8.self).lowercased().contains("icao24")
            separator = UInt8(ascii: isNamed ? "," : ";")
            hasHeader = isNamed
            guard isNamed else {
                // icao; registration; type; flags; description; year; owner or operator
                (address, registration, type, operatorNames) = (0, 1, 2, [6])
                guard Self.fields(of: head[...], separator).count >= 5,
                    self.address(of: head[...]) != nil
                else { return nil }
                return
            }
            let names = Self.fields(of: head[...], separator).map { $0.lowercased() }
            guard let address = names.firstIndex(of: "icao24") else { return nil }
            self.address = address
            registration = names.firstIndex(of: "registration")
            type = names.firstIndex(of: "typecode")
            operatorNames = ["operator", "owner"].compactMap { names.firstIndex(of: $0) }
        }

        /// The address in a line; nil for a line without one.
        func address(of line: ArraySlice<UInt8>) -> UInt32? {
            // It is the first column in both, and needs no other.
            let first =
                address == 0
                ? Self.bare(line.prefix { $0 != separator })
                : Self.fields(of: line, separator).dropFirst(address).first.map {
                    Array($0.utf8)[...]
                } ?? []
            return AircraftAddress(bytes: first).flatMap { $0.isICAO ? $0.number : nil }
        }

        func entry(of line: ArraySlice<UInt8>) -> Entry {
            let fields = Self.fields(of: line, separator)
            func text(_ column: Int?) -> String? {
                column.flatMap { $0 < fields.count ? AircraftValues.words(fields[$0]) : nil }
            }
            return Entry(
                registration: text(registration).flatMap { AircraftValues.name($0.utf8) },
                typeCode: text(type)?.typeDesignator,
                operatorName: operatorNames.lazy.compactMap(text).first)
        }

        /// The fields of a line, without the quotation marks around them.
        private static func fields(of line: ArraySlice<UInt8>, _ separator: UInt8) -> [String] {
            var fields: [[UInt8]] = [[]]
            var quote: UInt8?
            for byte in line where byte != UInt8(ascii: "\r") {
                if let mark = quote {
                    if byte == mark { quote = nil } else { fields[fields.count - 1].append(byte) }
                } else if byte == separator {
                    fields.append([])
                } else if isQuote(byte), fields.last?.isEmpty == true {
                    quote = byte
                } else {
                    fields[fields.count - 1].append(byte)
                }
            }
            return fields.map { String(decoding: $0, as: UTF8.self) }
        }

        private static func isQuote(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        }

        private static func bare(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
            var field = field
            if let first = field.first, isQuote(first) { field = field.dropFirst() }
            if let last = field.last, isQuote(last) { field = field.dropLast() }
            return field
        }
    }
}

/// A source whose aircraft are completed from a person's file: what the source says stays.
package struct DatabaseSky: SkyInput {
    private let sky: any SkyInput
    private let database: AircraftDatabase

    package init(_ sky: any SkyInput, _ database: AircraftDatabase) {
        self.sky = sky
        self.database = database
    }

    package func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        // The source does not know what only the file knows.
        let asked: SkySelection =
            switch selection {
            case .registration, .type: .world
            default: selection
            }
        var sky: Sky
        do throws(RequestError) {
            sky = try await self.sky.sky(asked)
        } catch .notAllowed, .advised(.notAllowed, _) {
            sky = try await self.sky.sky(selection)
        }
        for place in sky.aircraft.indices {
            sky.aircraft[place].filed = database[sky.aircraft[place].address]
        }
        return sky
    }
}
