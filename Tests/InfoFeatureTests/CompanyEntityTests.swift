import Foundation
import Networking
import Testing

@testable import InfoFeature

@Suite struct CompanyEntityTests {
    @Test func `the entity has every known field and ignores the others`() throws {
        let entity = try #require(try read(InfoResponses.full))

        #expect(entity == .full)
    }

    @Test func `a field of another type is nil`() throws {
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
    func `an object without a usable field is rejected`(json: String) throws {
        #expect(try read(json) == nil)
    }

    @Test(arguments: ["[]", "null", "5", #""Heron""#, "true"])
    func `a value that is not an object is rejected`(json: String) throws {
        #expect(try read(json) == nil)
    }

    private func read(_ json: String) throws -> CompanyEntity? {
        try JSONReader.read(Data(json.utf8)) { CompanyEntity(json: &$0) }
    }
}
