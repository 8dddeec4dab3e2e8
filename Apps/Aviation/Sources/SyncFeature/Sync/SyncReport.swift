import RecordSync
import SectionKit

/// What a sync has done, and what is left to decide.
struct SyncReport: Equatable, Sendable {
    /// Whether older versions of the other side became the newest.
    var acceptsOlder = false

    /// The address or folder that the log is synced with; nil if none is set up.
    let place: String?

    let result: SyncResult

    /// The photos that were fetched.
    let fetch: PhotoFetch

    /// The number of conflicts of all times that a person has not decided.
    let conflicts: Int

    /// No server or folder is set up, so nothing was done.
    static let signedOut = SyncReport(
        place: nil, result: SyncResult(), fetch: PhotoFetch(), conflicts: 0)

    /// The content of the section.
    var blocks: [Block] {
        let state = Fact("state", "State", .text(place == nil ? "signed out" : "signed in"))
        guard let place else {
            return [.facts([state])]
        }
        let facts = [
            state,
            Fact("place", "Synced with", .text(place)).keptPrivate,
            Fact("sent", "Sent", .integer(result.sent.count)),
            Fact("received", "Received", .integer(result.received.count)),
            Fact("new_conflicts", "New conflicts", .integer(result.conflicts.count)),
            Fact("conflicts", "Conflicts", .integer(conflicts)),
            Fact("went_back", "Older there", .integer(result.older.count)),
            Fact("photos_sent", "Photos sent", .integer(result.photos.sent.count)),
            Fact("photos_received", "Photos received", .integer(fetch.received.count)),
            Fact("photos_missing", "Photos missing here", .integer(missing.count)),
        ]
        let sent = result.sent.count.counted("record", "records")
        let summary = "Signed in: \(sent) sent, \(result.received.count.grouped) received."
        return [.paragraph(InlineText(summary))]
            + notices.map { .notice(Notice(.info, InlineText($0))) } + [.facts(facts)]
    }

    /// What a person can do next, in plain sentences.
    private var notices: [String] {
        var notices = [older].compactMap(\.self)
        if conflicts > 0 {
            let words = conflicts.counted("version that lost", "versions that lost")
            notices.append("Run 'flight-log conflicts' to see \(words).")
        }
        let available = result.photos.available.intersection(missing)
        if !available.isEmpty, fetch == PhotoFetch() {
            notices.append(
                "Run 'flight-log sync --photos' to fetch \(available.count.photos) now; a trip"
                    + " fetches its photos when it is shown.")
        }
        let nowhere = missing.subtracting(result.photos.available)
        if !nowhere.isEmpty {
            notices.append(
                "The other side does not have \(nowhere.count.photos) either: run 'flight-log sync'"
                    + " on the machine that has \(nowhere.count == 1 ? "it" : "them").")
        }
        return notices
    }

    /// That the other side went back to an earlier time; nil if it did not.
    private var older: String? {
        guard !result.older.isEmpty else { return nil }
        let records = result.older.count.counted("record", "records")
        let date = result.olderDate.map {
            " to \(PreciseDate($0, precision: .day).formatted)"
        }
        let outcome =
            acceptsOlder
            ? "Those older versions are the newest now; the newer ones are conflicts."
            : "What is newer was sent again; --accept-older would make the older the newest."
        return "The other side went back\(date ?? ""): \(records). \(outcome)"
    }

    /// The photos of records that this machine does not have.
    private var missing: Set<SyncPhoto> { result.photos.missing.subtracting(fetch.received) }

    var warnings: [String] {
        if place == nil {
            return [
                "Nothing was synced, because syncing is not set up. Run 'flight-log sync setup"
                    + " PLACE'."
            ]
        }
        var warnings = result.unreadable.union(fetch.damaged.map(\.fileName)).sorted().map {
            "\($0) cannot be read and was left alone."
        }
        warnings += result.unproven.sorted().map {
            "\($0) was not written by a machine with your key and was left alone."
        }
        if let failure = result.photos.failure {
            warnings.append(
                "\(result.photos.unsent.photos) could not be sent: \(failure.summary)."
                    + " \(failure.recovery)")
        }
        if let failure = fetch.failure {
            warnings.append(
                "Not all photos could be fetched: \(failure.summary). \(failure.recovery)")
        }
        return warnings
    }
}

extension Int {
    /// So many photos, in words.
    fileprivate var photos: String { counted("photo", "photos") }
}
