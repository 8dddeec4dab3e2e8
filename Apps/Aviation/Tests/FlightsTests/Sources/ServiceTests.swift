import FeatureTesting
import Flights
import Geodesy
import Networking
import SectionEssentials
import Testing

/// What services are asked for, and what they are not.
@Suite struct ServiceTests {
    private static let now = Date(timeIntervalSince1970: 1_600_000_000)
    private let place: Coordinate
    private let box: GeoBox
    private let address: AircraftAddress

    init() throws {
        place = try #require(Coordinate(latitude: 40.639447, longitude: -73.779317))
        box = try #require(GeoBox(south: 40, west: -4, north: 42, east: -2))
        address = try #require(AircraftAddress("4ca4e5"))
    }

    /// Returns what a service asks for a selection.
    private func asked(
        _ service: some SkyService,
        _ selection: SkySelection
    ) async -> (endpoints: [String], error: RequestError?) {
        let request = BaseRequestSpy()
        do throws(RequestError) {
            _ = try await service.sky(selection, from: request, at: Self.now)
            return (request.asked.map(\.description), nil)
        } catch {
            return (request.asked.map(\.description), error)
        }
    }

    @Test func `adsb.lol is asked for a circle, or a name`() async {
        let selections: [(SkySelection, String)] = [
            (.circle(place, radius: 92_600), "/v2/point/40.6394/-73.7793/51"),
            (.circle(place, radius: 250 * 1852), "/v2/point/40.6394/-73.7793/250"),
            (.circle(place, radius: 10), "/v2/point/40.6394/-73.7793/1"),
            (.box(box), "/v2/point/41.0/-3.0/76"),
            (.address(address), "/v2/hex/4ca4e5"), (.callSign("IBE123"), "/v2/callsign/IBE123"),
            (.callSigns(["DLH400", "IBE123"]), "/v2/callsign/DLH400,IBE123"),
            (.registration("EC-ABC"), "/v2/reg/EC-ABC"), (.type("A320"), "/v2/type/A320"),
            (.squawk("7700"), "/v2/sqk/7700"), (.military, "/v2/mil"),
        ]
        for (selection, endpoint) in selections {
            let asked = await asked(ADSBLolService(), selection).endpoints
            #expect(asked == [endpoint])
        }
    }

    @Test func `the area of a request is read from its path and query`() async throws {
        let circle = SkySelection.circle(place, radius: 92_600)
        let lol = try #require(await asked(ADSBLolService(), circle).endpoints.first)
        let openSky = try #require(await asked(OpenSkyService(), .box(box)).endpoints.first)

        let found = try #require(ADSBLolService().area(at: lol))
        #expect(await asked(ADSBLolService(), found).endpoints == [lol])
        #expect(OpenSkyService().area(at: openSky) == .box(box))
        for other in ["/v2/point/1/2", "/v2/point/a/2/3", "/v2/point/91/2/3", "/v2/hex/4ca4e5", ""]
        {
            #expect(ADSBLolService().area(at: other) == nil, "\(other)")
        }
        for other in [
            "/states/all", "/states/all?icao24=4ca4e5", "/states/all?lamin=1&lomin=2", "/",
        ] {
            #expect(OpenSkyService().area(at: other) == nil, "\(other)")
        }
    }

    @Test func `adsb.lol is not asked for the world or a large area, with advice`() async {
        let world = await asked(ADSBLolService(), .world)
        let large = await asked(ADSBLolService(), .circle(place, radius: 251 * 1852))
        let wide = await asked(ADSBLolService(), .box(.world))
        let two = await asked(ADSBLolService(), .addresses([address, address]))

        #expect(world.endpoints + large.endpoints + wide.endpoints + two.endpoints == [])
        #expect(world.error?.recovery == "Add --near PLACE, or choose --source opensky.")
        #expect(large.error?.summary.contains("at most 250 nautical miles") == true)
        #expect(wide.error == large.error)
    }

    @Test func `a refusal of adsb.lol does not speak of tokens`() async {
        let request = BaseRequestSpy([Endpoint("/v2/mil"): .failure(.status(403))])

        await #expect {
            try await ADSBLolService().sky(.military, from: request, at: Self.now)
        } throws: { error in
            let recovery = (error as? RequestError)?.recovery
            return recovery?.contains("User-Agent") == true
                && recovery?.contains("use another source") == true
        }
    }

    @Test func `OpenSky is asked for boxes, addresses, and otherwise for the world`() async {
        let service = OpenSkyService()

        #expect(
            await asked(service, .box(box)).endpoints == [
                "/states/all?lamin=40.0&lomin=-4.0&lamax=42.0&lomax=-2.0"
            ])
        #expect(await asked(service, .address(address)).endpoints == ["/states/all?icao24=4ca4e5"])
        #expect(
            await asked(service, .addresses([address, address])).endpoints
                == ["/states/all?icao24=4ca4e5&icao24=4ca4e5"])
        for selection in [SkySelection.world, .military, .squawk("7700"), .callSign("IBE1")] {
            #expect(await asked(service, selection).endpoints == ["/states/all"])
        }
    }

    @Test func `the box of a circle contains it, and is hardly larger`() async throws {
        let asked = await asked(OpenSkyService(), .circle(place, radius: 92_600)).endpoints

        #expect(
            asked == ["/states/all?lamin=39.7997&lomin=-74.8816&lamax=41.4791&lomax=-72.677"])
    }

    @Test func `a box across the date line is two requests, whose aircraft are joined`()
        async throws
    {
        let box = try #require(GeoBox(south: -10, west: 170, north: 10, east: -160))
        let row = { (address: String) in
            #"["\#(address)",null,"x",1,1,1,1,1,false,1,1,1,null,1,null,false,0]"#
        }
        let request = BaseRequestSpy([
            Endpoint(
                "/states/all",
                query: [
                    .init("lamin", "-10.0"), .init("lomin", "170.0"), .init("lamax", "10.0"),
                    .init("lomax", "180.0"),
                ]): .text(#"{"time":1600000009,"states":[\#(row("4ca4e5")),\#(row("4ca4e6"))]}"#),
            Endpoint(
                "/states/all",
                query: [
                    .init("lamin", "-10.0"), .init("lomin", "-180.0"), .init("lamax", "10.0"),
                    .init("lomax", "-160.0"),
                ]): .text(#"{"time":1600000005,"states":[\#(row("4ca4e6")),\#(row("4ca4e7"))]}"#),
        ])

        let sky = try await OpenSkyService().sky(.box(box), from: request, at: Self.now)

        #expect(sky.aircraft.map(\.address.description) == ["4ca4e5", "4ca4e6", "4ca4e7"])
        #expect(sky.time == Date(timeIntervalSince1970: 1_600_000_005))
    }

    @Test func `OpenSky is not asked for registrations and types, with advice`() async {
        for selection in [SkySelection.registration("EC-ABC"), .type("A320")] {
            let asked = await asked(OpenSkyService(), selection)
            #expect(asked.endpoints == [])
            #expect(asked.error?.recovery.contains("--source adsb-lol") == true)
        }
    }

    @Test func `the cost of large requests to OpenSky is said before`() throws {
        let said = Calls<String>()
        let service = OpenSkyService { said.note($0) }
        let large = try #require(GeoBox(south: 0, west: 0, north: 15, east: 20))

        service.announce(.address(address))
        service.announce(.box(box))
        #expect(said.all == [])

        service.announce(.box(large))
        service.announce(.world)
        #expect(
            said.all.map { $0.prefix(29) } == [
                "This request costs 3 credits ", "This request costs 4 credits ",
            ])
    }

    @Test func `a receiver is asked for its file and its traces`() async throws {
        let request = BaseRequestSpy([.receiver: .text(#"{"aircraft":[{"hex":"4ca4e5"}]}"#)])

        let sky = try await ReceiverSky(request: request, now: Self.now).sky(.world)
        _ = try? await ServerTracks(receiver: request).track(of: address)
        _ = try? await ServerTracks(openSky: request).track(of: address)

        #expect(sky.aircraft.count == 1)
        #expect(sky.time == Self.now)
        #expect(
            request.asked.map(\.description) == [
                "/data/aircraft.json", "/data/receiver.json",
                "/data/traces/e5/trace_full_4ca4e5.json",
                "/tracks/all?icao24=4ca4e5&time=0",
            ])
    }

    @Test func `a track without positions is not found`() async {
        let endpoint = Endpoint(
            "/tracks/all", query: [.init("icao24", "4ca4e5"), .init("time", "0")])
        let request = BaseRequestSpy([endpoint: .text(#"{"icao24":"4ca4e5","path":[]}"#)])

        await #expect(throws: RequestError.notFound(endpoint)) {
            try await ServerTracks(openSky: request).track(of: address)
        }
    }
}
