package import Networking
import SectionCLibrary
package import SectionEssentials
import SectionKit

/// The cities of GeoNames with their names in many languages and their main airports, which are
/// read only where a name is looked for.
package struct CityTable: Equatable, Sendable {
    private let text: Data

    /// Creates a table of a text in CSV, whose lines have no quotation marks and no commas but those
    /// between fields: `name`, `country`, `latitude`, `longitude`, `weight`, `airport` (its code
    /// of OurAirports), and `names`, all names as they are looked for, with a vertical line before
    /// and after each.
    package init(_ text: Data = Data()) {
        self.text = text
    }

    /// Returns the cities with a name in any language, ignoring case and accents, the one that is
    /// meant most often first.
    package func cities(called name: String) -> [City] {
        guard let key = SearchText([name]).key else { return [] }
        let name = [UInt8(ascii: "|")] + key + [UInt8(ascii: "|")]
        let newline = UInt8(ascii: "\n")
        return text.withUnsafeBytes { bytes in
            var found: [City] = []
            var rest = bytes[...]
            while let place = rest.firstIndex(of: name) {
                let start = rest[..<place].lastIndex(of: newline).map { $0 + 1 } ?? rest.startIndex
                let end = rest[place...].firstIndex(of: newline) ?? rest.endIndex
                if let city = City(bytes[start..<end], called: key) { found.append(city) }
                rest = rest[end...]
            }
            return found.sorted { $0.likelihood > $1.likelihood }
        }
    }
}

extension Slice<UnsafeRawBufferPointer> {
    /// Returns where some bytes begin; nil if they are nowhere.
    fileprivate func firstIndex(of needle: [UInt8]) -> Int? {
        guard let first = needle.first, let base = base.baseAddress else { return nil }
        var start = startIndex
        while start + needle.count <= endIndex,
            let found = memchr(base + start, Int32(first), endIndex - needle.count + 1 - start)
        {
            if memcmp(found, needle, needle.count) == 0 { return UnsafeRawPointer(found) - base }
            start = UnsafeRawPointer(found) - base + 1
        }
        return nil
    }
}

extension Resource where Value == CityTable {
    /// The table of cities.
    package static var cities: Self {
        Resource<Data>.bytes(of: .cities, mediaType: "text/csv").map { CityTable($0) }
    }
}

extension Endpoint {
    package static let cities = Endpoint("/cities.csv")
}
