import Logbook
import Networking
import SectionKit

/// What a pass says for programs: values by Apple's names of semantic tags.
struct WalletSemantics: Equatable {
    private var texts: [String: String] = [:]

    /// The first seat; nil if there is none.
    private(set) var seat: String?

    /// The name of the passenger; nil if there is none.
    private(set) var passenger: String?

    private static let names: Set<String> = [
        "airlineCode", "flightNumber", "flightCode", "departureAirportCode",
        "destinationAirportCode", "departureTerminal", "departureGate", "destinationTerminal",
        "destinationGate", "originalDepartureDate", "currentDepartureDate", "originalArrivalDate",
        "currentArrivalDate", "originalBoardingDate", "currentBoardingDate",
        "departureLocationTimeZone", "destinationLocationTimeZone", "confirmationNumber",
        "boardingSequenceNumber", "membershipProgramNumber", "ticketFareClass",
    ]

    /// The value of a tag; nil if there is none.
    subscript(name: String) -> String? { texts[name] }

    /// The first value that there is of several tags.
    func first(_ names: String...) -> String? {
        names.lazy.compactMap { texts[$0] }.first
    }

    /// Reads an object; what was read before stays.
    mutating func read(_ json: inout JSONReader) {
        json.object { key, json in
            if key == "seats" {
                let seats = json.list { Self.seat(&$0) }
                seat = seat ?? seats?.first
            } else if key == "passengerName" {
                passenger = passenger ?? Self.name(&json)
            } else {
                let name = key.text
                guard Self.names.contains(name), texts[name] == nil else { return }
                texts[name] = json.passText()
            }
        }
    }

    /// The seat of a row and a letter; the letter may stand with the row or alone.
    private static func seat(_ json: inout JSONReader) -> String? {
        var parts = (row: "", number: "", identifier: "")
        json.object { key, json in
            switch key {
            case "seatRow": parts.row = json.passText() ?? ""
            case "seatNumber": parts.number = json.passText() ?? ""
            case "seatIdentifier": parts.identifier = json.passText() ?? ""
            default: break
            }
        }
        return PassNumber.seat(parts.row + parts.number) ?? PassNumber.seat(parts.number)
            ?? PassNumber.seat(parts.identifier)
    }

    private static func name(_ json: inout JSONReader) -> String? {
        if let name = json.string() { return PassName.words(name) }
        var parts = (given: "", family: "")
        json.object { key, json in
            switch key {
            case "givenName": parts.given = json.passText() ?? ""
            case "familyName": parts.family = json.passText() ?? ""
            default: break
            }
        }
        return PassName.words("\(parts.family)/\(parts.given)")
    }
}
