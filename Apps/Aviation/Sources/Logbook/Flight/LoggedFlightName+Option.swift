package import SectionKit

extension LoggedFlightName {
    /// The operand of commands for a flight of the log.
    package static let operand = SectionOption<LoggedFlightName>(
        operand: "flight", placeholder: "FLIGHT",
        summary: "the flight: its number, its route or both, perhaps with the date, or its ID",
        accepts: "a flight number or a route, perhaps with a date, or an ID",
        example: "LH400 or 'LH400 2024-06-14'", parse: LoggedFlightName.init
    )
    .suggesting(.rows(of: "list"))
}
