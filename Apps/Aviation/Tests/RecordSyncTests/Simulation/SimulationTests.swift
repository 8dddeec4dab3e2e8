import Foundation
import Testing

@testable import RecordSync

/// Random edits on several devices, with a server that loses, repeats and delays answers, and
/// devices that are killed; each seed is a run that can be repeated.
struct SimulationTests {
    @Test(arguments: [2, 3], [false, true])
    func `whatever goes wrong, devices agree and nothing is lost`(
        devices: Int, isSealed: Bool
    ) async {
        var conflicts = 0
        let first = Self.firstSeed
        for seed in first..<(first + (isSealed ? Self.runs / 4 : Self.runs)) {
            let simulation = Simulation(seed: seed, devices: devices, isSealed: isSealed)
            await simulation.run()
            let flaws = SimulationVerdict(simulation: simulation).flaws
            #expect(flaws == [], "seed \(seed), \(devices) devices")
            if !flaws.isEmpty { break }
            conflicts += simulation.devices.map(\.conflicts.count).reduce(0, +)
        }
        // Runs in which nothing collides would prove nothing.
        #expect(conflicts > 0)
    }

    /// The first seed: 0, unless `SYNC_SEED` says more.
    private static let firstSeed =
        UInt64(ProcessInfo.processInfo.environment["SYNC_SEED"] ?? "") ?? 0

    /// The number of runs: a sample, unless `SYNC_RUNS` says more.
    private static let runs = UInt64(ProcessInfo.processInfo.environment["SYNC_RUNS"] ?? "") ?? 200
}
