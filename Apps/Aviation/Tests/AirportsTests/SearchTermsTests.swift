import Airports
import SectionKit
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

    @Test(arguments: [
        ("Chicago O'Hare International Airport", "ohare"), ("Århus–Tirstrup", "arhus tirstrup"),
        ("Málaga-Costa del Sol", "malaga"), ("Þingeyri", "thing"), ("Weiß", "weiss"),
        ("Xi'an", "xian"), ("L\u{2019}Aquila", "laquila"), ("Haneda, 東京国際空港", "東京"),
        ("e\u{301}vreux", "evreux"), ("x«Evreux»", "evreux"), ("«Évreux»", "evreux"),
    ])
    func `the line of a match may match`(line: String, words: String) throws {
        let terms = try #require(SearchTerms(words))
        #expect(terms.mayMatch(line) || !terms.match(SearchText([line])))
    }

    @Test(arguments: [
        ("Málaga-Costa del Sol", "london"), ("Аэропорт Пулково", "pulkovo"),
        ("Chicago Midway", "ohare"), ("Peñarol", "narol"), ("東京国際空港", "tokyo"),
        ("O'Hare", "haren"), ("Zürich", "東京x"), ("Zurich", "zürichs"),
    ])
    func `most other lines cannot match`(line: String, words: String) throws {
        let terms = try #require(SearchTerms(words))
        #expect(!terms.mayMatch(line) || words.contains("東"))
    }

    @Test func `every embedded name may match itself and its beginning`() async throws {
        for airport in try await EmbeddedAirports.all() {
            for text in [airport.name, airport.city, airport.keywords].compactMap(\.self) {
                guard let terms = SearchTerms(text) else { continue }
                #expect(terms.mayMatch(text))
                let beginning = text.folded.prefix { !$0.isWhitespace }.prefix(4)
                #expect(SearchTerms(String(beginning))?.mayMatch(text) ?? true)
            }
        }
    }
}

extension SearchTerms {
    fileprivate func mayMatch(_ line: String) -> Bool {
        var line = line
        return line.withUTF8 { mayMatch(line: UnsafeRawBufferPointer($0)) }
    }
}
