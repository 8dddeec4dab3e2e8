package import SectionKit

/// The whole table of OurAirports, which is fetched only when a person asks for it.
package enum AllAirports {
    /// The server of the table.
    package static let server = "https://davidmegginson.github.io/ourairports-data"

    /// How old the kept table may be: 30 days, because few airports change in that time.
    static let keptFor = Duration.seconds(30 * 86_400)

    /// The option that asks for it.
    package static let option = SectionOption<Bool>(
        "all",
        summary: "all 84,000 airports of OurAirports, fetched from its server and kept;"
            + " --refresh fetches them again")

    /// How reports describe it.
    package static let source = Report.Source(
        id: "ourairports",
        summary: "OurAirports (https://ourairports.com/data/), public domain: its whole table.")
}
