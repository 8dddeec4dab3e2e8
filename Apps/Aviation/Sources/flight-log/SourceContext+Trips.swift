import DemoLog
import Logbook
import RecordSync
import ReportCLI
import SectionKit

extension SourceContext {
    /// The trips of the person, with photos in files of this machine, and those of the other side.
    func trips(syncedBy sync: any SyncServiceInput) -> TripDependencies {
        TripDependencies(
            trips: { () throws(UsageError) in try store(of: Trip.self) },
            entries: { () throws(UsageError) in try store(of: TripEntry.self) },
            photos: photoFolder.map { SyncedPhotos($0, others: sync) { progress($0) } }
                ?? NoPhotos(),
            madeUp: DemoLog.trips)
    }

    /// The photos in the data folder; nil if this machine has no such folder.
    var photoFolder: PhotoFolder? {
        guard let location = try? storeLocation() else { return nil }
        let scaler = PhotoScaler(hasProgram: { hasProgram($0) }) { program, arguments in
            let output = await output(of: program, arguments: arguments, memory: 1 << 30)
            return output.flatMap { $0.exitCode == 0 ? $0.bytes : nil }
        }
        return PhotoFolder(
            in: location, open: { path throws(UsageError) in try file(path) }, scaler: scaler)
    }
}
