import Flights
import Geodesy
import SectionEssentials
import SectionKit
import Testing

@testable import HistoryFeature

/// The SQL of queries, and the options that are refused.
@Suite struct HistoryStatementTests {
    private func query(_ options: [String: String]) throws -> HistoryQuery {
        try HistoryQuery(OptionValues(options))
    }

    @Test func `flights are read from the partitions of the days around the time`() throws {
        let query = try query(["what": "flights", "from": "2026-07-01", "limit": "5"])

        #expect(
            HistoryStatement(query, airport: "EDDF").text == """
                SELECT icao24, callsign, firstseen, lastseen, estdepartureairport, \
                estarrivalairport FROM flights_data4 WHERE day BETWEEN 1782777600 AND 1782950400 \
                AND lastseen >= 1782864000 AND firstseen < 1782950400 \
                AND (estdepartureairport = 'EDDF' OR estarrivalairport = 'EDDF') \
                ORDER BY firstseen, icao24 LIMIT 5
                """)
    }

    @Test func `states are read from the partition of an hour`() throws {
        let query = try query([
            "what": "states", "from": "2026-07-01T12:00Z", "aircraft": "3C6444,4ca4e5",
        ])

        #expect(
            HistoryStatement(query).text == """
                SELECT icao24, time, callsign, lat, lon, baroaltitude, geoaltitude, velocity, \
                heading, vertrate, onground, squawk, lastposupdate FROM state_vectors_data4 \
                WHERE hour = 1782907200 AND time >= 1782907200 AND time < 1782910800 \
                AND icao24 IN ('3c6444', '4ca4e5') ORDER BY time, icao24
                """)
    }

    @Test(arguments: [
        ("36,-10,44,4", "lat BETWEEN 36.0 AND 44.0 AND lon >= -10.0 AND lon <= 4.0"),
        ("-20,170,-10,-170", "lat BETWEEN -20.0 AND -10.0 AND (lon >= 170.0 OR lon <= -170.0)"),
    ])
    func `a box may cross the date line`(text: String, condition: String) throws {
        let query = try query([
            "what": "states", "from": "2026-07-01T12:30Z", "to": "2026-07-01T14:10Z", "box": text,
        ])

        let statement = HistoryStatement(query, area: GeoBox(text: text)).text

        #expect(statement.contains("hour BETWEEN 1782907200 AND 1782914400 AND"))
        #expect(statement.contains(condition))
    }

    @Test func `a quotation mark cannot end a text`() throws {
        let query = try query(["what": "flights", "from": "2026-07-01"])

        let statement = HistoryStatement(query, airport: "A' OR 1=1").text

        #expect(statement.contains("estdepartureairport = 'A'' OR 1=1'"))
    }

    @Test(arguments: [
        (["what": "flights"], "history needs --from, such as --from 2026-07-01T12:00Z."),
        (
            ["what": "flights", "from": "2026-07-02", "to": "2026-07-02"],
            "--to must be later than --from."
        ),
        (
            ["what": "states", "from": "2026-07-01", "to": "2026-07-09", "airport": "LHR"],
            "history states reads at most 7 days at once: move --to closer to --from."
        ),
        (
            ["what": "states", "from": "2026-07-01"],
            "history states needs --airport, --aircraft or --box."
        ),
        (
            ["what": "flights", "from": "2026-07-01", "box": "36,-10,44,4"],
            "history flights takes --airport or --aircraft; --box is for history states."
        ),
        (
            ["what": "flights", "from": "2026-07-01", "airport": "LHR", "aircraft": "3c6444"],
            "--airport and --aircraft cannot be used together."
        ),
    ])
    func `a query that is not possible is refused with a reason`(
        options: [String: String], message: String
    ) {
        #expect(throws: UsageError(message)) { try query(options) }
    }

    @Test(arguments: [
        ["from": "July"], ["from": "2026"], ["airport": "'; DROP"], ["airport": "AB"],
        ["aircraft": "3c6444,"], ["aircraft": "~3c6444"], ["aircraft": "x"], ["limit": "0"],
        ["box": "1,2,3"],
    ])
    func `invalid values are refused`(options: [String: String]) {
        #expect(throws: UsageError.self) {
            try query(["what": "flights", "from": "2026-07-01"].merging(options) { $1 })
        }
    }
}
