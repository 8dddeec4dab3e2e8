import SectionKit
import TrackFiles
import Tracks

extension TrackReport {
    /// The whole report.
    var blocks: [Block] {
        let notices = notes.map { Block.notice(Notice(.info, InlineText($0))) }
        return [.paragraph(InlineText(summary))] + notices + [.facts(facts)]
            + [profile?.chart(in: query.units)].compactMap { $0.map(Block.lineChart) }
            + (lines?.charts(in: query.units) ?? []).map(Block.lineChart)
            + [map.map(Block.map)].compactMap(\.self)
            + titled("Tracks", tracksTable(forPeople: only == nil), isShown: only == nil)
            + titled("Splits", splitsTable(forPeople: hasSplits), isShown: hasSplits)
    }

    private func titled(_ title: String, _ table: Table, isShown: Bool) -> [Block] {
        (isShown ? [.heading(title)] : []) + [.table(table)]
    }

    /// Whether people see splits: those of one track, if more is known of them than their length.
    private var hasSplits: Bool {
        only?.splits.contains { $0.duration != nil || $0.ascent != nil } ?? false
    }

    /// What was walked, in a sentence.
    private var summary: String {
        guard pointCount > 0 else {
            return isAllCutOff
                ? "Nothing is left of \(subject): it is shorter than what is cut off."
                : "There is no point in \(subject)."
        }
        if isPlaces {
            return "\(subject): \(pointCount.counted("place", "places")), with no way between them."
        }
        let distance = query.units.distance(distance).formatted
        let duration = sum(\.duration).map { " \(timing($0))" } ?? ""
        let climb = sum { $0.climb?.ascent }.map { ascent in
            let descent = sum { $0.climb?.descent } ?? 0
            return ", \(query.units.height(ascent).formatted) up and"
                + " \(query.units.height(descent).formatted) down"
        }
        return "\(subject): \(distance)\(duration)\(climb ?? "")."
    }

    /// How long it took, or what of it, if the times of much of it are unknown.
    private func timing(_ seconds: Double) -> String {
        let isWhole = timedDistance >= distance * 0.99 || distance < 1
        let words = "in \(Clock.text(seconds))"
        if isWhole { return words }
        return "(\(query.units.distance(timedDistance).formatted) of it \(words),"
            + " the times of the rest are unknown)"
    }

    private var subject: String {
        only?.name ?? tracks.count.counted("track", "tracks")
    }

    /// What a reader must know besides the numbers.
    private var notes: [String] {
        var notes: [String] = []
        if isDemo {
            let advice =
                query.isOnScreen ? "Add one of yours in Walks." : "Name a file to see yours."
            notes.append("This walk is made up. \(advice)")
        }
        switch content {
        case .tracks: break
        case .routes: notes.append("This is a planned route: the file has no recorded track.")
        case .waypoints:
            notes.append(
                isPlaces
                    ? "The file is a list of places: it has no track and no route."
                    : "These are waypoints with times at which they were walked.")
        }
        if let trimmed { notes.append(trimmed) }
        if query.tolerance > 0 {
            notes.append("Points within \(metres(query.tolerance)) of the track are left out.")
        }
        return notes
    }

    private var trimmed: String? {
        var parts: [String] = []
        if query.trimmedStart > 0 { parts.append("first \(metres(query.trimmedStart))") }
        if query.trimmedEnd > 0 { parts.append("last \(metres(query.trimmedEnd))") }
        guard !parts.isEmpty else { return nil }
        let each = tracks.count > 1 ? " of each track" : ""
        let places =
            hiddenWaypoints == 0
            ? "" : ", with \(hiddenWaypoints.counted("waypoint", "waypoints")) near them"
        return "The \(parts.listed(by: "and the"))\(each) are cut off\(places)."
    }

    private func metres(_ value: Double) -> String {
        "\(value.rounded() == value ? "\(Int(value))" : "\(value)") m"
    }

    /// What was left out of the tracks.
    var warnings: [String] {
        var warnings = problems
        if let sentence = noise.sentence({ query.units.distance($0).formatted }) {
            warnings.append(sentence)
        }
        if hasMoreSteps, !isPlaces { warnings.append(Steps.limitWarning) }
        return warnings + oddities.sentences(of: query.files)
    }
}
