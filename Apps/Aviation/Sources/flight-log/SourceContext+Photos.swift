import Logbook
import RecordSync
import ReportCLI
import SectionKit

extension SourceContext {
    /// The photos of the person's trips, in files of this machine and of the other side.
    func photos(syncedBy sync: any SyncServiceInput) -> any PhotosInput {
        photoFolder.map { SyncedPhotos($0, others: sync) { progress($0) } } ?? NoPhotos()
    }

    /// The photos in the data folder; nil if this machine has no such folder.
    var photoFolder: PhotoFolder? {
        guard let location = try? storeLocation() else { return nil }
        let scaler = PhotoScaler(hasProgram: { hasProgram($0) }) { program, arguments in
            let output = await output(of: program, arguments: arguments, memory: 1 << 30)
            return output.flatMap { $0.exitCode == 0 ? $0.bytes : nil }
        }
        return PhotoFolder(in: location, context: self, scaler: scaler)
    }
}
