import Testing

@testable import ScaffoldTool

@Suite struct SectionNameTests {
    @Test(
        arguments: [
            ("Rockets", ["rockets", "rockets", "rockets", "Rockets"]),
            ("LaunchSites", ["launchSites", "launch-sites", "launch sites", "Launch sites"]),
            ("URLShortcuts", ["urlShortcuts", "url-shortcuts", "URL shortcuts", "URL shortcuts"]),
            ("CrewOfISS", ["crewOfISS", "crew-of-iss", "crew of ISS", "Crew of ISS"]),
            (
                "Falcon9Flights",
                ["falcon9Flights", "falcon9-flights", "falcon9 flights", "Falcon9 flights"]
            ),
            ("APOD", ["apod", "apod", "APOD", "APOD"]),
        ])
    func `has a form for every place`(word: String, forms: [String]) throws {
        let name = try SectionName(word)

        #expect(name.type == word)
        #expect([name.variable, name.command, name.phrase, name.title] == forms)
    }

    @Test(arguments: [
        "", "9Lives", "Launch-Sites", "Launch Sites", "Größe", "../Rockets", "Rockets\n",
    ])
    func `is a type of Swift in letters and digits of ASCII`(word: String) {
        #expect(throws: ScaffoldError.self) { try SectionName(word) }
    }

    @Test func `begins with a capital, which is said`() throws {
        let error = #expect(throws: ScaffoldError.self) { try SectionName("launchSites") }

        #expect(error?.description.hasSuffix("such as LaunchSites.") == true)
    }

    @Test(arguments: ["Default", "Self", "Type", "Import", "Any", "Where"])
    func `is no word of Swift`(word: String) {
        let error = #expect(throws: ScaffoldError.self) { try SectionName(word) }

        #expect(error?.description.contains("word of Swift") == true)
    }

    @Test func `is not too long`() throws {
        let longest = String(repeating: "R", count: SectionName.longest)

        #expect(try SectionName(longest).type == longest)
        #expect(throws: ScaffoldError.self) { try SectionName(longest + "s") }
    }

    @Test func `does not say Feature`() {
        let error = #expect(throws: ScaffoldError.self) { try SectionName("RocketsFeature") }

        #expect(error?.description.contains("Leave 'Feature' out") == true)
    }
}
