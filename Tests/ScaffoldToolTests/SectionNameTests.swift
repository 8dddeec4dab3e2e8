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
    func `a name has a form for every place`(word: String, forms: [String]) throws {
        let name = try SectionName(word)

        #expect(name.type == word)
        #expect([name.variable, name.command, name.phrase, name.title] == forms)
    }

    @Test(arguments: [
        "", "9Lives", "Launch-Sites", "Launch Sites", "Größe", "../Rockets", "Rockets\n",
    ])
    func `a name that is not a Swift type in ASCII is refused`(word: String) {
        #expect(throws: ScaffoldError.self) { try SectionName(word) }
    }

    @Test func `a name without a capital is refused with a suggestion`() throws {
        let error = #expect(throws: ScaffoldError.self) { try SectionName("launchSites") }

        #expect(error?.description.hasSuffix("such as LaunchSites.") == true)
    }

    @Test(arguments: ["Default", "Self", "Type", "Import", "Any", "Where"])
    func `a Swift keyword is refused`(word: String) {
        let error = #expect(throws: ScaffoldError.self) { try SectionName(word) }

        #expect(error?.description.contains("Swift keyword") == true)
    }

    @Test func `a name that is too long is refused`() throws {
        let longest = String(repeating: "R", count: SectionName.longest)

        #expect(try SectionName(longest).type == longest)
        #expect(throws: ScaffoldError.self) { try SectionName(longest + "s") }
    }

    @Test func `a name that ends with Feature is refused`() {
        let error = #expect(throws: ScaffoldError.self) { try SectionName("RocketsFeature") }

        #expect(error?.description.contains("Leave 'Feature' out") == true)
    }
}
