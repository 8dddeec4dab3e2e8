import FeatureKit
import Logbook
import Networking
import RecordStore
import RecordSync
import SectionEssentials
import SectionKit

/// The outputs that results of backups are reported to.
typealias BackupOutput<Value> = InteractorOutput<Value, BackupError>

/// Reads the records and photos as files, and brings them back.
struct BackupInteractor: Sendable {
    private let openStores: LogDependencies.TransferOpening
    private let photos: any PhotosInput
    private let context: any Context

    init(_ dependencies: LogDependencies) {
        openStores = dependencies.transfers
        photos = dependencies.photos
        context = dependencies.context
    }

    /// Fetches what a backup would hold, and writes nothing.
    func fetchBackup(_ query: BackupQuery, reportingTo output: some BackupOutput<Backup>) async {
        await output.report { () throws(BackupError) in try await content(query).backup }
    }

    /// Writes a backup.
    func backUp(_ query: BackupQuery, reportingTo output: some BackupOutput<Backup>) async {
        await output.report { () throws(BackupError) in
            var (backup, records) = try await content(query)
            var damaged: [String] = []
            var writer = BackupWriter(
                head: BackupHead(date: context.now), records: records, photos: backup.photos
            ) { name throws(BackupError) in
                guard let content = try photo(name), BackupFile.photo(name).isHash(of: content)
                else {
                    damaged.append(BackupFile.photo(name).name)
                    return nil
                }
                return content
            }
            var failure: BackupError?
            do throws(UsageError) {
                try context.write(to: query.path, replacing: query.replaces) {
                    () throws(UsageError) in
                    do throws(BackupError) { return try writer.next() } catch {
                        failure = error
                        throw UsageError(error.summary)
                    }
                }
            } catch {
                throw failure ?? .notWritten(error.clause)
            }
            backup.unreadable += damaged
            backup.isReadBack = true
            try check(query.path, has: records.count, photos: backup.photos.count - damaged.count)
            return backup
        }
    }

    /// Reads and checks a backup, and fetches what restoring it would change.
    func fetchRestoration(
        _ path: String, reportingTo output: some BackupOutput<Restoration>
    ) async {
        await output.report { () throws(BackupError) in
            let contents = try read(path, for: try stores())
            return try await restoration(of: contents, from: path).0
        }
    }

    /// Photos come before the records that name them, and are never removed.
    func restore(_ path: String, reportingTo output: some BackupOutput<Restoration>) async {
        await output.report { () throws(BackupError) in
            let contents = try read(path, for: try stores())
            let (restoration, plans) = try await restoration(of: contents, from: path)
            for name in restoration.newPhotos {
                guard let photo = try contents.photo(name) else { continue }
                do throws(LogError) { _ = try await photos.keep(photo) } catch { throw .log(error) }
            }
            for (store, plan) in plans {
                do throws(StoreError) {
                    try await store.restore(
                        plan.files, removing: plan.removed, summary: "Restore a backup")
                } catch {
                    throw .store(error)
                }
            }
            return restoration
        }
    }
}

// MARK: - Reading

extension BackupInteractor {
    private func stores() throws(BackupError) -> [RecordTransfer] {
        do throws(UsageError) { return try openStores() } catch {
            throw .log(.noStore(error.message))
        }
    }

    /// The records of all kinds and the names of the photos.
    private func content(
        _ query: BackupQuery
    ) async throws(BackupError) -> (backup: Backup, records: [(BackupFile, Data)]) {
        if !query.replaces, FileManager.default.fileExists(atPath: query.path) {
            throw .exists(query.path)
        }
        var records: [(BackupFile, Data)] = []
        var (kinds, unreadable) = ([KeptKind](), [String]())
        for store in try stores() {
            let list = try await files(of: store)
            records += list.files.map { (.record(kind: store.kind, $0.id), $0.content) }
            kinds.append(KeptKind(name: store.kind, count: list.files.count { !$0.isRemoved }))
            unreadable += list.unreadable.map { "\(store.kind)/\($0.text)" }
        }
        let photos: [String]
        do throws(LogError) { photos = try await self.photos.names() } catch { throw .log(error) }
        if records.isEmpty, photos.isEmpty { throw .empty }
        let backup = Backup(
            path: query.path, kinds: kinds, photos: photos, unreadable: unreadable)
        return (backup, records)
    }

    /// The content of a photo; nil if it cannot be read.
    private func photo(_ name: String) throws(BackupError) -> Data? {
        guard let path = photos.originalPath(of: name), let file = try? body(path) else {
            return nil
        }
        return try? file.data()
    }

    /// Reads a backup that was just written.
    private func check(
        _ path: String, has recordCount: Int, photos photoCount: Int
    ) throws(BackupError) {
        do throws(BackupError) {
            let contents = try read(path, for: try stores())
            guard contents.records.values.map(\.count).reduce(0, +) == recordCount,
                contents.photos.count == photoCount
            else { throw .damaged("some files are missing") }
        } catch {
            throw .notWritten(
                "\(path.quoted) was written, but cannot be read back: \(error.summary)")
        }
    }

    private func body(_ path: String) throws(BackupError) -> Body {
        do throws(UsageError) { return try context.file(path) } catch {
            throw .unusable(error.clause)
        }
    }

    private func read(
        _ path: String, for stores: [RecordTransfer]
    ) throws(BackupError) -> BackupContents {
        try BackupContents(try body(path), kinds: Set(stores.map(\.kind)))
    }

    /// Compares a backup with the log.
    private func restoration(
        of contents: BackupContents, from path: String
    ) async throws(BackupError) -> (Restoration, [(RecordTransfer, RestorePlan)]) {
        var plans: [(RecordTransfer, RestorePlan)] = []
        for store in try stores() {
            let files = contents.records[store.kind] ?? []
            plans.append(
                (
                    store,
                    RestorePlan(
                        files, over: try await self.files(of: store),
                        // What has lost since is in no backup, and no undo would bring it back.
                        keepsOthers: store.kind == SyncConflict.kind.name)
                ))
        }
        let kept: [String]
        do throws(LogError) { kept = try await photos.names() } catch { throw .log(error) }
        let restoration = Restoration(
            path: path, date: contents.head.date,
            kinds: plans.map { RestoredKind($0.kind, $1) },
            photoCount: contents.photos.count,
            newPhotos: Set(contents.photos.keys).subtracting(kept).sorted(),
            damagedPhotos: contents.damagedPhotos)
        return (restoration, plans)
    }

    private func files(
        of store: RecordTransfer
    ) async throws(BackupError) -> RecordFileList {
        do throws(StoreError) { return try await store.files() } catch { throw .store(error) }
    }
}
