import FeatureTesting
import SectionKit
import Testing

@testable import InfoFeature

@Suite struct InfoSectionTests {
    private let section = InfoSection(presenter: InfoPresenterSpy())

    @Test func `the section shows the states of its presenter`() async {
        let output = SectionOutputSpy<Company>()
        let states: [SectionState<Company>] = [.loading, .success(.sample)]

        await InfoSection(presenter: InfoPresenterSpy(states: states)).load(into: output)

        #expect(output.states == states)
    }

    @Test func `the content has the declared shape, even if everything is unknown`() {
        for company in [Company.sample, .unknown] {
            #expect(ContentShape(of: section.body(for: company)).isWithin(section.shape))
        }
    }

    @Test func `the content has every fact, known or unknown`() {
        let known = section.body(for: .sample).facts
        let unknown = section.body(for: .unknown).facts

        #expect(known.map(\.key) == unknown.map(\.key))
        #expect(Set(known.map(\.key)).count == 17)
        #expect(!unknown.contains { $0.value.isKnown })
        #expect(
            known.filter { $0.value.isKnown }.map(\.key) == [
                "name", "founder", "founded", "employees",
            ])
    }

    @Test func `each value has its type`() throws {
        let entity = CompanyEntity(
            founded: 2015, valuation: 5, ceo: "Ada",
            links: .init(website: "https://heron.example/"))

        let facts = section.body(for: Company(entity)).facts

        let values = Dictionary(uniqueKeysWithValues: facts.map { ($0.key, $0.value) })
        let website = try #require(WebLink("https://heron.example/"))
        #expect(values["founded"] == .ordinal(2015))
        #expect(values["valuation_usd"] == .money(5, currency: "USD"))
        #expect(values["ceo"] == .text("Ada"))
        #expect(values["website"] == .link(website))
    }

    @Test func `unsafe addresses are not links`() {
        let links = CompanyEntity.Links(
            website: "javascript:alert(1)",
            flickr: "https://photos.example/a b",
            twitter: "https://social.example/heron",
            founderTwitter: "//social.example/ada"
        )

        let facts = section.body(for: Company(CompanyEntity(links: links))).facts

        #expect(facts.filter { $0.value.isKnown }.map(\.key) == ["twitter"])
    }

    @Test(arguments: [
        (CompanyEntity(), ""),
        (CompanyEntity(name: "Heron"), ""),
        (CompanyEntity(name: "Heron", founder: "Ada"), "Heron was founded by Ada."),
        (CompanyEntity(name: "Heron", founded: 2015), "Heron was founded in 2015."),
        (
            CompanyEntity(name: "Heron", employees: 3, launchSites: 1),
            "Heron employs 3 people and launches from 1 site."
        ),
        (
            CompanyEntity(founder: "Ada", founded: 2015, employees: 3, launchSites: 2),
            "The company was founded by Ada in 2015, employs 3 people and launches from 2 sites."
        ),
    ])
    func `the summary is a sentence of what is known`(entity: CompanyEntity, sentence: String) {
        #expect(section.body(for: Company(entity)).text == sentence)
    }
}
