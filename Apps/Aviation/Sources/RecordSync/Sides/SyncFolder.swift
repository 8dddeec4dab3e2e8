package import SectionEssentials

/// The records of this machine as files.
package protocol SyncFolder: Sendable {
    /// The kinds of the files; those of others are left alone.
    var kinds: Set<String> { get }

    /// Returns all files.
    func files() async throws(SyncError) -> SyncedFiles

    /// Reads content from elsewhere; nil if it is not a valid file with this name.
    func file(_ name: SyncName, content: Data) -> SyncedFile?

    /// The kinds of the records that are parts of others, and of those that have parts: they win or
    /// lose together.
    var joinedKinds: Set<String> { get }

    /// Returns the same record as a new version, which is made of this one and another.
    ///
    /// - Parameter isChosen: whether a person has chosen this one, so that the new version is a
    ///   change of theirs; otherwise it repeats this one.
    func renewed(
        _ name: SyncName, _ file: SyncedFile, over other: SyncedFile, isChosen: Bool
    ) -> SyncedFile?

    /// Replaces files, which are on disk when this method returns, unless they were changed in the
    /// meantime; returns the names of those that were.
    func replace(_ replacements: [SyncReplacement]) async throws(SyncError) -> Set<SyncName>
}

/// A file of this machine that is replaced by that of the other side.
package struct SyncReplacement: Equatable, Sendable {
    package let name: SyncName

    /// The file that is expected; nil for none.
    package let old: SyncedFile?

    package let new: SyncedFile
}
