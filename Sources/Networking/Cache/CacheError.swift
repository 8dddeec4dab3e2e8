/// Why the folder of a cache cannot be used.
public struct CacheError: Error, Hashable, Sendable {
    /// What is wrong with a folder.
    public enum Flaw: Hashable, Sendable {
        /// Its path does not begin with a slash, or is that of the root.
        case notAbsolute

        /// It is a link to another place.
        case symbolicLink

        /// Something else has its name.
        case notFolder

        /// It belongs to another user, who could read or replace what is in it.
        case otherOwner

        /// Other users may write to it.
        case writableByOthers

        /// The system refuses; in the system's words.
        case system(reason: String)
    }

    /// The path of the folder.
    public let folder: String

    /// What is wrong with it.
    public let flaw: Flaw

    /// What is wrong, as one plain clause without a full stop.
    public var summary: String {
        let words =
            switch flaw {
            case .notAbsolute: "is not an absolute path"
            case .symbolicLink: "is a symbolic link"
            case .notFolder: "is not a folder"
            case .otherOwner: "belongs to another user"
            case .writableByOthers: "can be written to by other users"
            case .system(let reason): "cannot be used: \(reason)"
            }
        return "the cache folder '\(folder)' \(words)"
    }
}
