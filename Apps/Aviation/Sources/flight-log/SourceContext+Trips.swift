import DemoLog
import Logbook
import ReportCLI
import SectionKit

extension SourceContext {
    /// The trips of the person, with photos in files of this machine.
    var trips: TripDependencies {
        TripDependencies(
            trips: { () throws(UsageError) in try store(of: Trip.self) },
            entries: { () throws(UsageError) in try store(of: TripEntry.self) },
            photos: photos, madeUp: DemoLog.trips)
    }

    /// The photos in the data folder; none if this machine has no such folder.
    private var photos: any PhotosInput {
        guard let location = try? storeLocation() else { return NoPhotos() }
        let scaler = PhotoScaler(hasProgram: { hasProgram($0) }) { program, arguments in
            let output = await output(of: program, arguments: arguments, memory: 1 << 30)
            return output.flatMap { $0.exitCode == 0 ? $0.bytes : nil }
        }
        return PhotoFolder(
            in: location, open: { path throws(UsageError) in try file(path) }, scaler: scaler)
    }
}
