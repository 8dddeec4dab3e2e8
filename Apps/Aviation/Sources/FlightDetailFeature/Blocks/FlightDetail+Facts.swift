import Airports
import Essentials
import Flights
import SectionKit

extension FlightDetail {
    /// The facts, with the same keys for every aircraft.
    func facts(_ words: FlightWords) -> [Fact] {
        identityFacts + placeFacts(words) + motionFacts(words) + routeFacts(words)
    }

    private var identityFacts: [Fact] {
        let aircraft = flight.aircraft
        return [
            Fact("call_sign", "Call sign", .text(orUnknown: aircraft.callSign)),
            Fact("flight_number", "Usual flight number", flightNumber.map(Cell.text) ?? .empty),
            Fact("airline", "Airline", flight.airline.map { .text($0.name) } ?? .empty),
            Fact("registration", "Registration", .text(orUnknown: identity.registration?.value)),
            .machines("registration_source", .origin(of: identity.registration)),
            Fact("address", "Address", .text("\(aircraft.address)")),
            .machines("is_icao_address", .yesOrNo(aircraft.address.isICAO)),
            .people("Type", .text(orUnknown: typeWords)),
            .machines("type_code", .text(orUnknown: identity.typeCode?.value)),
            .machines("type_source", .origin(of: identity.typeCode)),
            .machines("manufacturer", .text(orUnknown: identity.manufacturer?.value)),
            .machines("model", .text(orUnknown: identity.model?.value)),
            .machines("model_source", .origin(of: identity.model)),
            Fact("operator", "Operator", .text(orUnknown: identity.operatorName?.value)),
            .machines("operator_source", .origin(of: identity.operatorName)),
            Fact("country", "Country", .text(orUnknown: flight.country?.name)),
            .machines("country_code", .text(orUnknown: flight.country?.code)),
            Fact("military", "Military", .yesOrNo(flight.isMilitary)),
        ]
    }

    /// The usual number of the flight, such as `IB123` for `IBE123`; nil without an airline.
    private var flightNumber: String? {
        guard let callSign = flight.aircraft.callSign, let code = flight.airline?.iata,
            callSign.dropFirst(3).allSatisfy(\.isNumber)
        else { return nil }
        return code + callSign.dropFirst(3)
    }

    private var typeWords: String? {
        guard let name = typeName, let code = identity.typeCode?.value, code != name
        else { return typeName }
        return "\(name) (\(code))"
    }

    private func placeFacts(_ words: FlightWords) -> [Fact] {
        let aircraft = flight.aircraft
        let place = nearest.map { words.place($0, isOnGround: aircraft.isOnGround == true) }
        return [
            Fact("state", "State", stateCell),
            .people("Place", .text(orUnknown: place)),
            Fact("position", "Position", .place(orUnknown: aircraft.position), keys: .place),
            Fact(
                "position_source", "Source of the position",
                .text(orUnknown: aircraft.positionSource?.rawValue)),
            Fact("position_at", "Time of the position", .time(orUnknown: aircraft.positionTime)),
            Fact(
                "position_age_s", "Age of the position",
                flight.positionAge.map { .duration(Int($0.rounded())) } ?? .unknown),
            Fact(
                "is_position_computed", "Position computed",
                .yesOrNo(aircraft.isPositionComputed)),
            .machines("nearest_airport", .text(orUnknown: nearest?.airport.code)),
            .machines("nearest_airport_name", .text(orUnknown: nearest?.airport.name)),
        ]
            + .distances("nearest_airport_distance", nearest?.distance)
            + [.machines("nearest_airport_bearing_deg", .degrees(nearest?.bearing))]
    }

    private var stateCell: Cell {
        if let emergency = flight.aircraft.emergency {
            let meaning = Squawk.meaning(of: emergency.rawValue) ?? "emergency"
            return .badge(Badge(meaning, .negative))
        }
        return switch flight.aircraft.isOnGround {
        case true?: .badge(Badge("on the ground", .neutral))
        case false?: .badge(Badge("in the air", .positive))
        case nil: .unknown
        }
    }

    private func motionFacts(_ words: FlightWords) -> [Fact] {
        let aircraft = flight.aircraft
        let units = words.units
        let heading = aircraft.track.flatMap(Compass.init(degrees:))?.rawValue
        let squawk = aircraft.squawk.flatMap(Squawk.meaning)
        let track = heading.flatMap { word in
            aircraft.track.map { "\(word) (\(Int($0.rounded()))°)" }
        }
        return [
            .people("Altitude", units.altitude(aircraft.barometricAltitude)),
            .people("Geometric altitude", units.altitude(aircraft.geometricAltitude)),
            .people("Speed over ground", units.speed(aircraft.groundSpeed)),
            .people("Flies", .text(orUnknown: track)),
            .people("Climb", climbCell(words)),
        ]
            + .altitudes("altitude", aircraft.barometricAltitude)
            + .altitudes("geometric_altitude", aircraft.geometricAltitude)
            + .speeds("ground_speed", aircraft.groundSpeed)
            + [
                .machines("heading", .text(orUnknown: heading)),
                .machines("track_deg", .degrees(aircraft.track)),
                .machines("climb", .text(orUnknown: words.climb(aircraft))),
            ]
            + .climbs("climb", aircraft.climbRate)
            + [
                Fact("squawk", "Transponder code", .text(orUnknown: aircraft.squawk)),
                Fact("squawk_meaning", "Meaning of the code", squawk.map(Cell.text) ?? .empty),
            ]
    }

    private func climbCell(_ words: FlightWords) -> Cell {
        let aircraft = flight.aircraft
        if words.climb(aircraft) == "level" { return .text("level") }
        return aircraft.isOnGround == true ? .empty : words.units.climb(aircraft.climbRate)
    }
}
