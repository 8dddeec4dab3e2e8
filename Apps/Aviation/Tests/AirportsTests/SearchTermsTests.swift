import Airports
import Testing

@Suite struct SearchTermsTests {
    private let text = SearchText(["Chicago O'Hare International Airport", "Århus–Tirstrup", "ORD"])

    @Test(arguments: [
        "ohare", "O'Hare", "hare chicago", "CHIC", "arhus", "tirstrup", "ord", "  ord,  inter ",
    ])
    func `words that begin words are found, whatever their case, accents and order`(
        words: String
    ) throws {
        // An apostrophe parts no word, so that "hare" alone begins none.
        let isFound = try #require(SearchTerms(words)).match(text)
        #expect(isFound == !words.hasPrefix("hare"))
    }

    @Test(arguments: ["port", "chicago heathrow", "ordinary", "hus"])
    func `words that stand only inside of words are not found`(words: String) throws {
        #expect(try !#require(SearchTerms(words)).match(text))
    }

    @Test(arguments: ["", "  ", "-–,", "'"])
    func `what has neither letters nor digits is no search`(words: String) {
        #expect(SearchTerms(words) == nil)
    }

    @Test func `letters of any script are found`() throws {
        #expect(try #require(SearchTerms("東京")).match(SearchText(["Haneda, 東京国際空港"])))
    }
}
