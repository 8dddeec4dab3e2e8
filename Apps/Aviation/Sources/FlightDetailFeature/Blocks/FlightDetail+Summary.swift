import Airports
import Flights
import SectionKit

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
