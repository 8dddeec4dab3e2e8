package import RecordStore
import SectionKit

/// A person's records of one kind, whose folder a machine may not have.
package struct OpenedStore<Record: StoredRecord>: Sendable {
    let open: @Sendable () throws(UsageError) -> any RecordStoreInput<Record>

    /// Creates it; `open` throws for a machine that has no folder for records.
    package init(open: @escaping LogDependencies.StoreOpening<Record>) {
        self.open = open
    }

    /// Returns the result of a call of the store.
    package func ask<Value>(
        _ call: (any RecordStoreInput<Record>) async throws(StoreError) -> Value
    ) async throws(LogError) -> Value {
        let store: any RecordStoreInput<Record>
        do throws(UsageError) {
            store = try open()
        } catch {
            throw .noStore(error.message)
        }
        do throws(StoreError) { return try await call(store) } catch { throw .store(error) }
    }
}
