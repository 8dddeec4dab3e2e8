import AirportSamples
import Airports
import FeatureTesting
import FlightSamples
import Flights
import Geodesy
import Networking
import SectionEssentials

@testable import FlightDetailFeature

/// Small tables of invented airlines and types, in the format of the real ones.
enum SampleFacts {
    static let airlines = """
        icao,iata,name
        TDL,TL,Toad Lines
        OTR,OT,Otter Air

        """

    static let types = """
        code,manufacturer,model
        A320,Airbus,A-320

        """

    static let blocks = """
        start,finish,country,military
        400000,43FFFF,GB,
        43C000,43CFFF,GB,yes

        """
}

extension BaseRequestSpy {
    /// Returns a request that responds with all embedded tables.
    static func facts(
        airports: Answer = .text(SampleTables.airports),
        airlines: Answer = .text(SampleFacts.airlines),
        runways: Answer = .text("")
    ) -> BaseRequestSpy {
        BaseRequestSpy([
            Endpoint("/airports.csv"): airports,
            Endpoint("/countries.csv"): .text(SampleTables.countries),
            Endpoint("/airlines.csv"): airlines,
            Endpoint("/runways.csv"): runways,
            .airlinePeriods: .text("iata,icao,name,from,to,keys,became\n"),
            Endpoint("/aircraft-types.csv"): .text(SampleFacts.types),
            Endpoint("/aircraft-codes.csv"): .text("iata,code\n"),
            Endpoint("/address-blocks.csv"): .text(SampleFacts.blocks),
        ])
    }
}

extension Aircraft {
    /// An aircraft of Toad Lines between Riverbank (TOA) and Otter (OTT).
    static let toad = Aircraft.sample("400abc", "TDL12") {
        $0.registration = "G-TOAD"
        $0.typeCode = "A320"
        $0.position = Coordinate(latitude: 51.9, longitude: 2)
        $0.positionTime = GoldenFormat.now.addingTimeInterval(-8)
        $0.lastContact = GoldenFormat.now.addingTimeInterval(-2)
        $0.barometricAltitude = 9144
        $0.geometricAltitude = 9296.4
        $0.isOnGround = false
        $0.groundSpeed = 231.5
        $0.track = 76
        $0.climbRate = 5.08
        $0.squawk = "2215"
        $0.positionSource = .adsb
    }

    /// The same at another airport, on the ground, without anything that is not needed.
    static let otter = Aircraft.sample("~2980aa") {
        $0.position = Coordinate(latitude: 52.251, longitude: 4.751)
        $0.positionTime = GoldenFormat.now.addingTimeInterval(-90)
        $0.isOnGround = true
    }
}

/// Answers of the services in the shapes of their documents, about invented aircraft.
enum SampleAnswers {
    static let hexdb = """
        {"ModeS": "400ABC", "Registration": "G-TOAD", "Manufacturer": "Airbus",
         "ICAOTypeCode": "A320", "Type": "A320 214SL", "RegisteredOwners": "Toad Hall Leasing",
         "OperatorFlagCode": "TDL"}
        """

    static let hexdbMiss = #"{"status": "404", "error": "Aircraft not found."}"#

    static let adsbdb = """
        {"response": {"aircraft": {"type": "A320 214", "icao_type": "A320",
         "manufacturer": "Airbus", "mode_s": "400ABC", "registration": "G-TOAD",
         "registered_owner": "Toad Partners", "url_photo": null}}}
        """

    static let route = """
        {"callsign": "TDL12", "number": "12", "airline_code": "TDL", "airport_codes": "QAAA-QEEE",
         "_airport_codes_iata": "TOA-OTT", "_airports": [
         {"icao": "QAAA", "iata": "TOA", "name": "Toad", "location": "Riverbank", "lat": 1, "lon": 2}]}
        """

    static let adsbdbRoute = """
        {"response": {"flightroute": {"callsign": "TDL12",
         "origin": {"icao_code": "QAAA", "iata_code": "TOA", "name": "Toad Hall",
          "municipality": "Riverbank", "latitude": 51.5, "longitude": -0.25},
         "destination": {"icao_code": "ZZZZ", "iata_code": "ZZZ", "name": "Far Field",
          "municipality": "Far", "latitude": 53.5, "longitude": 10}}}}
        """
}

/// The services of look-ups, each a spy.
struct LookUpSpies {
    let hexdb: BaseRequestSpy
    let routes: BaseRequestSpy
    let adsbdb: BaseRequestSpy

    init(
        hexdb: BaseRequestSpy.Answer = .text(SampleAnswers.hexdb),
        route: BaseRequestSpy.Answer = .text(SampleAnswers.route),
        adsbdb: BaseRequestSpy.Answer = .text(SampleAnswers.adsbdb),
        adsbdbRoute: BaseRequestSpy.Answer = .text(SampleAnswers.adsbdbRoute)
    ) {
        self.hexdb = BaseRequestSpy([Endpoint("/api/v1/aircraft/400ABC"): hexdb])
        routes = BaseRequestSpy([Endpoint("/routes/TD/TDL12.json"): route])
        self.adsbdb = BaseRequestSpy([
            Endpoint("/v0/aircraft/400abc"): adsbdb, Endpoint("/v0/callsign/TDL12"): adsbdbRoute,
        ])
    }

    var lookUps: FlightLookUps {
        FlightLookUps(hexdb: hexdb, routes: routes, adsbdb: adsbdb)
    }
}

/// A source of tracks that returns the same answer and records the addresses.
struct TrackSpy: TrackInput {
    let answer: Result<FlightTrack, RequestError>

    func track(of address: AircraftAddress) async throws(RequestError) -> FlightTrack {
        try answer.get()
    }
}

/// A source of past flights that returns the same answer and records the times.
struct PastFlightsSpy: PastFlightsInput {
    let answer: Result<Records<PastFlight>, RequestError>
    let asked = Calls<Range<Date>>()

    init(_ answer: Result<Records<PastFlight>, RequestError>) {
        self.answer = answer
    }

    func flights(
        of address: AircraftAddress,
        in time: Range<Date>
    ) async throws(RequestError) -> Records<PastFlight> {
        asked.note(time)
        return try answer.get()
    }
}

extension PastFlight {
    /// Two flights of the sample aircraft, the earlier one first.
    static let samples = [
        sample("TDL98", at: 1_649_318_400, departure: "QAAA"),
        sample("TDL99", at: 1_649_340_000, arrival: "QAAA"),
    ]

    private static func sample(
        _ callSign: String,
        at start: Double,
        departure: String? = nil,
        arrival: String? = nil
    ) -> PastFlight {
        PastFlight(
            address: Aircraft.toad.address, callSign: callSign,
            firstSeen: Date(timeIntervalSince1970: start),
            lastSeen: Date(timeIntervalSince1970: start + 5_100), departure: departure,
            arrival: arrival)
    }
}

extension FlightTrack {
    /// A climb towards the sample aircraft.
    static let sample = FlightTrack((0..<5).compactMap(point), from: .source)

    private static func point(_ step: Int) -> Point? {
        let part = Double(step)
        guard
            let position = Coordinate(
                latitude: 51.5 + part * 0.08, longitude: -0.2 + part * 0.4)
        else { return nil }
        return Point(
            position, at: GoldenFormat.now.addingTimeInterval(part * 120 - 600),
            altitude: part * 2000, isOnGround: step == 0)
    }
}

/// The directory of the sample tables.
func sampleDirectory() async throws -> any AircraftDirectory {
    try await aircraftFacts(BaseRequestSpy.facts(), memory: nil).directory()
}

/// The sample airports.
func sampleAirports() async throws -> AirportDirectory {
    let entity = try await airportsService(BaseRequestSpy.facts(), memory: nil).airports()
    return Airport.all(entity.airports, countries: Countries(entity.countries))
}
