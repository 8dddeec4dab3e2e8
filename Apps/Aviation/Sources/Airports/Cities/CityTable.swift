package import Essentials
package import Networking

/// The cities of GeoNames with their names in other languages and their main airports, which are
/// read only where a name is looked for.
package struct CityTable: Equatable, Sendable {
    private let text: Data

    /// Creates a table of a text in CSV, whose lines have no quotation marks and no commas but those
    /// between fields: `name`, `country`, `latitude`, `longitude`, `weight`, `airport` (its code
    /// of OurAirports), and `names` with a vertical line between them.
    package init(_ text: Data = Data()) {
        self.text = text
    }

    /// Returns the cities with a name in any language, ignoring case and accents, the one that is
    /// meant most often first.
    package func cities(called name: String) -> [City] {
        let folded = SearchText([name])
        guard let terms = SearchTerms(name) else { return [] }
        return text.withUnsafeBytes { bytes in
            var found: [City] = []
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
                start = end + 1
                if terms.mayMatch(line: line), let city = City(line, called: folded) {
                    found.append(city)
                }
            }
            return found.sorted { $0.likelihood > $1.likelihood }
        }
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
