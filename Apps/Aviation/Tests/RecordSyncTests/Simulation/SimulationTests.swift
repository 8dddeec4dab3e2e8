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

    @Test(arguments: [false, true])
    func `a seed makes the same run each time`(isSealed: Bool) async {
        for seed in 0..<UInt64(5) {
            var runs: [Simulation] = []
            for _ in 0..<2 {
                let simulation = Simulation(seed: seed, devices: 3, isSealed: isSealed)
                await simulation.run()
                runs.append(simulation)
            }
            #expect(runs[0].requests == runs[1].requests, "seed \(seed)")
            #expect(runs[0].server.contents == runs[1].server.contents, "seed \(seed)")
        }
    }

    /// The first seed: 0, unless `SYNC_SEED` says more.
    private static let firstSeed =
        UInt64(ProcessInfo.processInfo.environment["SYNC_SEED"] ?? "") ?? 0

    /// The number of runs: a sample, unless `SYNC_RUNS` says more.
    private static let runs = UInt64(ProcessInfo.processInfo.environment["SYNC_RUNS"] ?? "") ?? 200
}
