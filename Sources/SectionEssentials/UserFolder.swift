/// A base folder of the user for the folders of programs (XDG Base Directory Specification).
package enum UserFolder {
    /// The folder for caches, which can be created again.
    case caches

    /// The folder for the data of the user.
    case data

    /// The folder for what the user has set.
    case settings

    /// The path of a program's folder; nil if the environment contains no absolute path for it.
    package func path(for program: String, environment: [String: String]) -> String? {
        let (variable, usual) =
            switch self {
            case .caches: ("XDG_CACHE_HOME", ".cache")
            case .data: ("XDG_DATA_HOME", ".local/share")
            case .settings: ("XDG_CONFIG_HOME", ".config")
            }
        if let folder = environment[variable], folder.hasPrefix("/") {
            return "\(folder)/\(program)"
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return "\(home)/\(usual)/\(program)"
    }
}
