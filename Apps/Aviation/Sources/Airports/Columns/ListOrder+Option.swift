package import SectionKit

extension ListOrder {
    /// The option `--order`, for the direction in which a list is sorted.
    package static let option = SectionOption<ListOrder>(
        "order", placeholder: "ORDER", summary: "ascending (lowest or A first) or descending",
        default: nil)
}
