import Testing

@testable import ScaffoldTool

@Suite struct SectionNameTests {
    @Test(
        arguments: [
            ("Rockets", ["rockets", "rockets", "Rockets"]),
            ("LaunchSites", ["launch-sites", "launch sites", "Launch sites"]),
            ("URLShortcuts", ["url-shortcuts", "URL shortcuts", "URL shortcuts"]),
            ("CrewOfISS", ["crew-of-iss", "crew of ISS", "Crew of ISS"]),
            ("Falcon9Flights", ["falcon9-flights", "falcon9 flights", "Falcon9 flights"]),
            ("APOD", ["apod", "APOD", "APOD"]),
        ])
    func `a name has a form for every place`(word: String, forms: [String]) throws {
        let name = try SectionName(word)

        #expect(name.type == word)
        #expect([name.command, name.phrase, name.title] == forms)
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

    @Test func `a name that is too long is refused`() throws {
        let longest = String(repeating: "R", count: SectionName.longest)

        #expect(try SectionName(longest).type == longest)
        #expect(throws: ScaffoldError.self) { try SectionName(longest + "s") }
    }

    @Test(arguments: ["Section", "Feature"])
    func `a name that ends with what is added to it is refused`(ending: String) {
        let error = #expect(throws: ScaffoldError.self) { try SectionName("Rockets\(ending)") }

        #expect(error?.description.contains("Leave '\(ending)' out") == true)
    }
}
