import SectionCLibrary
import SectionEssentials

/// The folders of `PATH`, in which programs are found by their names.
enum SearchPath {
    /// Whether a program is an executable file, or in a folder of `PATH`.
    static func holds(_ program: String) -> Bool {
        if program.contains("/") { return access(program, X_OK) == 0 }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/bin:/usr/bin"
        return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }
}
