import Essentials
import FeatureKit
import Logbook
import Networking
import RecordStore
import RecordSync
import ReportCLI
import SectionKit

extension Server {
    /// The server that a person has set up; its address is that of the set-up.
    static let sync = sync(at: "https://dav.invalid")

    fileprivate static func sync(at address: String) -> Server {
        Server("sync", address: address, minimumInterval: .seconds(60))
    }
}

extension SourceContext {
    /// Syncs the records of this machine, of a source that lists ``Server/sync``.
    func sync() throws(UsageError) -> any SyncServiceInput {
        let flights = try store(of: LoggedFlight.self)
        let secrets = SyncSecrets { command in
            let output = await self.output(
                of: "sh", arguments: ["-c", command], limit: 4096, within: .seconds(60))
            return output?.exitCode == 0 ? output?.bytes : nil
        }
        let places = SyncPlaces(secrets: secrets, pause: pause) { address throws(SyncError) in
            do throws(UsageError) { return try client(to: .sync(at: address)) } catch {
                throw .failed(path: address, reason: error.message)
            }
        }
        let kinds = [
            LoggedFlight.kind, OwnAirport.kind, PastSearch.kind, Trip.kind, TripEntry.kind,
        ]
        return SyncService(
            folder: "\(try dataFolder())/sync",
            transfers: kinds.map { kind in
                RecordTransfer(of: kind.name, in: flights.location, now: clock)
            },
            conflicts: try store(of: SyncConflict.self), places: places, pause: pause)
    }
}
