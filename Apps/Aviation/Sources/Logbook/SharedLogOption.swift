package import Flights
package import SectionKit

/// The options that several features have.
package enum SharedLogOption {
    package static let year = SectionOption<YearSet>(
        "year", summary: "only flights of these years"
    ).picked(by: OptionPicker(key: "y", title: "Year", column: "date"))

    package static let units = SectionOption<UnitSystem>(
        "units", placeholder: "UNITS", summary: "the units of distances", default: .metric)

    /// For what writes a file.
    package static let replace = SectionOption<Bool>(
        "replace", summary: "replace the file if it exists")
}
