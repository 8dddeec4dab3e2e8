package import SectionKit

extension ListOrder {
    /// The option that turns a list around, whatever it is sorted by.
    package static let option = SectionOption<ListOrder>(
        "order", placeholder: "ORDER", summary: "lowest or highest first, or A or Z first",
        default: nil)
}
