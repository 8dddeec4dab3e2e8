import Flights

/// The meanings of transponder codes.
enum Squawk {
    /// Returns the meaning of a code of four octal digits; nil for a code that air traffic control
    /// assigned to the flight.
    ///
    /// Sources: ICAO Doc 4444 (2000); EUROCONTROL, SSR code allocation
    /// list for the EUR region (1000, 7000); FAA Order JO 7110.66 (1200 to 1277, 7777).
    static func meaning(of code: String) -> String? {
        if let emergency = Emergency(squawk: code) { return emergency.meaning }
        return switch code {
        case "7000": "visual flight (Europe)"
        case "1200": "visual flight (North America)"
        case "1202": "glider without air traffic control (United States)"
        case "1255": "fire fighting (United States)"
        case "1277": "search and rescue (United States)"
        case "1000": "identified by its call sign (Europe)"
        case "2000": "no code assigned yet"
        case "7777": "military interception or test (United States)"
        default: nil
        }
    }
}
