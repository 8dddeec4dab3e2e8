import FeatureKit
import Flights
import Networking
import RecordStore
import SectionEssentials
import SectionKit

/// Reads what was kept of a receiver's range, and adds what is heard now.
struct RangeInteractor: InteractorInput {
    let context: any Context
    let sky: any SkyInput
    let memory: RangeMemory

    /// The name of the record.
    private static let id = RecordID("receiver")

    func fetch(
        _ isRecorded: Bool, reportingTo output: any InteractorOutput<RangeReport, RangeError>
    ) async {
        await output.report { () throws(RangeError) in
            let kept = try await ask { store throws(StoreError) in try await store.all() }
                .records.first { $0.id == Self.id }?.record
            guard isRecorded else { return RangeReport(range: kept, refreshInterval: nil) }
            return try await record(kept)
        }
    }

    private func record(_ kept: ReceivedRange?) async throws(RangeError) -> RangeReport {
        let heard: Sky
        do throws(RequestError) {
            heard = try await sky.sky(.world).counting(at: context.now)
        } catch {
            throw .request(error)
        }
        guard let center = heard.receiver, !heard.isRecorded else { throw .noPlace }
        let (range, isDue) = memory.add(heard, around: center, to: kept, at: context.now)
        if isDue, let id = Self.id {
            var change = StoreChange<ReceivedRange>("record what the receiver hears")
            change.put(range, as: id, if: .anything)
            _ = try await ask { store throws(StoreError) in try await store.commit(change) }
        }
        return RangeReport(
            range: range, refreshInterval: .seconds(10), warnings: heard.warnings)
    }

    private func ask<Value>(
        _ call: (any RecordStoreInput<ReceivedRange>) async throws(StoreError) -> Value
    ) async throws(RangeError) -> Value {
        let store: any RecordStoreInput<ReceivedRange>
        do throws(UsageError) {
            store = try context.store(of: ReceivedRange.self)
        } catch {
            throw .noStore(error.clause)
        }
        do throws(StoreError) { return try await call(store) } catch { throw .store(error) }
    }
}
