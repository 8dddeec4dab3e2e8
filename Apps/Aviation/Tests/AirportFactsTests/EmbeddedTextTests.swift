import AirportFacts
import Airports
import Networking
import SectionEssentials
import SectionKit
import Testing

/// The embedded tables, read in their text and in full.
@Suite struct EmbeddedTextTests {
    /// The airports read in full, which all tests share, because a debug build reads them slowly.
    private static let slow = Task {
        let data = try await AirportFacts.responses.value(of: .bytes(of: .airports))
        return try Resource.airports.value(from: data)
    }

    @Test(arguments: [
        "/airports.csv", "/runways.csv", "/links.csv", "/zones.csv", "/regions.csv",
        "/countries.csv",
    ])
    func `an embedded table is as its reader expects it`(path: String) async throws {
        let text = try await AirportFacts.responses.value(of: .bytes(of: Endpoint(path)))
        try checkTable(text)
    }

    @Test func `every embedded airport has the same fields as when the table is read in full`()
        async throws
    {
        let slow = try await Self.slow.value
        let quick = try await AirportFacts.responses.value(of: Resource.airports)

        #expect(quick.airports.count == slow.airports.count)
        #expect(quick.airports == slow.airports)
        #expect(slow.dropped == 0)
    }

    @Test(arguments: [
        "LHR", "EGLL", "london", "ohare", "Málaga", "AE-0221", "ident:KJFK", "03N", "ZYYY",
        "аэропорт", "nowhere",
    ])
    func `a search finds the same airports as in a table that is read in full`(
        text: String
    ) async throws {
        let slow = try await Self.slow.value.airports
        let quick = try await AirportFacts.responses.value(of: Resource.airports).airports
        let search = try #require(AirportSearch(text))

        let found = search.matches(in: Airport.all(quick, countries: Countries([])))

        let all = search.matches(in: Airport.all(slow, countries: Countries([])))
        #expect(found.map(\.ident) == all.map(\.ident))
    }

    @Test func `every name of a country finds it, and no name is that of two`() async throws {
        let table = try await AirportFacts.responses.value(of: Resource.countries)
        let countries = Countries(table.records)
        var places: [String: String] = [:]
        for country in countries.all {
            for name in [country.name] + country.aliases {
                #expect([nil, country.code].contains(places[name.folded]))
                places[name.folded] = country.code
            }
        }
        let names = countries.all.flatMap { [$0.name] + $0.aliases }
        let variants = names + names.map { $0.uppercased() } + ["Nowhere", ""]

        for name in variants { #expect(countries.called(name)?.code == places[name.folded]) }
        for name in names where !name.contains(",") {
            #expect(try countries.named(name).map(\.code) == [places[name.folded]])
        }
    }
}

/// Checks what ``CSVText`` demands of a table.
func checkTable(_ text: Data) throws {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // Only the last line end has no line after it.
    #expect(lines.last?.isEmpty == true)
    let keys = lines.dropFirst().dropLast().map { $0.prefix { $0 != UInt8(ascii: ",") } }
    #expect(!keys.isEmpty && keys.allSatisfy { !$0.isEmpty && $0.first != UInt8(ascii: "\"") })
    #expect(zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
    #expect(!text.contains(UInt8(ascii: "\r")))
    // A field with a line end would make two lines of one row.
    let rows = try Resource<Records<Int>>.csv(of: Endpoint("/rows"), called: "rows") { _ in
        { _ in 1 }
    }.value(from: text)
    #expect(rows.records.count == keys.count)
    #expect(rows.dropped == 0)
}
