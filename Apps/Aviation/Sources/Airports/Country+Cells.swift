package import SectionKit

extension Country {
    /// Its currencies, the one that prices are in first.
    package var currencyCell: Cell {
        .text(orUnknown: currencies.isEmpty ? nil : currencies.joined(separator: ", "))
    }
}
