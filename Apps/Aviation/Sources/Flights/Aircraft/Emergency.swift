/// An emergency of an aircraft; the raw values are readsb's words.
///
/// Sources: ICAO Doc 8168 for the transponder codes;
/// https://github.com/wiedehopf/readsb/blob/dev/README-json.md for the words.
package enum Emergency: String, CaseIterable, Sendable {
    case general
    case medical = "lifeguard"
    case minimumFuel = "minfuel"
    case radioFailure = "nordo"
    case unlawfulInterference = "unlawful"
    case downed

    /// The emergency of a transponder code; nil for other codes.
    package init?(squawk: String) {
        switch squawk {
        case "7500": self = .unlawfulInterference
        case "7600": self = .radioFailure
        case "7700": self = .general
        default: return nil
        }
    }

    /// What it means (ICAO Doc 4444).
    package var meaning: String {
        switch self {
        case .general: "general emergency"
        case .medical: "medical flight"
        case .minimumFuel: "minimum fuel"
        case .radioFailure: "radio failure"
        case .unlawfulInterference: "unlawful interference"
        case .downed: "downed aircraft"
        }
    }
}

extension Aircraft {
    /// The emergency with the transponder code if that says it, such as "7600 radio failure".
    package var emergencyWords: String? {
        guard let emergency else { return nil }
        guard let emergencyCode else { return emergency.meaning }
        return "\(emergencyCode) \(emergency.meaning)"
    }

    /// The emergency as a clause, such as "squawks 7600: radio failure" or
    /// "reports an emergency: minimum fuel".
    package var emergencyClause: String? {
        guard let emergency else { return nil }
        guard let emergencyCode else { return "reports an emergency: \(emergency.meaning)" }
        return "squawks \(emergencyCode): \(emergency.meaning)"
    }

    private var emergencyCode: String? {
        squawk.flatMap { Emergency(squawk: $0) == nil ? nil : $0 }
    }
}
