import FeatureTesting
import FlightSamples
import Flights
import Testing

@testable import FlightDetailFeature

@Suite struct FlightNameTests {
    @Test(
        arguments: [
            ("TDL12", [.callSigns(["TDL12"], of: nil), .registrations(["TDL12"])]),
            (
                "tl 12",
                [
                    .callSigns(["TDL12"], of: "TL12"), .callSigns(["TL12"], of: nil),
                    .registrations(["TL12"]),
                ]
            ),
            ("g-toad", [.callSigns(["GTOAD"], of: nil), .registrations(["G-TOAD"])]),
            ("GTOAD", [.callSigns(["GTOAD"], of: nil), .registrations(["G-TOAD", "GTOAD"])]),
            ("ECMYT", [.callSigns(["ECMYT"], of: nil), .registrations(["EC-MYT", "ECMYT"])]),
            ("N899DN", [.callSigns(["N899DN"], of: nil), .registrations(["N899DN"])]),
            ("toad lines 12", [.callSigns(["TDL12"], of: "toad lines 12")]),
        ] as [(String, [FlightReading])])
    func `a text is read as the names that it can be`(
        text: String, expected: [FlightReading]
    ) async throws {
        let name = try #require(FlightName(text))

        #expect(name.readings(try await sampleDirectory()) == expected)
    }

    @Test func `an address is read first, and a tilde marks one that is not ICAO's`() async throws {
        let directory = try await sampleDirectory()
        let address = try #require(AircraftAddress("400abc"))
        let other = try #require(AircraftAddress("~2980aa"))

        #expect(FlightName("400ABC")?.readings(directory).first == .address(address))
        #expect(FlightName("~2980AA")?.readings(directory) == [.address(other)])
    }

    @Test(arguments: [
        ("tdl12", "TDL12"), ("TL 12", "TDL12"), ("TL012", "TDL12"), ("toad lines 12", "TDL12"),
        ("XX12", "XX12"), ("G-TOAD", "GTOAD"), ("400abc", "400ABC"), ("~2980aa", "~2980AA"),
    ])
    func `the names of one flight mean the same`(text: String, meaning: String) async throws {
        #expect(FlightName(text)?.meaning(in: try await sampleDirectory()) == meaning)
    }

    @Test func `a flight number whose airline could be one of several stays as it is`()
        async throws
    {
        let airlines = "icao,iata,name\nTDL,TL,Toad Lines\nTDC,TL,Toad Cargo\n"
        let request = BaseRequestSpy.facts(airlines: .text(airlines))
        let directory = try await aircraftFacts(request, memory: nil).directory()

        #expect(FlightName("TL12")?.meaning(in: directory) == "TL12")
        #expect(FlightName("TDL12")?.meaning(in: directory) == "TDL12")
    }

    @Test(arguments: ["", "  ", "-", "·"])
    func `a text without letters and digits is no name`(text: String) {
        #expect(FlightName(text) == nil)
    }

    @Test(arguments: [
        ("TDL0012", "TDL12", true), ("TDL12", "TDL120", false), ("TDL12", "OTR12", false),
    ])
    func `zeros before the number of a call sign do not matter`(
        name: String, callSign: String, isSame: Bool
    ) {
        let reading = FlightReading.callSigns([name], of: nil)

        #expect(reading.matches(in: [.sample("400abc", callSign)]).isEmpty == !isSame)
    }

    @Test func `hyphens of registrations do not matter`() {
        #expect(FlightReading.registrations(["GTOAD"]).matches(in: [.toad, .otter]) == [.toad])
        #expect(FlightReading.registrations(["GTOADS"]).matches(in: [.toad, .otter]).isEmpty)
    }
}
