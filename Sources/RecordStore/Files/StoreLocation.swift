import SectionEssentials

/// The folders in which a program stores its records.
public struct StoreLocation: Equatable, Sendable {
    /// The path of the folder that contains a folder for each kind of record.
    public let data: String

    /// The path of a cache folder, which speeds up listing many records; nil for no cache.
    public let caches: String?

    /// Creates a location; the folders are created when something is first written.
    public init(data: String, caches: String? = nil) {
        self.data = data
        self.caches = caches
    }

    /// Creates the location of a program by the XDG Base Directory Specification: in
    /// `XDG_DATA_HOME`, or `~/.local/share` if it is not set.
    ///
    /// - Returns: nil if the environment has no absolute path.
    public init?(program: String, environment: [String: String]) {
        guard let data = UserFolder.data.path(for: program, environment: environment) else {
            return nil
        }
        self.data = data
        caches = UserFolder.caches.path(for: program, environment: environment)
    }
}
