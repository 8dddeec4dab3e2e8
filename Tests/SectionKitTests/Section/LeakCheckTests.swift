import FeatureTesting
import Networking
import SectionKit
import Synchronization
import Testing

/// What sees whether anything is still alive after a load.
@Suite struct LeakCheckTests {
    private final class Attic: Sendable {
        let kept = Mutex<[any Sendable]>([])
    }

    /// A section that may keep what it is given.
    private struct Hoarder: Section {
        let id = "hoarder"
        let title = "Hoarder"
        let attic: Attic
        let keepsOutput: Bool

        func load(into output: some SectionOutput<Int>) async {
            if keepsOutput { attic.kept.withLock { $0.append(output) } }
            await output.show(.success(1))
        }

        func body(for content: Int) -> [Block] { [] }
    }

    private func leaksNothing(keepsRequest: Bool, keepsOutput: Bool) async -> Bool {
        let attic = Attic()
        return await FeatureTesting.leaksNothing(of: BaseRequestSpy([:])) { request in
            if keepsRequest { attic.kept.withLock { $0.append(request) } }
            return Hoarder(attic: attic, keepsOutput: keepsOutput)
        }
    }

    @Test func `says what is still alive`() async {
        #expect(await leaksNothing(keepsRequest: false, keepsOutput: false))
        #expect(await !leaksNothing(keepsRequest: true, keepsOutput: false))
        #expect(await !leaksNothing(keepsRequest: false, keepsOutput: true))
    }
}
