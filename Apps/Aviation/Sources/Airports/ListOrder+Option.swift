package import SectionKit

extension ListOrder {
    /// The option `--order`, for the direction in which a list is sorted.
    package static let option = SectionOption<ListOrder>(
        "order", placeholder: "ORDER", summary: "lowest or highest first, or A or Z first",
        default: nil)
}
