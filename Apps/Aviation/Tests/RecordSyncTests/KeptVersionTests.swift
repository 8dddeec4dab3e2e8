import RecordStore
import SectionEssentials
import Testing

@testable import RecordSync

/// When a version that lost a conflict need not be kept any more.
struct KeptVersionTests {
    private let base = Self.file(revision: 1, "first")
    private let lost = Self.file(revision: 3, "first", madeOf: ["b", Self.baseDigest])

    private static let baseDigest = file(revision: 1, "first")?.digest ?? ""

    private static func file(
        revision: Int, _ text: String, madeOf ancestors: [String] = []
    ) -> RecordFile? {
        let names = ancestors.map { "\"\($0)\"" }.joined(separator: ", ")
        return RecordID("a").flatMap {
            RecordFile(
                $0,
                content: Data(
                    """
                    {"schema": 1, "id": "a", "revision": \(revision),
                    "changed_at": "2026-01-01T00:00:00Z", "deleted": false,
                    "ancestors": [\(names)], "record": {"text": "\(text)"}}
                    """.utf8))
        }
    }

    private func isReached(by current: RecordFile?) throws -> Bool {
        let lost = try #require(lost)
        let name = SyncName(kind: "notes", id: lost.id)
        let conflict = Revised(
            id: lost.id, record: SyncConflict(name: name, content: lost.content), revision: 1,
            changedAt: .distantPast)
        return KeptVersion(conflict, current: current).isReached
    }

    @Test func `a record that says the same, made of the version or not, has reached it`() throws {
        #expect(try isReached(by: Self.file(revision: 4, "first", madeOf: [#require(lost).digest])))
        #expect(try isReached(by: Self.file(revision: 4, "first", madeOf: ["c", Self.baseDigest])))
    }

    @Test func `one that says something else, or is not there, has not`() throws {
        #expect(
            try !isReached(by: Self.file(revision: 4, "third", madeOf: [#require(lost).digest])))
        #expect(try !isReached(by: nil))
    }

    @Test func `one that went back to the version, or to its past, has not`() throws {
        #expect(try !isReached(by: lost))
        #expect(try !isReached(by: base))
    }
}

extension RecordFile {
    fileprivate var digest: String { Self.digest(of: content) }
}
