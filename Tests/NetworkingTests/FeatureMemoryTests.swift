import FeatureKit
import Networking
import Testing

struct FeatureMemoryTests {
    @Test func `keeps a value of each type, the last one`() {
        let memory = FeatureMemory()

        #expect(memory.value(of: Int.self) == nil)
        memory.keep(1)
        memory.keep("one")
        memory.keep(2)

        #expect(memory.value(of: Int.self) == 2)
        #expect(memory.value(of: String.self) == "one")
    }
}
