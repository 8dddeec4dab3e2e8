import Foundation
import Networking
import Testing

@testable import InfoFeature

@Suite struct CompanyEntityTests {
    @Test func `reads every field it knows and passes over the others`() throws {
        let entity = try #require(try read(InfoResponses.full))

        #expect(entity == .full)
    }

    @Test func `takes a field of another type for one that is missing`() throws {
        let entity = try #require(try read(InfoResponses.odd))

        #expect(entity.founded == nil)
        #expect(entity.employees == nil)
        #expect(entity.vehicles == nil)
        #expect(entity.launchSites == 2)
        #expect(entity.ceo == nil)
        #expect(entity.coo == nil)
        #expect(entity.headquarters == .init(address: "", state: "Jutland"))
        #expect(entity.links.founderTwitter == nil)
    }

    @Test(arguments: [
        "{}", #"{"headquarters": null, "links": null}"#, #"{"headquarters": "x", "links": []}"#,
        #"{"other": {"name": "Heron"}}"#,
    ])
    func `refuses an object that has nothing of the company`(json: String) throws {
        #expect(try read(json) == nil)
    }

    @Test(arguments: ["[]", "null", "5", #""Heron""#, "true"])
    func `refuses what is no object`(json: String) throws {
        #expect(try read(json) == nil)
    }

    private func read(_ json: String) throws -> CompanyEntity? {
        try JSONReader.read(Data(json.utf8)) { CompanyEntity(json: &$0) }
    }
}
