import AirportFacts
import Airports
import FlightFacts
import Flights
import Networking
import SectionKit
import Testing

/// The words that shells complete, of the embedded tables.
@Suite struct VocabularyTests {
    private static let facts = AirportFacts.responses.merging(FlightFacts.responses)

    private func words(_ name: String, _ typed: String) async throws -> [SuggestedWord] {
        let all: [Vocabulary<Void>] = AviationVocabularies.all { Self.facts }
        let vocabulary = try #require(all.first { $0.name == name })
        return await vocabulary.words((), beginningWith: typed)
    }

    @Test func `an airport is found by its codes first, then by its name and its city`()
        async throws
    {
        let codes = try await words(AirportVocabulary.name, "mu").map(\.word)
        let names = try await words(AirportVocabulary.name, "frankfurt")

        #expect(codes.contains("MUC"))
        #expect(codes.contains("Munich"))
        #expect(codes.firstIndex(of: "MUC") ?? 0 < codes.firstIndex(of: "Munich") ?? 0)
        #expect(names.contains(SuggestedWord("Frankfurt am Main", meaning: "FRA")))
    }

    @Test func `without a text, the large airports are offered by their codes`() async throws {
        let words = try await words(AirportVocabulary.name, "").map(\.word)

        #expect(words.contains("FRA"))
        #expect(!words.contains("Frankfurt am Main"))
    }

    @Test func `a country is found by its name and by its code`() async throws {
        let words = try await words(CountryVocabulary.name, "po")

        #expect(words.contains(SuggestedWord("Portugal", meaning: "PT")))
        #expect(words.contains(SuggestedWord("PT", meaning: "Portugal")))
    }

    @Test func `an airline is found by its name and by its codes, the shortest name first`()
        async throws
    {
        let names = try await words(AirlineVocabulary.name, "luft").map(\.word)
        let codes = try await words(AirlineVocabulary.name, "dlh")

        #expect(names.first == "Lufthansa")
        #expect(names.contains("Lufthansa CityLine"))
        #expect(codes.first == SuggestedWord("DLH", meaning: "Lufthansa"))
    }
}
