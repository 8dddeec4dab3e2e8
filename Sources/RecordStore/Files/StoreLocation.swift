import Essentials

/// Where the records of a program are.
public struct StoreLocation: Equatable, Sendable {
    /// The path of the folder that has one for each kind of record.
    public let data: String

    /// The path of a folder for what makes lists of many records quick and can be made again; nil
    /// to do without.
    public let caches: String?

    /// Names the folders, which are made when something is first written.
    public init(data: String, caches: String? = nil) {
        self.data = data
        self.caches = caches
    }

    /// The folders of a program, by the XDG Base Directory Specification: in `XDG_DATA_HOME`, else
    /// `~/.local/share`.
    ///
    /// - Returns: nil if the environment names no absolute folder.
    public init?(program: String, environment: [String: String]) {
        guard let data = UserFolder.data.path(for: program, environment: environment) else {
            return nil
        }
        self.data = data
        caches = UserFolder.caches.path(for: program, environment: environment)
    }
}
