import Airports
import SectionKit

extension CountriesQuery.Sort {
    /// The default order: the most first, names from A to Z.
    private var usualOrder: ListOrder {
        self == .name ? .asc : .desc
    }

    /// Returns a description of the order, such as "most airports first"; nil is the default order.
    func words(in order: ListOrder?) -> String {
        switch (self, order ?? usualOrder) {
        case (.airports, .desc): "most airports first"
        case (.airports, .asc): "fewest airports first"
        case (.scheduled, .desc): "most airports with scheduled service first"
        case (.scheduled, .asc): "fewest airports with scheduled service first"
        case (.name, .asc): "by name"
        case (.name, .desc): "by name, from Z to A"
        }
    }

    /// Returns the countries in an order, nil being the default; equal ones are sorted by name.
    func sorted(_ entries: [CountryList.Entry], in order: ListOrder?) -> [CountryList.Entry] {
        let order = order ?? usualOrder
        let keys = entries.map { (number: number(of: $0), name: $0.country.name.folded) }
        return entries.indices.sorted { one, other in
            let (one, other) = (keys[one], keys[other])
            return order.precedes(one.number, other.number)
                ?? (self == .name ? order : .asc).precedes(one.name, other.name)
                ?? false
        }.map { entries[$0] }
    }

    /// Returns the number of airports to sort by; nil when sorting by name.
    private func number(of entry: CountryList.Entry) -> Int? {
        switch self {
        case .airports: entry.airports
        case .scheduled: entry.scheduled
        case .name: nil
        }
    }
}
