import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches
import Testing

@testable import InfoFeature

/// Tests of the company in Launch Library.
@Suite struct CompanyLaunchLibraryTests {
    private static let agency = Endpoint("/2.3.0/agencies/121/")

    private func content(_ answer: String) async -> (company: Company?, asked: [Endpoint]) {
        let request = BaseRequestSpy([Self.agency: .text(answer)])
        let output = SectionOutputSpy<Company>()
        await InfoBuilder.section(request: request, api: .launchLibrary).load(into: output)
        return (output.states.last?.content, request.asked)
    }

    @Test func `the section requests the agency and shows its counts`() async throws {
        let (company, asked) = await content(
            #"""
            {"name": "Heron & Daughters", "founding_year": 2015, "administrator": "CEO: Ada",
             "info_url": "https://heron.example/", "total_launch_count": 12,
             "successful_launches": 9, "failed_launches": 1, "pending_launches": 2,
             "successful_landings": 4}
            """#)

        let known = try #require(company)
        let facts = InfoBuilder.section(request: BaseRequestSpy()).body(for: known).facts
        let values = Dictionary(uniqueKeysWithValues: facts.map { ($0.key, $0.value) })
        #expect(asked == [Self.agency])
        #expect(values["name"] == .text("Heron & Daughters"))
        #expect(values["founded"] == .ordinal(2015))
        #expect(values["ceo"] == .text("Ada"))
        #expect(values["launches"] == .integer(12))
        #expect(values["landings"] == .integer(4))
        #expect(values["employees"] == .unknown)
    }

    @Test(arguments: ["Chair: Ada", "Ada", ""])
    func `an administrator who is not the CEO is ignored`(administrator: String) async throws {
        let (company, _) = await content(
            #"{"name": "Heron", "administrator": "\#(administrator)"}"#)

        #expect(company?.name == "Heron")
        #expect(company?.ceo == nil)
    }
}
