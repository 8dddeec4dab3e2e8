import Airports
package import Networking
package import SectionKit

/// The words that the programs of the package complete: airports, countries and airlines.
package enum AviationVocabularies {
    /// Returns the vocabularies, which are read from the embedded tables.
    package static func all<Dependencies>(
        from request: @escaping @Sendable (Dependencies) -> any BaseRequestInput
    ) -> [Vocabulary<Dependencies>] {
        [
            Vocabulary(AirportVocabulary.name) { dependencies, typed in
                await AirportVocabulary.words(request(dependencies), beginningWith: typed)
            },
            Vocabulary(CountryVocabulary.name) { dependencies, typed in
                await CountryVocabulary.words(request(dependencies), beginningWith: typed)
            },
            Vocabulary(AirlineVocabulary.name) { dependencies, typed in
                await AirlineVocabulary.words(request(dependencies), beginningWith: typed)
            },
        ]
    }
}
