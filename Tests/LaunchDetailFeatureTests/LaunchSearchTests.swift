import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

/// Tests of which launches match a search.
@Suite struct LaunchSearchTests {
    private static let launches: [Launch] = [
        .sample("CRS-1", id: "a1", number: 9, date: "2012-10-08T00:00:00Z"),
        .sample("CRS-10", id: "a2", number: 36, date: "2017-02-19T00:00:00Z"),
        .sample("Es’hail 2", id: "a3", number: 70, date: "2018-11-15T00:00:00Z"),
        .sample("TürkmenÄlem 52°E / MonacoSAT", id: "a4", number: 23, date: "2015-04-27T00:00:00Z"),
        .sample("Starlink-1", id: "a5", number: 83, date: "2019-11-11T00:00:00Z"),
        .sample("Starlink 4-1 (v1.5)", id: "a6", number: 140, date: "2021-11-13T00:00:00Z"),
        .sample("Starlink 4-16 (v1.5)", id: "a7", number: 157, date: "2022-04-29T00:00:00Z"),
        .sample("Paz / Starlink Demo", id: "a8", number: 56, date: "2018-02-22T00:00:00Z"),
        .sample("DemoSat", id: "A9B", number: 2, date: "2007-03-21T00:00:00Z"),
        .sample("天宫 Rendezvous 🚀", id: "b1", number: 188, date: "2022-01-01T00:00:00Z"),
        .sample("Galaxy 33 (15R) & 34 (12R)", id: "b2", number: 188, date: "2022-10-08T00:00:00Z"),
        .sample("SES-188", id: "b3", number: 191),
    ]

    @Test(arguments: [
        // An id or a flight number takes precedence over a name.
        ("a9b", ["DemoSat"]), ("2", ["DemoSat"]), ("#70", ["Es’hail 2"]),
        ("188", ["Galaxy 33 (15R) & 34 (12R)", "天宫 Rendezvous 🚀"]),
        // An exact name, ignoring case, diacritics and punctuation.
        ("crs-1", ["CRS-1"]), ("CRS 1", ["CRS-1"]), ("crs1", ["CRS-1"]),
        ("es'hail 2", ["Es’hail 2"]), ("ESHAIL 2", ["Es’hail 2"]), ("starlink 1", ["Starlink-1"]),
        ("turkmenalem 52 e monacosat", ["TürkmenÄlem 52°E / MonacoSAT"]),
        // A phrase, if only one launch has it.
        ("starlink 4-1", ["Starlink 4-1 (v1.5)"]), ("galaxy 33", ["Galaxy 33 (15R) & 34 (12R)"]),
        ("天宫", ["天宫 Rendezvous 🚀"]),
        // Beginnings of words in any order.
        ("demo star", ["Paz / Starlink Demo"]), ("demo", ["Paz / Starlink Demo"]),
        ("star 4", ["Starlink 4-16 (v1.5)", "Starlink 4-1 (v1.5)"]),
        ("crs", ["CRS-10", "CRS-1"]),
        // Letters in a row anywhere.
        ("sat", ["TürkmenÄlem 52°E / MonacoSAT", "DemoSat"]),
        ("monacos", ["TürkmenÄlem 52°E / MonacoSAT"]),
        // Words in more than ASCII, on either side.
        ("TÜRKMEN", ["TürkmenÄlem 52°E / MonacoSAT"]), ("stárlink dém", ["Paz / Starlink Demo"]),
        ("天宫 ren", ["天宫 Rendezvous 🚀"]),
        // No match.
        ("190", []), ("soyuz", []),
    ])
    func `a search finds these launches, newest first`(words: String, names: [String]) throws {
        let found = try LaunchSearch.words(words).matches(in: Self.launches)

        #expect(found.map { Self.launches[$0].name } == names)
    }

    @Test(arguments: ["", " ", "\t", "--", "!?", "🚀", "…", "#"])
    func `text without a letter or a digit is not a search`(text: String) {
        #expect(LaunchSearch(text) == nil)
    }

    @Test(arguments: [
        ("188", 188), ("#188", 188), (" 7 ", 7), ("007", 7), ("-7", nil), ("7.5", nil),
        ("٧", nil), ("99999999999999999999", nil), ("CRS-1", nil),
    ])
    func `digits are a flight number`(text: String, number: Int?) throws {
        #expect(try LaunchSearch.words(text).number == number)
    }

    @Test(arguments: [
        ("594ae0c5-2039-4a1a-a6be-7b0940b2ed2c", true),
        ("594ae0c5-2039-4a1a-a6be-7b0940b2ed2", false),
        ("594ae0c5-2039-4a1a-a6be-7b0940b2ed2g", false), ("starlink-2039-4a1a-a6be-x", false),
    ])
    func `a UUID is recognized`(text: String, isUUID: Bool) throws {
        #expect(try LaunchSearch.words(text).isUUID == isUUID)
    }

    @Test(
        arguments: [
            ("galxy 33", .name("Galaxy 33 (15R) & 34 (12R)")), ("starlnk", .name("starlink")),
            ("eshial 2", .name("Es’hail 2")), ("soyuz", .nothing),
        ] as [(String, LaunchSuggestion)])
    func `the suggestion is the nearest name`(words: String, suggestion: LaunchSuggestion) throws {
        #expect(try LaunchSearch.words(words).suggestion(in: Self.launches) == suggestion)
    }

    @Test(arguments: [
        (190, ["天宫 Rendezvous 🚀", "SES-188"]), (1, ["DemoSat"]), (500, ["SES-188"]),
    ])
    func `the suggestion is the nearest flight numbers`(number: Int, names: [String]) throws {
        let suggestion = try LaunchSearch.words("\(number)").suggestion(in: Self.launches)

        guard case .numbers(let launches) = suggestion else {
            Issue.record("\(suggestion)")
            return
        }
        #expect(launches.map(\.flightNumber).allSatisfy { $0 != number })
        #expect(launches.count == names.count)
        #expect(launches.last?.name == names.last)
    }

    @Test func `there is no suggestion without launches`() throws {
        #expect(try LaunchSearch.words("crew").suggestion(in: []) == .nothing)
        #expect(try LaunchSearch.words("5").suggestion(in: []) == .numbers([]))
    }
}
