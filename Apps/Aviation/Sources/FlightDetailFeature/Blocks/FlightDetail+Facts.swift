import Airports
import Flights
import SectionEssentials
import SectionKit

extension FlightDetail {
    /// The facts: for machines with the same keys for every aircraft, for people without those
    /// that it does not have.
    func facts(_ words: FlightWords) -> [Fact] {
        (identityFacts + placeFacts(words) + motionFacts(words) + routeFacts(words))
            .compactMap { fact in
                guard fact.value == .empty else { return fact }
                return fact.isForMachines ? .machines(fact.key, .empty, keys: fact.keys) : nil
            }
    }

    private var identityFacts: [Fact] {
        let aircraft = flight.aircraft
        return [
            Fact("call_sign", "Call sign", aircraft.callSign.map(Cell.text) ?? .empty),
            Fact("flight_number", "Usual flight number", flightNumber.map(Cell.text) ?? .empty),
            Fact("airline", "Airline", flight.airline.map { .text($0.name) } ?? .empty),
            .machines("airline_icao", flight.airline.map { .text($0.icao) } ?? .empty),
            Fact("registration", "Registration", .text(orUnknown: identity.registration?.value)),
            .machines("registration_source", .origin(of: identity.registration)),
            Fact("address", "Address", .text("\(aircraft.address)")),
            .machines("is_icao_address", .boolean(aircraft.address.isICAO)),
            .people("Type", .text(orUnknown: typeWords)),
            .machines("type_code", .text(orUnknown: identity.typeCode?.value)),
            .machines("type_source", .origin(of: identity.typeCode)),
            .machines("manufacturer", .text(orUnknown: identity.manufacturer?.value)),
            .machines("model", .text(orUnknown: identity.model?.value)),
            .machines("model_source", .origin(of: identity.model)),
            Fact("operator", "Operator", identity.operatorName.map { .text($0.value) } ?? .empty),
            .machines("operator_source", .origin(of: identity.operatorName)),
            Fact("country", "Country", .text(orUnknown: flight.country?.name)),
            .machines("country_code", .text(orUnknown: flight.country?.code)),
            .people("Military", flight.isMilitary ? .boolean(true) : .empty),
            .machines("is_military", .boolean(flight.isMilitary)),
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
            Fact(
                "category", "Kind", aircraft.category.map { .text($0.word) } ?? .empty),
            Fact(
                "signal_dbfs", "Signal in dBFS",
                aircraft.signal.map { .decimal($0, digits: 1) } ?? .empty),
            Fact("messages", "Messages", aircraft.messages.map { .integer($0) } ?? .empty),
            .people("State", stateCell),
            .machines("is_on_ground", .boolean(orUnknown: aircraft.isOnGround)),
            .machines("emergency", aircraft.emergency.map { .text($0.meaning) } ?? .empty),
            .people("Place", place.map(Cell.text) ?? .empty),
            Fact("position", "Position", .place(orUnknown: aircraft.position), keys: .place),
            Fact(
                "position_source", "Position from",
                aircraft.positionSource.map { .text($0.rawValue) } ?? .empty),
            Fact("position_time", "Received", aircraft.positionTime.map(Cell.time) ?? .empty),
            .people("Age", flight.positionAge.map { .text(FlightWords.age($0)) } ?? .empty),
            .machines(
                "position_age_s",
                flight.positionAge.map { .duration(Int(clamping: $0.rounded())) } ?? .unknown),
            .people("Computed", aircraft.isPositionComputed ? .text(Self.computed) : .empty),
            .machines("is_position_computed", .boolean(aircraft.isPositionComputed)),
            .machines("nearest_airport", .text(orUnknown: nearest?.airport.code)),
            .machines("nearest_airport_name", .text(orUnknown: nearest?.airport.name)),
        ]
            + .distances("nearest_airport_distance", nearest?.distance)
            + [.machines("nearest_airport_bearing_deg", .degrees(nearest?.bearing))]
    }

    private static let computed = "the position, from the last one by speed and track"

    private var stateCell: Cell {
        if let emergency = flight.aircraft.emergency {
            return .badge(Badge(emergency.meaning, .negative))
        }
        return switch flight.aircraft.isOnGround {
        case true?: .text("on the ground")
        case false?: .text("in the air")
        case nil: .unknown
        }
    }

    private func motionFacts(_ words: FlightWords) -> [Fact] {
        let aircraft = flight.aircraft
        let units = words.units
        let isOnGround = aircraft.isOnGround == true
        let heading = aircraft.track.flatMap(Compass.init(degrees:))?.rawValue
        let squawk = aircraft.squawk.flatMap(Squawk.meaning)
        let track = heading.flatMap { word in
            aircraft.track.map { "\(word) (\(Int(clamping: $0.rounded()))°)" }
        }
        return [
            .people("Altitude", isOnGround ? .empty : units.altitude(aircraft.barometricAltitude)),
            .people(
                "Geometric altitude",
                aircraft.geometricAltitude == nil
                    ? .empty : units.altitude(aircraft.geometricAltitude)),
            .people("Speed over ground", units.speed(aircraft.groundSpeed)),
            .people("Flies", isOnGround ? .empty : .text(orUnknown: track)),
            .people("Climb", climbCell(words)),
        ]
            + [.machines("is_altitude_doubtful", .boolean(aircraft.isAltitudeDoubtful))]
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
                Fact("squawk", "Squawk", aircraft.squawk.map(Cell.text) ?? .empty),
                Fact("squawk_meaning", "Squawk means", squawk.map(Cell.text) ?? .empty),
            ]
    }

    private func climbCell(_ words: FlightWords) -> Cell {
        let aircraft = flight.aircraft
        if words.climb(aircraft) == "level" { return .text("level") }
        return aircraft.isOnGround == true ? .empty : words.units.climb(aircraft.climbRate)
    }
}
