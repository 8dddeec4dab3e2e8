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
            .people("Altitude", isOnGround ? .empty : units.altitude(aircraft.barometricAltitude))
                .asFigure,
            .people(
                "Geometric altitude",
                aircraft.geometricAltitude == nil
                    ? .empty : units.altitude(aircraft.geometricAltitude)),
            .people("Speed over ground", units.speed(aircraft.groundSpeed)).asFigure,
            .people("Flies", isOnGround ? .empty : .text(orUnknown: track)),
            .people("Climb", climbCell(words)).asFigure,
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

extension FlightDetail {
    /// The aircraft in a sentence: what it is, what it does, and where.
    func summary(_ words: FlightWords) -> InlineText {
        let aircraft = flight.aircraft
        let kind = [flight.airline?.name ?? identity.operatorName?.value, typeName]
            .compactMap(\.self).separated(by: ", ")
        let isOnGround = aircraft.isOnGround == true
        var parts = [isOnGround ? "is on the ground" : flying(words)]
        if let nearest { parts.append(words.place(nearest, isOnGround: isOnGround)) }
        if !isOnGround, let track = aircraft.track, let direction = Compass(degrees: track) {
            let speed = aircraft.groundSpeed.map { " at \(words.speed($0))" } ?? ""
            parts.append("flying \(direction.rawValue)\(speed)")
        }
        let sentence = "\(kind.isEmpty ? "" : " (\(kind))") \(parts.separated(by: ", "))."
        return InlineText([.strong(flight.name), .plain(sentence)])
    }

    /// The aircraft in a sentence for an alert, with how long ago it was heard.
    func alert(_ words: FlightWords) -> String {
        let emergency = flight.aircraft.emergencyClause.map { "\(flight.name) \($0); " } ?? ""
        return emergency + summary(words).plainText.dropLast() + flight.heardWords + "."
    }

    /// The type in words, such as "Boeing 737-900"; nil if it is unknown.
    var typeName: String? {
        let manufacturer = identity.manufacturer?.value
        guard let model = identity.model?.value else {
            return manufacturer ?? identity.typeCode?.value
        }
        guard let manufacturer, !model.hasPrefix(manufacturer) else { return model }
        return "\(manufacturer) \(model)"
    }

    private func flying(_ words: FlightWords) -> String {
        let aircraft = flight.aircraft
        guard let altitude = aircraft.altitude.map(words.altitude) else { return "is in the air" }
        switch words.climb(aircraft) {
        case "climbing": return "is climbing through \(altitude)"
        case "descending": return "is descending through \(altitude)"
        case "level": return "is level at \(altitude)"
        default: return "is at \(altitude)"
        }
    }

    /// The notices before the facts: an emergency, a position that is old or computed, a doubtful
    /// route.
    func notices(_ words: FlightWords) -> [Notice] {
        var notices: [Notice] = []
        if let clause = flight.aircraft.emergencyClause {
            notices.append(Notice(.warning, InlineText("\(flight.name) \(clause).")))
        }
        if flight.aircraft.position == nil {
            notices.append(Notice(.warning, "The source has no position of this aircraft."))
        } else if let age = flight.positionAge, age > 60 {
            let old = FlightWords.age(age)
            notices.append(Notice(.warning, "The position is \(old) old."))
        }
        if let height = doubtfulHeight(words) {
            let place = flight.aircraft.isOnGround == true ? " on the ground" : ""
            notices.append(
                Notice(.warning, InlineText("The altitude of \(height)\(place) is doubtful.")))
        }
        if isRecorded {
            let time = PreciseDate(flight.present, precision: .hour).formatted
            let missing = identity.operatorName == nil ? "route or operator" : "route"
            let text = "Recorded on \(time); a recording has no \(missing)."
            notices.append(Notice(.info, InlineText(text)))
        }
        if let doubt = routeDoubt(words) {
            notices.append(Notice(.warning, InlineText("The route is doubtful: \(doubt).")))
        }
        return notices
    }

    /// An altitude that cannot be, in words; nil if there is none.
    private func doubtfulHeight(_ words: FlightWords) -> String? {
        let aircraft = flight.aircraft
        guard aircraft.isAltitudeDoubtful else { return nil }
        return (aircraft.barometricAltitude ?? aircraft.geometricAltitude).map(words.altitude)
    }

    /// Why the route is doubtful, as a clause; nil if it is not.
    func routeDoubt(_ words: FlightWords) -> String? {
        guard let routeCheck, case .doubtful(let doubt) = routeCheck.verdict else { return nil }
        let (start, end) = (routeCheck.leg.start.bestCode, routeCheck.leg.end.bestCode)
        return switch doubt {
        case .offRoute(let detour):
            "by way of the aircraft, \(start) to \(end) would be \(words.distance(detour)) longer"
        case .otherWay: "the aircraft flies away from \(end)"
        case .onGroundElsewhere: "the aircraft is on the ground at neither \(start) nor \(end)"
        }
    }
}

extension FlightDetail {
    /// Who was asked for the facts, in the order of the chain, and what it knew.
    var sources: Table {
        Table(
            key: "sources", of: steps,
            columns: [
                TableColumn(Column("source", "Asked")) { .text($0.origin.rawValue) },
                TableColumn(Column("facts", "Facts from it")) { step in
                    step.facts.isEmpty ? .empty : .text(step.facts.separated(by: ", "))
                },
                TableColumn(Column("answer", "Answer", priority: 1)) { $0.answer },
            ])
    }

    /// The pages about the aircraft and the flight on the web.
    var links: Table {
        let aircraft = flight.aircraft
        var links: [(String, String)] = [
            ("Live map of adsb.lol", "https://globe.adsb.lol/?icao=\(aircraft.address)")
        ]
        if aircraft.address.isICAO {
            let page = "https://www.planespotters.net/hex/\(aircraft.address)"
            links.append(("Photos at planespotters.net", page))
        }
        if let callSign = aircraft.callSign, CallSign.isValid(callSign) {
            links.append(("FlightAware", "https://www.flightaware.com/live/flight/\(callSign)"))
        }
        return Table(
            key: "links", columns: [Column("page", "Page"), Column("url", "Link")],
            rows: links.compactMap { title, url in
                WebLink(url).map { [.text(title), .link($0)] }
            })
    }
}

extension LookUpStep {
    fileprivate var answer: Cell {
        switch outcome {
        case .found: .badge(Badge("found", .positive))
        case .missing: .badge(Badge("not known there", .neutral))
        case .failed: .badge(Badge("no answer", .negative))
        }
    }
}
