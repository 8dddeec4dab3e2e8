package import FeatureKit
package import RecordStore
import SectionKit

/// A person's records of one kind, whose folder a machine may not have.
package struct OpenedStore<Record: StoredRecord>: Sendable {
    private let context: any Context

    package init(in context: any Context) {
        self.context = context
    }

    /// Returns the result of a call of the store.
    package func ask<Value>(
        _ call: (any RecordStoreInput<Record>) async throws(StoreError) -> Value
    ) async throws(LogError) -> Value {
        let store: any RecordStoreInput<Record>
        do throws(UsageError) {
            store = try context.store(of: Record.self)
        } catch {
            throw .noStore(error.clause)
        }
        do throws(StoreError) { return try await call(store) } catch { throw .store(error) }
    }
}
