package import Networking
import SectionEssentials
package import SectionKit
import TrackFiles

/// Why a walk, or the file of one, cannot be used.
package struct WalkFailure: ExplainedError {
    package let summary: String
    package let recovery: String
    package let isNotFound: Bool

    /// - Parameters:
    ///   - summary: what has happened, as a clause.
    ///   - recovery: what to do, as a sentence.
    ///   - isNotFound: whether there is no such walk, and no such file.
    package init(_ summary: String, recovery: String, isNotFound: Bool = false) {
        self.summary = summary
        self.recovery = recovery
        self.isNotFound = isNotFound
    }

    /// The failure to use what a person has named.
    package init(
        _ error: UsageError, recovery: String = "Check the name of the file.",
        isNotFound: Bool = false
    ) {
        self.init(error.clause, recovery: recovery, isNotFound: isNotFound)
    }

    /// The failure to read a file with tracks.
    ///
    /// - Parameter file: its path.
    package init(_ error: RequestError, reading file: String) {
        self.init(
            "\(file.fileName) cannot be read: \(error.reasonOfFile)", recovery: error.recovery)
    }
}
