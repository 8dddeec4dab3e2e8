/// A folder of a user in which each program has one of its own, by the XDG Base Directory
/// Specification.
package enum UserFolder {
    /// For what can be made again.
    case caches

    /// For what is a person's own.
    case data

    /// The folder of a program; nil if the environment names no absolute folder.
    package func path(for program: String, environment: [String: String]) -> String? {
        let (variable, usual) =
            switch self {
            case .caches: ("XDG_CACHE_HOME", ".cache")
            case .data: ("XDG_DATA_HOME", ".local/share")
            }
        if let folder = environment[variable], folder.hasPrefix("/") {
            return "\(folder)/\(program)"
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(usual)/\(program)"
    }
}
