import Logbook

extension PassError {
    private static let again =
        "Scan the code of the pass again, or enter the flight yourself with 'flight-log add FLIGHT'."

    static let noCode = PassError("it is not the bar code of a boarding pass", again)

    static let codeIsCut = PassError("the bar code ends too early", again)

    static func noAirports(leg: Int) -> PassError {
        PassError("the bar code names no airports of flight \(leg)", again)
    }

    static func noFlight(leg: Int) -> PassError {
        PassError("the bar code has no valid number or day of flight \(leg)", again)
    }
}
