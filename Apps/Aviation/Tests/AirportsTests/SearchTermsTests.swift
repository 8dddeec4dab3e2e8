import Airports
import Testing

@Suite struct SearchTermsTests {
    private let text = SearchText(["Chicago O'Hare International Airport", "Århus–Tirstrup", "ORD"])

    @Test(arguments: [
        "ohare", "O'Hare", "hare chicago", "CHIC", "arhus", "tirstrup", "ord", "  ord,  inter ",
    ])
    func `beginnings of words match, whatever their case, accents and order`(
        words: String
    ) throws {
        // An apostrophe does not split words, so "hare" is not the beginning of one.
        let isFound = try #require(SearchTerms(words)).match(text)
        #expect(isFound == !words.hasPrefix("hare"))
    }

    @Test(arguments: ["port", "chicago heathrow", "ordinary", "hus"])
    func `text inside of words does not match`(words: String) throws {
        #expect(try !#require(SearchTerms(words)).match(text))
    }

    @Test(arguments: ["", "  ", "-–,", "'"])
    func `a text without letters and digits is invalid`(words: String) {
        #expect(SearchTerms(words) == nil)
    }

    @Test func `letters of any script match`() throws {
        #expect(try #require(SearchTerms("東京")).match(SearchText(["Haneda, 東京国際空港"])))
    }
}
