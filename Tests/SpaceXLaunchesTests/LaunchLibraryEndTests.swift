import Foundation
import Networking
import SectionKit
import Synchronization
import Testing

@testable import SpaceXLaunches

/// Tests of when the service stops requesting pages from Launch Library.
@Suite struct LaunchLibraryEndTests {
    /// A server that creates a page for the requested offset and counts the requests.
    private final class Server: BaseRequestInput {
        private let calls = Mutex(0)
        private let page: @Sendable (_ offset: Int) -> String

        init(page: @escaping @Sendable (_ offset: Int) -> String) {
            self.page = page
        }

        var asked: Int { calls.withLock(\.self) }

        func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
            calls.withLock { $0 += 1 }
            let offset = resource.endpoint.query.first { $0.name == "offset" }
            let text = page(offset.flatMap { Int($0.value) } ?? 0)
            return try resource.value(from: Data(text.utf8))
        }
    }

    private static func page(_ ids: Range<Int>, count: Int? = nil) -> String {
        page(ids.map { #"{"id": "\#($0)", "net": null, "name": "Mission \#($0)"}"# }, count: count)
    }

    private static func page(_ records: [String], count: Int?) -> String {
        let count = count.map { #""count": \#($0), "# } ?? ""
        return #"{\#(count)"results": [\#(records.joined(separator: ","))]}"#
    }

    @Test(arguments: [#"{"id": "a", "net": null, "name": "A"}"#, #"{"net": null, "name": "A"}"#])
    func `a page that repeats ends the list with a warning`(record: String) async throws {
        let server = Server { _ in
            Self.page(Array(repeating: record, count: 100), count: 1_000_000)
        }

        let entity = try await LaunchLibraryService(request: server).launches(LaunchesQuery())

        #expect(server.asked <= 2)
        #expect(entity.launches.count <= 1)
        #expect(!entity.isComplete)
        #expect(entity.part?.total == 1_000_000)
        #expect(entity.warnings.last?.contains("of 1,000,000 launches") == true)
    }

    @Test func `an endless list ends with a warning`() async throws {
        let server = Server { Self.page($0..<$0 + 100, count: 1_000_000) }

        let entity = try await LaunchLibraryService(request: server).launches(LaunchesQuery())

        #expect(server.asked == 50)
        #expect(entity.launches.count == 5_000)
        #expect(!entity.isComplete)
        #expect(
            entity.warnings == [
                "Only 5,000 of 1,000,000 launches were read; the others are missing."
            ])
    }

    @Test func `an early empty page has a warning with the count`() async throws {
        let server = Server { Self.page($0..<max($0, min($0 + 100, 200)), count: 315) }

        let entity = try await LaunchLibraryService(request: server).launches(LaunchesQuery())

        #expect(server.asked == 3)
        #expect(entity.part == ListPart(read: 200, total: 315))
        #expect(!entity.isComplete)
        #expect(
            entity.warnings == ["Only 200 of 315 launches were read; the others are missing."])
    }

    @Test func `a page smaller than requested does not end the list`() async throws {
        let server = Server { Self.page($0..<min($0 + 40, 90), count: 90) }

        let entity = try await LaunchLibraryService(request: server).launches(LaunchesQuery())

        #expect(server.asked == 3)
        #expect(entity.launches.compactMap(\.id) == (0..<90).map(String.init))
        #expect(entity.isComplete)
        #expect(entity.warnings == [])
    }

    @Test(arguments: [nil, 0, 5])
    func `without a correct count the list ends at an empty page`(
        count: Int?
    ) async throws {
        let server = Server { Self.page($0..<max($0, min($0 + 100, 200)), count: count) }

        let entity = try await LaunchLibraryService(request: server).launches(LaunchesQuery())

        #expect(server.asked == 3)
        #expect(entity.launches.count == 200)
        #expect(entity.isComplete)
    }
}
