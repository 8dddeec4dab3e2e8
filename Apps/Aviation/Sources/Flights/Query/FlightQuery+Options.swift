package import Airports
package import Geodesy
package import SectionKit

/// The options that choose flights, in the order of help.
package enum FlightOption {
    static let search = SectionOption(
        "search",
        placeholder: "WORDS",
        summary: "only flights with these words: call sign, flight number, airline, country,"
            + " registration, type, address",
        accepts: "words, or beginnings of words",
        example: "IB123 or 'turkish a321'",
        parse: FlightSearch.init
    )
    static let country = SectionOption(
        "country",
        placeholder: "COUNTRIES",
        summary: "only aircraft registered in these countries",
        accepts: "countries by name or ISO code, separated by commas",
        example: "Spain,PT",
        suggestions: .vocabulary(CountryVocabulary.name),
        parse: \.nonBlank
    ).asList.picked(
        by: OptionPicker(key: "c", title: "Country", column: "country", codes: ["country_code"]))
    static let airline = SectionOption(
        "airline",
        placeholder: "AIRLINES",
        summary: "only flights of these airlines",
        accepts: "airlines by name or code, separated by commas",
        example: "IBE,DL,Lufthansa",
        suggestions: .vocabulary(AirlineVocabulary.name),
        parse: \.nonBlank
    ).asList.picked(
        by: OptionPicker(
            key: "a", title: "Airline", column: "airline", codes: ["airline_icao", "airline_iata"]))
    package static let type = SectionOption(
        "type",
        placeholder: "TYPES",
        summary: "only aircraft of these types",
        accepts: "type designators (ICAO Doc 8643), separated by commas",
        example: "B738,A20N",
        parse: { $0.listed(\.typeDesignator) }
    ).asList.picked(by: OptionPicker(key: "t", title: "Type", column: "type"))
    static let registration = SectionOption(
        "registration",
        placeholder: "NAMES",
        summary: "only aircraft with these registrations",
        accepts: "registrations with or without hyphen, separated by commas",
        example: "N899DN,D-AIZZ",
        parse: { $0.listed { $0.nonBlank } }
    ).asList
    package static let near = NearbyOption.near("flights")
    package static let radius = SectionOption(
        "radius",
        placeholder: "DISTANCE",
        summary: "only flights within this distance of --near; without it \(usualRadius)",
        accepts: "a distance in nm, km or mi; without a unit in nautical miles",
        example: "50, 50km or 30mi",
        parse: DistanceText.init
    )
    package static let box = SectionOption(
        "box",
        placeholder: "S,W,N,E",
        summary: "only flights in a box: its south, west, north and east edge",
        accepts: "four numbers of degrees, separated by commas",
        example: "36,-10,44,4",
        parse: GeoBox.init(text:)
    )
    static let altitude = SectionOption(
        "altitude",
        placeholder: "RANGE",
        summary: "only aircraft in the air at these altitudes, in feet without a unit",
        accepts: "a range in ft, m or FL, from low to high, that may be open",
        example: "FL350.., ..300m or 1000..5000",
        parse: QuantityRange<AltitudeUnit>.init
    )
    static let speed = SectionOption(
        "speed",
        placeholder: "RANGE",
        summary: "only aircraft at these ground speeds, in knots without a unit",
        accepts: "a range in kn, km/h, mph or m/s, from slow to fast, that may be open",
        example: "900km/h.. or 100..250",
        parse: QuantityRange<SpeedUnit>.init
    )
    static let onGround = SectionOption<Bool>("on-ground", summary: "only aircraft on the ground")
    static let airborne = SectionOption<Bool>("airborne", summary: "only aircraft in the air")
    static let squawk = SectionOption(
        "squawk",
        placeholder: "CODES",
        summary: "only aircraft with these transponder codes",
        accepts: "codes of four digits from 0 to 7, separated by commas",
        example: "7700,1200",
        parse: { $0.listed(\.transponderCode) }
    ).asList
    static let military = SectionOption<Bool>("military", summary: "only military aircraft")
    static let emergency = SectionOption<Bool>(
        "emergency",
        summary: "only aircraft with an emergency: squawk 7500, 7600 or 7700, or reported")
    package static let maximumAge = SectionOption(
        "max-age",
        placeholder: "TIME",
        summary: "only what was heard within this time, and no older positions; alerts, notices and"
            + " emergencies use \(MaximumAge.usual) without it",
        accepts: "a time in seconds, or with s, m or h, of a day at most",
        example: "30s or 5m",
        parse: MaximumAge.init
    )
    static let origin = SectionOption(
        "origin",
        placeholder: "AIRPORTS",
        summary: "only flights from these airports or cities, where their routes are known",
        accepts: "airports or cities by code or name, separated by commas",
        example: "MAD,London",
        suggestions: .vocabulary(AirportVocabulary.name),
        parse: { $0.listed(\.nonBlank) }
    ).asList
    static let destination = SectionOption(
        "destination",
        placeholder: "AIRPORTS",
        summary:
            "only flights to these airports or cities, where their routes are known; with a live"
            + " source, each flight's route is looked up at adsb.lol by its call sign",
        accepts: "airports or cities by code or name, separated by commas",
        example: "JFK,Rome",
        suggestions: .vocabulary(AirportVocabulary.name),
        parse: { $0.listed(\.nonBlank) }
    ).asList
    package static let database = SectionOption<String>(
        "aircraft-db",
        placeholder: "FILE",
        summary: "registrations, types and operators from this file where the source has none: the"
            + " aircraft.csv of tar1090-db or OpenSky's aircraft database, also compressed by gzip",
        accepts: "the name of a file",
        example: "aircraft.csv.gz",
        suggestions: .files(.extensions(["csv", "csv.gz"])),
        parse: { $0.nonBlank }
    )
    static let category = SectionOption(
        "category",
        placeholder: "KINDS",
        summary: "only these kinds of aircraft and vehicles, where the source says them",
        accepts: "\(categoryWords.listed(by: "or")), separated by commas",
        example: "glider,helicopter",
        parse: { $0.listed { categoryWords.contains($0.lowercased()) ? $0.lowercased() : nil } }
    ).asList
    static let positionSource = SectionOption(
        "position-source",
        placeholder: "SOURCES",
        summary: "only positions that became known in these ways",
        accepts: "\(PositionSource.allCases.map(\.rawValue).listed(by: "or")), separated by"
            + " commas",
        example: "ADS-B,MLAT",
        parse: { $0.listed { PositionSource(word: $0)?.rawValue } }
    ).asList
    static let signal = SectionOption(
        "signal",
        placeholder: "RANGE",
        summary: "only signals of these strengths at your receiver, in dBFS",
        accepts: "a range in dBFS, from weak to strong, that may be open",
        example: "-20.. or -30..-10",
        parse: QuantityRange<SignalUnit>.init
    )
    static let messages = SectionOption<Int>(
        "messages", placeholder: "N",
        summary: "only aircraft from which your receiver has heard at least this many messages",
        minimum: 0)

    /// The words of the kinds of aircraft, each once.
    private static let categoryWords = AircraftCategory.allCases.map(\.word)
        .reduce(into: [String]()) { words, word in
            if !words.contains(word) { words.append(word) }
        }

    static let sort = SectionOption<FlightSort>(
        "sort",
        placeholder: "WHAT",
        summary:
            "what to sort by, after emergencies; by default callsign, or distance with --near."
            + " interest puts what is in the air first, the nearest before others",
        default: nil
    ).picked(by: OptionPicker(key: "s", title: "Sort"))
    package static let units = SectionOption<UnitSystem>(
        "units", placeholder: "UNITS", summary: "the units of altitudes, speeds and distances",
        default: .aviation)

    private static let usualRadius = FlightQuery.usualRadius.description

    /// The filters that only flights have.
    package static let ofFlightsOnly = [
        airline.description, type.description, registration.description, altitude.description,
        speed.description, onGround.description, airborne.description, squawk.description,
        military.description, emergency.description, maximumAge.description,
        origin.description, destination.description,
        category.description, positionSource.description, signal.description,
        messages.description,
    ]
}

extension FlightQuery {
    package static let options =
        [
            FlightOption.search.description, FlightOption.country.description,
            FlightOption.airline.description, FlightOption.type.description,
            FlightOption.registration.description, FlightOption.near.description,
            FlightOption.radius.description, FlightOption.box.description,
            FlightOption.altitude.description, FlightOption.speed.description,
            FlightOption.onGround.description, FlightOption.airborne.description,
            FlightOption.squawk.description, FlightOption.military.description,
            FlightOption.emergency.description, FlightOption.maximumAge.description,
            FlightOption.origin.description, FlightOption.destination.description,
            FlightOption.category.description, FlightOption.positionSource.description,
            FlightOption.signal.description, FlightOption.messages.description,
            FlightOption.sort.description,
            ListOrder.option.description,
        ] + ListPage.options(of: "flights")
        + [FlightOption.database.description, FlightOption.units.description]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option, or contradicts another.
    package init(_ options: OptionValues) throws(UsageError) {
        self.init()
        search = try options.value(of: FlightOption.search)
        country = try options.value(of: FlightOption.country)
        airline = try options.value(of: FlightOption.airline)
        types = try options.value(of: FlightOption.type)
        registrations = try options.value(of: FlightOption.registration)
        near = try options.value(of: FlightOption.near)
        radius = try options.value(of: FlightOption.radius)
        box = try options.value(of: FlightOption.box)
        altitude = try options.value(of: FlightOption.altitude)
        speed = try options.value(of: FlightOption.speed)
        squawks = try options.value(of: FlightOption.squawk)
        isMilitary = try options.value(of: FlightOption.military) ?? false
        isEmergency = try options.value(of: FlightOption.emergency) ?? false
        maximumAge = try options.value(of: FlightOption.maximumAge)
        origin = try options.value(of: FlightOption.origin)
        destination = try options.value(of: FlightOption.destination)
        categories = try options.value(of: FlightOption.category)
        sources = try options.value(of: FlightOption.positionSource)?
            .compactMap { PositionSource(rawValue: $0) }
        signal = try options.value(of: FlightOption.signal)
        messages = try options.value(of: FlightOption.messages)
        sort = try options.value(of: FlightOption.sort)
        order = try options.value(of: ListOrder.option)
        page = try ListPage(options)
        units = try options.required(FlightOption.units)
        isOnGround = try Self.isOnGround(options)
        try checkPlace()
    }

    private static func isOnGround(_ options: OptionValues) throws(UsageError) -> Bool? {
        let onGround = try options.value(of: FlightOption.onGround) ?? false
        let airborne = try options.value(of: FlightOption.airborne) ?? false
        if onGround, airborne {
            throw UsageError(
                conflict:
                    "no aircraft is both on the ground and in the air; use --on-ground or --airborne,"
                    + " or neither for all.")
        }
        return onGround || airborne ? onGround : nil
    }

    private func checkPlace() throws(UsageError) {
        guard near == nil else { return }
        if sort == .distance {
            throw UsageError(
                conflict: "--sort distance needs a place; add --near PLACE, such as --near JFK.")
        }
        if radius != nil {
            throw UsageError(
                conflict: "--radius needs a place; add --near PLACE, such as --near JFK.")
        }
    }
}
