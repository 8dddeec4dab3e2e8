package import SectionEssentials
package import SectionKit

/// The files that a person names, for the reader of passes.
package protocol PassFilesInput: Sendable {
    /// Returns the content of a file, or of standard input for `-`.
    ///
    /// - Throws: `UsageError` with the system's message when the file cannot be read.
    func data(of path: String, limit: Int) throws(UsageError) -> Data

    /// Returns the paths of the files in a folder, sorted by name; nil if it is no folder.
    func files(inFolder path: String) -> [String]?

    /// Whether there is a file or a folder of this name.
    func isThere(_ path: String) -> Bool

    /// Returns when a file was last changed, in the zone of the machine; nil if that is unknown.
    func changed(_ path: String) -> Date?

    /// Writes bytes to a new file in a folder.
    func write(_ data: Data, to path: String) throws(UsageError)
}
