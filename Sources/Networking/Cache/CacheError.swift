/// The reason a cache folder cannot be used.
public struct CacheError: Error, Hashable, Sendable {
    /// A problem with a folder.
    public enum Flaw: Hashable, Sendable {
        /// The path does not begin with a slash, or is the root folder.
        case notAbsolute

        /// The folder is a symbolic link.
        case symbolicLink

        /// The path is not a folder.
        case notFolder

        /// The folder belongs to another user, who could read or replace its files.
        case otherOwner

        /// Other users may write to the folder.
        case writableByOthers

        /// A system call failed; `reason` is the system's message.
        case system(reason: String)
    }

    /// The path of the folder.
    public let folder: String

    /// What is wrong with the folder.
    public let flaw: Flaw

    /// What is wrong: one plain clause without a full stop.
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
