import AirportSamples
import Airports
import FeatureKit
import FeatureTesting
import FlightSamples
import Flights
import Networking
import PackedRecords
import SectionEssentials
import SectionKit
import Testing

@testable import HistoryFeature

/// The feature whole, over the client of a Trino server.
@Suite(.timeLimit(.minutes(1))) struct HistoryFeatureTests {
    private static let flights = #"""
        [["4ca4e5", "IBE123  ", 1782864000, 1782867600, "LEMD", null],
         ["3c6444", null, 1782864060, 1782871260, "EDDF", "LEBL"]]
        """#
    private static let states = #"""
        [["4ca4e5", 1782907200, "IBE123  ", 40.5, -3.5, 10668, 10800.5, 231.25, 359.6, -0.33,
          false, "1000", 1782907199.5],
         ["3c6444", 1782907201, null, null, null, null, null, null, null, null, true, null, null]]
        """#

    private func section(
        _ options: [String: String],
        _ client: ServerClientSpy?,
        request: BaseRequestSpy = .tables()
    ) throws -> HistorySection {
        HistoryBuilder.section(
            AviationDependencies(
                context: ContextSpy(), request: request, sky: SkySpy(.failure(.cancelled)),
                history: client.map { .spied($0) }),
            query: try HistoryQuery(OptionValues(options)))
    }

    @Test func `past flights are shown as text and CSV`() async throws {
        let client = ServerClientSpy([TrinoAnswers.page(nil, data: Self.flights)])
        let section = try section(["what": "flights", "from": "2026-07-01"], client)

        let snapshot = await section.loaded()

        let shown = GoldenFormat.terminal80.text(of: snapshot)
        #expect(
            shown.contains(
                "OpenSky has 2 flights from 2026-07-01 00:00 to 2026-07-02 00:00 UTC."))
        #expect(shown.contains("IBE123"))
        let csv = GoldenFormat.csv.text(of: snapshot)
        #expect(csv.contains("call_sign,address,first_seen,last_seen,departure,arrival"))
        #expect(csv.contains("IBE123,4ca4e5,2026-07-01T00:00:00Z,2026-07-01T01:00:00Z,LEMD,"))
    }

    @Test func `past states are shown in units, and as they are in data`() async throws {
        let client = ServerClientSpy([TrinoAnswers.page(nil, data: Self.states)])
        let section = try section(
            ["what": "states", "from": "2026-07-01T12:00Z", "aircraft": "4ca4e5"], client)

        let snapshot = await section.loaded()

        let shown = GoldenFormat.terminal80.text(of: snapshot)
        #expect(shown.contains("OpenSky has 2 states of 4ca4e5 from 2026-07-01 12:00 to"))
        #expect(shown.contains("35,000 ft"))
        #expect(shown.contains("on ground"))
        let json = GoldenFormat.json.text(of: snapshot)
        #expect(json.contains(#""altitude_m": 10668"#))
        #expect(json.contains(#""ground_speed_m_s": 231.25"#))
        #expect(json.contains(#""position_latitude": null"#))
    }

    @Test(arguments: [
        ("flights", "estdepartureairport = 'QAAA'"),
        ("states", "lat BETWEEN 51."),
    ])
    func `an airport is found by its IATA code`(what: String, condition: String) async throws {
        let client = ServerClientSpy([TrinoAnswers.page(nil)])
        let section = try section(
            ["what": what, "from": "2026-07-01", "airport": "toa"], client)

        let snapshot = await section.loaded()

        let statement = client.sent.first?.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(statement.contains(condition))
        #expect(
            GoldenFormat.markdown.text(of: snapshot).contains(
                "OpenSky has no \(what) \(what == "flights" ? "from or to" : "within 10 NM of")"))
    }

    @Test func `an unknown airport is an error that asks nobody`() async throws {
        let client = ServerClientSpy()
        let section = try section(
            ["what": "flights", "from": "2026-07-01", "airport": "QQQQ"], client)

        #expect(
            await section.loaded().state
                == .error(
                    SectionError(
                        message: "The history could not be loaded: no airport has the code QQQQ.",
                        recovery: "Find the code with 'flight-report airports --search NAME'.",
                        isNotFound: true)))
        #expect(client.sent.isEmpty)
    }

    @Test func `a source without history names the one that has it`() async throws {
        let section = try section(["what": "flights", "from": "2026-07-01"], nil)

        #expect(
            await section.loaded().state
                == .error(
                    SectionError(
                        message: "The history could not be loaded: this source has no history.",
                        recovery: "Use --source opensky, whose history needs an account with"
                            + " access to it.")))
    }

    @Test(arguments: [RequestError.busy(status: 503, retryAfter: nil), .needsNetwork, .status(403)])
    func `an error of the server is a state`(error: RequestError) async throws {
        let section = try section(
            ["what": "flights", "from": "2026-07-01"], ServerClientSpy([.failure(error)]))

        #expect(
            await section.loaded().state
                == .error(SectionError("The history", "loaded", error)))
    }

    @Test func `loading is shown before the answer`() async throws {
        let gate = Gate()
        let client = ServerClientSpy([.gated(gate, TrinoAnswers.page(nil))])
        let section = try section(["what": "flights", "from": "2026-07-01"], client)
        let output = SectionOutputSpy<HistoryList>()

        async let load: Void = section.load(into: output)
        await gate.reached()
        #expect(output.states.count == 1)
        await gate.open()
        await load

        #expect(output.states.count == 2)
    }

    @Test func `the limit and rows left out are told`() async throws {
        let client = ServerClientSpy([
            TrinoAnswers.page(
                nil, data: #"[["4ca4e5", "A", 1782864000, 1782867600, null, null], ["x"]]"#)
        ])
        let section = try section(
            ["what": "flights", "from": "2026-07-01", "limit": "1"], client)

        let snapshot = await section.loaded()

        #expect(
            GoldenFormat.markdown.text(of: snapshot).contains(
                "This is the limit: there may be more."))
        #expect(snapshot.warnings == ["1 row could not be read and is left out."])
    }

    @Test func `a state takes less than 100 bytes`() throws {
        var rows = PackedRows<PastStateRow>()
        let page = Data(Self.states.utf8)
        for _ in 0..<500 {
            try JSONReader.read(page) { json in
                _ = json.array { rows.add(&$0) }
            }
        }
        #expect(rows.records.count == 1_000)
        #expect(rows.records.byteCount < 1_000 * 100)
    }
}
