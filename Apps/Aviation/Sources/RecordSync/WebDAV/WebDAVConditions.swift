import Networking

/// The conditions of writes that a server honours, as measured when it was set up.
package struct WebDAVConditions: Equatable, Sendable {
    /// How a server is told to replace only a version.
    package enum Match: String, CaseIterable, Sendable {
        /// `If-Match` (RFC 9110, section 13.1.1).
        case ifMatch

        /// `If` (RFC 4918, section 10.4).
        case ifHeader

        /// By the token of a lock that holds (RFC 4918, section 10.4.1).
        case lockToken

        /// Not at all: only locks keep devices apart.
        case none
    }

    /// Whether it honours `If-None-Match: *`, so that nothing is replaced by mistake.
    package var absent: Bool

    package var match: Match

    /// Whether it locks.
    package var locks: Bool

    package init(absent: Bool, match: Match, locks: Bool) {
        self.absent = absent
        self.match = match
        self.locks = locks
    }

    /// Whether two devices cannot overwrite each other.
    package var isSafe: Bool {
        locks || (absent && (match == .ifMatch || match == .ifHeader))
    }

    /// What keeps devices from overwriting each other, for people.
    package var words: String {
        switch match {
        case .ifMatch where absent: "versions (If-Match)"
        case .ifMatch: "versions (If-Match), and locks for new files"
        case .ifHeader where absent: "versions (If)"
        case .ifHeader: "versions (If), and locks for new files"
        case .lockToken: "locks that the server checks"
        case .none: "locks that this program checks"
        }
    }

    /// The header fields of a write.
    func fields(for condition: PutCondition) -> [HTTPField] {
        switch condition {
        case .absent: return absent ? [HTTPField("If-None-Match", "*")] : []
        case .unchanged(let file):
            guard let version = file.version.flatMap(WebDAVVersion.init) else { return [] }
            switch match {
            case .ifMatch: return [HTTPField("If-Match", version.quoted)]
            case .ifHeader: return [HTTPField("If", "([\(version.quoted)])")]
            case .lockToken, .none: return []
            }
        }
    }
}
