import FeatureKit
import FeatureTesting
import FlightSamples
import Flights
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Synchronization

@testable import ScanFeature

/// Reads the passes that a test gives it, by name, and records what it is asked for.
final class PassReaderSpy: PassReaderInput {
    private let passes: [String: [ReadPass]]
    private let record = Mutex<[String]>([])

    init(_ passes: [String: [ReadPass]]) {
        self.passes = passes
    }

    /// The names, and the years that were given.
    var asked: [String] { record.withLock(\.self) }

    func passes(_ name: String, year: Int?) async throws(PassError) -> [ReadPass] {
        record.withLock { $0.append(year.map { "\(name) \($0)" } ?? name) }
        guard let passes = passes[name] else {
            throw PassError("'\(name)' cannot be read", "Check the name.")
        }
        return passes
    }
}

extension PassLeg {
    /// A flight from Frankfurt to New York, as a bar code says it.
    static func sample(
        _ number: String = "LH402", _ date: String? = "2024-06-14", from: String = "FRA",
        to: String = "JFK", _ other: [PassReading] = []
    ) -> PassLeg {
        var leg = PassLeg(other)
        leg.add(.number, number, from: .barcode)
        leg.add(.date, date, from: .barcode)
        leg.add(.from, from, from: .barcode)
        leg.add(.to, to, from: .barcode)
        return leg
    }

    /// The flight, with what a bar code says besides.
    func with(_ field: PassField, _ text: String, from origin: PassOrigin = .barcode) -> PassLeg {
        var leg = self
        leg.add(field, text, from: origin)
        return leg
    }
}

extension ReadPass {
    static func sample(
        _ name: String = "pass.pkpass", kind: PassKind = .walletPass, _ legs: PassLeg...
    ) -> ReadPass {
        ReadPass(name, kind: kind, legs: legs)
    }
}

/// Passes over a log in memory.
struct ScanSample {
    let log: SampleLog
    let reader: PassReaderSpy

    init(_ passes: [String: [ReadPass]], log: SampleLog = SampleLog([:])) {
        self.log = log
        reader = PassReaderSpy(passes)
    }

    /// One pass with one flight, or with several.
    init(_ legs: PassLeg..., log: SampleLog = SampleLog([:])) {
        self.init(
            ["pass.pkpass": [ReadPass("pass.pkpass", kind: .walletPass, legs: legs)]], log: log)
    }

    var interactor: ScanInteractor { interactor(PassMemory()) }

    func interactor(_ memory: PassMemory) -> ScanInteractor {
        ScanInteractor(
            files: PassFiles(
                reader: reader, memory: memory,
                airports: PassAirports(
                    airports: SampleAirports(), names: log.dependencies.airportNames,
                    zone: log.dependencies.context.zone)), log: log.service,
            store: log.dependencies.store,
            planner: ScanPlanner(
                entries: log.service, facts: AircraftFactsSpy(), now: SampleLog.now),
            now: SampleLog.now)
    }

    func query(
        _ names: [String] = ["pass.pkpass"], set: String? = nil, year: Int? = nil,
        new: Bool = false
    ) throws -> ScanQuery {
        ScanQuery(
            names: names, year: year, corrections: try set.map(PassCorrection.all) ?? [],
            addsDoubtful: new)
    }

    /// What saving would change.
    func plan(
        _ names: [String] = ["pass.pkpass"], set: String? = nil, new: Bool = false,
        passenger: String? = nil
    ) async throws -> ScanPlan {
        let output = InteractorOutputSpy<ScanPlan, ScanError>()
        var query = try query(names, set: set, new: new)
        query.passenger = passenger
        await interactor.fetch(query, reportingTo: output)
        guard let answer = output.answers.last else { throw CancellationError() }
        return try answer.get()
    }

    /// The action on the passes.
    func scan(
        _ names: [String] = ["pass.pkpass"], set: String? = nil, new: Bool = false
    ) throws -> ScanPasses {
        ScanPasses(
            id: ScanBuilder.scan, query: try query(names, set: set, new: new),
            interactor: interactor)
    }

    /// The flights of the log, in the order of their IDs.
    func flights() async throws -> [LoggedFlight] {
        try await log.store.all().records.map(\.record)
    }
}

extension [Block] {
    /// The tables.
    var tables: [Table] {
        compactMap { if case .table(let table) = $0 { table } else { nil } }
    }
}
