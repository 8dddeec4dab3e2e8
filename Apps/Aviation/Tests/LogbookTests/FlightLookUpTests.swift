import Testing

@testable import Logbook

@Suite struct FlightLookUpTests {
    @Test func `who failed is said with the reason of each, and what helps once`() {
        let away = FlightLookUp.Step.Outcome.failed("it is away", recovery: "Wait.")
        let lookUp = FlightLookUp(steps: [
            .init("a.example", away), .init("b.example", .failed("it is busy", recovery: "Wait.")),
            .init("c.example", away), .init("d.example", .failed("no key", recovery: "Get one.")),
            .init("e.example", .missing),
        ])

        #expect(
            lookUp.failures
                == "a.example and c.example: it is away; b.example: it is busy. Wait."
                + " d.example: no key. Get one.")
    }

    @Test func `nobody failed who answered or was not asked`() {
        let lookUp = FlightLookUp(steps: [
            .init("a.example", .found), .init("b.example", .skipped("it is off")),
        ])

        #expect(lookUp.failures == nil)
    }
}
