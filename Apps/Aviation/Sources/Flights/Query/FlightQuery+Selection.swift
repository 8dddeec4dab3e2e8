import Airports

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
