import BoardingPasses
import ReportCLI

extension SourceContext {
    /// Reads boarding passes, in files of this machine and with its programs.
    var passes: PassReader {
        let programs = PassPrograms(context: self)
        return PassReader(
            files: PassFiles(context: self),
            pictures: PictureReader(programs) { progress($0) },
            programs: programs,
            zone: { zone(named: $0) },
            now: now)
    }
}
