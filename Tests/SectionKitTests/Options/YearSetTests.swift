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
        "", " ", "20", "20200", "year", "2020-", "-2020", "2018-2019-2020", "2020-2018", ",",
        "2020,", ",2020", "2018,,2020", "+202", "-202", "20.0",
        "2018–2020", "２０２０", "٢٢", "½½",
    ])
    func `a set refuses anything else`(text: String) {
        #expect(YearSet(text) == nil)
    }
}
