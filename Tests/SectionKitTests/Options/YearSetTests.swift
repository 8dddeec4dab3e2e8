import SectionKit
import Testing

@Suite struct YearSetTests {
    @Test(arguments: [
        ("2020", [2020], "2020"),
        ("2018-2020", [2018, 2019, 2020], "2018–2020"),
        ("2018,2020", [2018, 2020], "2018, 2020"),
        ("2022,2018-2019,2018", [2018, 2019, 2022], "2022, 2018–2019, 2018"),
        ("2020-2020", [2020], "2020"), ("2018,2018", [2018], "2018"),
        (" 2018 - 2019, 2020 ", [2018, 2019, 2020], "2018–2019, 2020"),
        ("0000", [0], "0"),
    ])
    func `a set reads years, ranges and lists, and formats them`(
        text: String,
        years: [Int],
        formatted: String
    ) throws {
        let set = try #require(YearSet(text))

        #expect((0...2030).filter(set.contains) == years)
        #expect(set.text == formatted)
    }

    @Test(arguments: [
        "", " ", "20", "20200", "year", "-", "-,2020", "2020--", "--2020", "2018-2019-2020",
        "2020-2018", ",",
        "2020,", ",2020", "2018,,2020", "+202", "-202", "20.0",
        "2018–2020", "２０２０", "٢٢", "½½",
    ])
    func `a set refuses anything else`(text: String) {
        #expect(YearSet(text) == nil)
    }

    @Test func `a range may have no first or no last year`() throws {
        let later = try #require(YearSet("2018-"))
        let earlier = try #require(YearSet("-2012"))
        let both = try #require(YearSet(" -2012 , 2018 - "))

        #expect((2000...2030).filter(later.contains) == Array(2018...2030))
        #expect((2000...2030).filter(earlier.contains) == Array(2000...2012))
        #expect(later.text == "2018 and later")
        #expect(earlier.text == "2012 and earlier")
        #expect(both.text == "2012 and earlier, 2018 and later")
        #expect([later, earlier, both].map(\.description) == ["2018-", "-2012", "-2012,2018-"])
        #expect(YearSet(both.description) == both)
        #expect(later.bounds == 2018...YearSet.all.upperBound)
    }
}
