import SectionKit
import Testing

/// Words that shells offer.
@Suite struct SuggestedWordTests {
    @Test(
        arguments: [
            ("FRA", "FR", "FRA"), ("FRA", "fr", "fra"),
            ("Frankfurt am Main", "fr", "frankfurt am Main"),
            ("Frankfurt am Main", "FRANK", "FRANKfurt am Main"), ("Lisbon", "", "Lisbon"),
            ("São Paulo", "São", "São Paulo"), ("São Paulo", "sao", "sao Paulo"),
            ("LHR", "Lh", "LhR"), ("Frankfurt", "ba", nil), ("Straße", "strass", nil),
        ] as [(String, String, String?)])
    func `a word continues what is typed, in its case`(
        word: String, typed: String, offered: String?
    ) {
        #expect(SuggestedWord(word).continuing(typed)?.word == offered)
    }
}
