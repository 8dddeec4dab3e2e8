import FeatureTesting
import Foundation
import Networking
import SpaceXArchive
import Testing

/// Tests of the details of one launch in the archive, and of the records they refer to.
@Suite struct ArchivedDetailTests {
    private let details: [Detail]
    private let archive = SpaceXArchive()

    init() async throws {
        let ids = try await Identified.all("launches").map(\.id)
        var details: [Detail] = []
        for id in ids {
            let data = try await archive.data(for: Endpoint("/v4/launches/\(id)"))
            details.append(try JSONDecoder().decode(Detail.self, from: data))
        }
        try #require(details.map(\.id) == ids)
        self.details = details
    }

    @Test func `the archive has every payload, and twelve launches have none`() async throws {
        let payloads = Set(try await Identified.all("payloads").map(\.id))

        #expect(details.allSatisfy { payloads.isSuperset(of: $0.payloads) })
        #expect(details.count { $0.payloads.isEmpty } == 12)
        #expect(details.map(\.payloads.count).max() == 16)
    }

    @Test func `twelve of 78 cores are missing from the archive`() async throws {
        let known = Set(try await Identified.all("cores").map(\.id))

        let flown = Set(details.flatMap(\.cores).compactMap(\.core))

        #expect(flown.count == 78)
        #expect(flown.subtracting(known).count == 12)
        #expect(details.count { $0.cores.count == 3 } == 5)
        #expect(details.count { $0.cores.count == 1 } == 200)
    }

    @Test func `the archive has every landing pad`() async throws {
        let landpads = Set(try await Identified.all("landpads").map(\.id))

        let used = Set(details.flatMap(\.cores).compactMap(\.landpad))

        #expect(used == landpads)
    }

    @Test func `the counts of landings match the record`() {
        let cores = details.flatMap(\.cores)

        #expect(cores.count == 215)
        #expect(cores.count { $0.landing_success == true } == 149)
        #expect(cores.count { $0.landing_success == false } == 13)
        #expect(cores.count { $0.landing_attempt == true } == 164)
    }
}

private struct Detail: Decodable {
    let id: String
    let payloads: [String]
    let cores: [Core]

    struct Core: Decodable {
        let core: String?
        let landpad: String?
        let landing_attempt: Bool?
        let landing_success: Bool?
    }
}

private struct Identified: Decodable {
    let id: String

    static func all(_ resource: String) async throws -> [Identified] {
        let data = try await SpaceXArchive().data(for: Endpoint("/v4/\(resource)"))
        return try JSONDecoder().decode([Identified].self, from: data)
    }
}
