import Airports
import AirportSamples
import Networking
import Testing

@Suite struct CountriesTests {
    private let countries = Countries([
        .sample("NA", "Namibia", continent: "AF"),
        .sample("NL", "Netherlands", continent: "EU", aliases: "Holland|The Netherlands"),
        .sample("US", "United States", continent: "NA"),
        .sample("CI", "Côte d'Ivoire", continent: "AF", aliases: "Ivory Coast"),
    ])

    @Test(arguments: ["NL", "nl", " Netherlands ", "HOLLAND", "the netherlands", "nl,NL"])
    func `a country is found by its code and by its names`(words: String) throws {
        #expect(try countries.named(words).map(\.code) == ["NL"])
    }

    @Test func `several countries are separated by commas`() throws {
        #expect(
            try countries.named("holland, cote d'ivoire,,NA").map(\.code) == ["NL", "CI", "NA"])
    }

    @Test func `the code NA is Namibia, and the continent NA is North America`() throws {
        #expect(try countries.named("NA").map(\.continent) == [.africa])
        #expect(countries["US"].continent == .northAmerica)
    }

    @Test func `a misspelt name is corrected`() {
        #expect(throws: UnknownCountry(name: "Nethrlands", nearest: "Netherlands")) {
            try countries.named("NA,Nethrlands")
        }
        #expect(throws: UnknownCountry(name: "Q", nearest: nil)) { try countries.named("Q") }
    }

    @Test func `a country that is not in the table has its code as its name`() {
        #expect(countries["QQ"].name == "QQ")
    }
}
