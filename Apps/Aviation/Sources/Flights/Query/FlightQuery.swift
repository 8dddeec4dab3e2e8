package import Airports
package import Geodesy
package import SectionKit

/// A query for flights: filters, order and page.
package struct FlightQuery: Equatable, Sendable {
    /// Words to find in the names and codes of a flight; nil for any.
    package var search: FlightSearch?

    /// Countries of registration by name or code, separated by commas; nil for all.
    package var country: String?

    /// Airlines by name or code, separated by commas; nil for all.
    package var airline: String?

    /// Type designators in upper case; nil for all.
    package var types: [String]?

    /// Registrations; nil for all.
    package var registrations: [String]?

    /// A place from which distances are measured.
    package var near: PlaceText?

    /// How far from the place; nil for the usual distance.
    package var radius: DistanceText?

    package var box: GeoBox?

    package var altitude: QuantityRange<AltitudeUnit>?

    package var speed: QuantityRange<SpeedUnit>?

    /// Whether to include only aircraft on the ground, or only those in the air; nil for both.
    package var isOnGround: Bool?

    /// Transponder codes; nil for all.
    package var squawks: [String]?

    /// Whether to include only military aircraft.
    package var isMilitary = false

    /// Whether to include only aircraft with an emergency.
    package var isEmergency = false

    /// How long ago an aircraft and its position may have been heard; nil for any time in a list, and
    /// for ``MaximumAge/usual`` where something counts as now.
    package var maximumAge: MaximumAge?

    /// Names or codes of airports that the flights come from, or go to; nil for all.
    package var origin: [String]?
    package var destination: [String]?

    /// Categories of aircraft by their words; nil for all.
    package var categories: [String]?

    /// How positions became known; nil for all.
    package var sources: [PositionSource]?

    /// Strengths of the signal in dBFS; nil for all.
    package var signal: QuantityRange<SignalUnit>?

    /// The least number of messages that a receiver has heard; nil for any.
    package var messages: Int?

    /// What to sort by; nil for the distance from the place, or else the call sign.
    package var sort: FlightSort?

    /// The direction of the sort; nil for the usual one.
    package var order: ListOrder?

    package var page = ListPage()

    package var units = UnitSystem.aviation

    package init() {}
}

extension FlightQuery {
    /// The distance from a place without `--radius`.
    package static let usualRadius = DistanceText(50, .nauticalMile)

    /// How far from the place of the query.
    package var distance: DistanceText { radius ?? Self.usualRadius }

    /// Whether a place must be looked up among the airports.
    package var hasPlaceName: Bool {
        if origin != nil || destination != nil { return true }
        if case .name = near { return true }
        return false
    }

    /// What is sorted by.
    package var sorting: FlightSort { sort ?? (near == nil ? .callsign : .distance) }

    /// Whether every flight matches.
    package var isUnfiltered: Bool {
        var filters = self
        filters.sort = nil
        filters.order = nil
        filters.page = ListPage()
        filters.units = .aviation
        return filters == FlightQuery()
    }
}

extension FlightQueryNames {
    /// What the source is asked for; its answer is filtered again, since it may return more.
    package func selection(in directory: any AircraftDirectory) -> SkySelection {
        if let place { return .circle(place.coordinate, radius: query.distance.metres) }
        if let box = query.box { return .box(box) }
        if let only = query.registrations?.only { return .registration(only) }
        if let name = query.search?.words.only { return selection(of: name, in: directory) }
        if let only = query.types?.only { return .type(only) }
        if let only = query.squawks?.only { return .squawk(only) }
        return query.isMilitary ? .military : .world
    }

    /// A word that can be a type, a call sign or an address is asked for as such.
    private func selection(
        of word: FlightSearch.Word,
        in directory: any AircraftDirectory
    ) -> SkySelection {
        let code = String(decoding: word.code, as: UTF8.self)
        if directory.type(code) != nil { return .type(code) }
        if let number = word.number {
            let names = number.otherNames(in: directory)
            if number.airline.utf8.count == 3, !directory.airlines(named: number.airline).isEmpty {
                return .callSign(number.airline + number.number)
            }
            if let only = names.only { return .callSign(only) }
        }
        return word.address.map(SkySelection.address) ?? .world
    }
}

extension Array {
    /// Its element, if it has one only.
    fileprivate var only: Element? { count == 1 ? first : nil }
}
