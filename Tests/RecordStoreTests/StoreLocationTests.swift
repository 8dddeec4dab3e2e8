import FeatureTesting
import RecordStore
import SectionEssentials
import Testing

struct StoreLocationTests {
    @Test func `the folders are those of the XDG Base Directory Specification`() {
        let home = StoreLocation(program: "shelf", environment: ["HOME": "/h"])
        #expect(home?.data == "/h/.local/share/shelf")
        #expect(home?.caches == "/h/.cache/shelf")

        let set = StoreLocation(
            program: "shelf",
            environment: ["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "c"])
        #expect(set?.data == "/d/shelf")
        #expect(set?.caches == "/h/.cache/shelf")
        #expect(StoreLocation(program: "shelf", environment: ["HOME": "h"]) == nil)
    }

    @Test func `a store opens in the folder of its program`() async throws {
        let folder = try TemporaryFolder()
        let environment = ["XDG_DATA_HOME": folder.path("data"), "HOME": folder.path("home")]

        let location = StoreLocation(program: "reading-list", environment: environment)
        let store = location.map { RecordStore<Book>(in: $0) { Date() } }

        #expect(try await store?.all().records.isEmpty == true)
    }
}

/// The behaviour of a spy that other stores do not have.
struct RecordStoreSpyTests {
    @Test func `a spy records its calls and fails when the test says so`() async throws {
        let spy = RecordStoreSpy(["a": Book("Emma")])
        spy.fail(with: .busy)

        await #expect(throws: StoreError.busy) { try await spy.commit(.put("One", as: "a")) }
        try await spy.commit(.put("Two", as: "a", if: .revision(1)))

        #expect(try await spy.record("a")?.record == Book("Two"))
        #expect(spy.calls == [.commit("Write One"), .commit("Write Two"), .record("a")])
    }

    @Test func `a spy waits at a gate`() async throws {
        let gate = Gate()
        let spy = RecordStoreSpy(["a": Book("Emma")], gate: gate)
        async let found = spy.record("a")
        await gate.reached()
        #expect(spy.calls == [.record("a")])

        await gate.open()

        #expect(try await found?.record == Book("Emma"))
    }
}
