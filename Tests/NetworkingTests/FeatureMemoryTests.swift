import FeatureKit
import Networking
import Testing

struct FeatureMemoryTests {
    @Test func `feature memory keeps the last value of each type`() {
        let memory = FeatureMemory()

        #expect(memory.value(of: Int.self) == nil)
        memory.keep(1)
        memory.keep("one")
        memory.keep(2)

        #expect(memory.value(of: Int.self) == 2)
        #expect(memory.value(of: String.self) == "one")
    }
}
