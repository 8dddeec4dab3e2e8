import Foundation
import RecordStore
import Testing

@testable import SyncFeature

/// What a record is, in words.
@Suite struct RecordWordsTests {
    private static func file(_ record: String, isRemoved: Bool = false) throws -> RecordFile {
        let text = """
            {"schema": 1, "id": "one", "revision": 2, "changed_at": "2024-06-14T10:00:00Z", \
            "deleted": \(isRemoved), "record": \(record)}
            """
        let id = try #require(RecordID("one"))
        return try #require(RecordFile(id, content: Data(text.utf8)))
    }

    private static let flight = """
        {"number": "LH400", "departure": {"airport": "FRA", "scheduled": "2024-06-14"}, \
        "arrival": {"airport": "JFK"}, "seat": "14A", "source": "manual"}
        """

    @Test(arguments: [
        ("flights", flight, "LH400 FRA–JFK, 14 Jun 2024, seat 14A"),
        ("trips", #"{"name": "Iceland"}"#, "Iceland"),
        ("airports", #"{"code": "XMF", "name": "Meadow"}"#, "XMF, Meadow"),
        ("photos", "{}", nil),
        ("flights", "{}", nil),
    ])
    func `a record has words of its own`(kind: String, record: String, words: String?) throws {
        #expect(RecordWords.words(of: try Self.file(record), kind: kind) == words)
    }

    @Test func `two versions differ in the members that people know`() throws {
        let lost = try Self.file(Self.flight)
        let current = try Self.file(
            Self.flight.replacing("14A", with: "22F").replacing("2024-06-14", with: "2024-06-15"))

        #expect(
            RecordDifferences.words(lost, current, kind: "flights")
                == "departure scheduled 2024-06-14, now 2024-06-15; seat 14A, now 22F")
        let removed = try Self.file("null", isRemoved: true)
        #expect(RecordDifferences.words(lost, removed, kind: "flights") == "now removed")
        #expect(RecordDifferences.words(lost, nil, kind: "flights") == nil)
    }

    @Test func `a removed record is said to be removed`() throws {
        let file = try Self.file("null", isRemoved: true)
        #expect(RecordWords.words(of: file, kind: "flights") == "removed")
    }
}
