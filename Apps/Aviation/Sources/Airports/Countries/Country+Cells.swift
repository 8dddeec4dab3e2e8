package import SectionKit

extension Country {
    /// The currencies, the main one first.
    package var currencyCell: Cell {
        .text(orUnknown: currencies.isEmpty ? nil : currencies.joined(separator: ", "))
    }
}
