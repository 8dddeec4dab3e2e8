import FeatureKit
import Logbook
import Networking
import RecordStore
import RecordSync
import ReportCLI
import SectionEssentials
import SectionKit

extension Server {
    /// The server that a person has set up; its address is that of the set-up.
    ///
    /// How often it is asked is decided by the section that syncs; other sections ask others.
    static let sync = sync(at: "https://dav.invalid", security: nil)

    fileprivate static func sync(at address: String, security: ConnectionSecurity?) -> Server {
        Server("sync", address: address, minimumInterval: .zero, security: security)
    }
}

extension SourceContext {
    /// Syncs the records of this machine, of a source that lists ``Server/sync``.
    func sync() throws(UsageError) -> any SyncServiceInput {
        let secrets = SyncSecrets { command in
            let output = await self.output(
                of: "sh", arguments: ["-c", command], limit: 4096, within: .seconds(60))
            return output?.exitCode == 0 ? output?.bytes : nil
        }
        let folder = "\(try dataFolder())/sync"
        let ciphers = CipherPrograms(folder: folder, hasProgram: { self.hasProgram($0) }) {
            program, arguments, input in
            let output = await self.output(
                of: program, arguments: arguments, input: input, limit: 80 << 20)
            guard let output, output.exitCode == 0 else { return nil }
            return .init(
                bytes: output.bytes, messages: String(decoding: output.messages, as: UTF8.self))
        }
        let places = SyncPlaces(
            folder: folder, secrets: secrets, ciphers: ciphers, pause: pause
        ) { address, security throws(SyncError) in
            do throws(UsageError) {
                return try client(to: .sync(at: address, security: security))
            } catch {
                throw .failed(path: address, reason: error.message)
            }
        }
        return SyncService(
            folder: folder, transfers: try transfers(of: Self.synced),
            conflicts: try store(of: SyncConflict.self),
            photos: photoFolder.map { PhotoTransfer($0) } ?? NoSyncPhotos(),
            parts: Self.parts, places: places, pause: pause)
    }

    /// The entries are parts of their trips.
    private static let parts = SyncParts(kind: TripEntry.kind.name, of: Trip.kind.name) { file in
        file.record(as: TripEntry.self).flatMap { RecordID($0.trip) }
    }

    /// The files of the records of all kinds that a person has; those that others name come first.
    func transfers() throws(UsageError) -> [RecordTransfer] {
        try transfers(of: Self.synced + [SyncConflict.kind])
    }

    private static let synced = [
        OwnAirport.kind, PastSearch.kind, KeptColumns.kind, LoggedFlight.kind, Trip.kind,
        TripEntry.kind,
    ]

    private func transfers(of kinds: [RecordKind]) throws(UsageError) -> [RecordTransfer] {
        let location = try storeLocation()
        return kinds.map { RecordTransfer(of: $0.name, in: location, now: clock) }
    }
}
