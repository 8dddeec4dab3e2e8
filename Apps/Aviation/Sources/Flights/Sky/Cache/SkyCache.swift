package import SectionEssentials

/// The aircraft that were received in the last two minutes, by what was selected.
package struct SkyCache: Sendable {
    /// How long an answer counts, in seconds.
    package static let lifetime = 120.0

    /// The most answers that are kept, each of which may be the whole world.
    private static let limit = 8

    private struct Entry {
        let selection: SkySelection
        let sky: Sky
    }

    /// The answers, the newest last.
    private var entries: [Entry] = []

    package init() {}

    /// Returns the aircraft of a selection; nil if they are not known from the last two minutes.
    ///
    /// They are those of the same selection, or else of the newest one that covers it, filtered.
    package func sky(_ selection: SkySelection, at now: Date) -> Sky? {
        let fresh = entries.filter { $0.sky.isFresh(at: now) }
        if let exact = fresh.last(where: { $0.selection == selection }) { return exact.sky }
        return fresh.last { $0.selection.covers(selection) }.map { $0.sky.filtered(by: selection) }
    }

    /// Keeps an answer, and drops those that it replaces.
    package mutating func keep(_ sky: Sky, for selection: SkySelection, at now: Date) {
        entries.removeAll { !$0.sky.isFresh(at: now) || selection.covers($0.selection) }
        guard sky.isFresh(at: now) else { return }
        entries.append(Entry(selection: selection, sky: sky))
        if entries.count > Self.limit { entries.removeFirst() }
    }
}

extension Sky {
    /// Whether it is of the last two minutes; the clock of a server may be ahead.
    func isFresh(at now: Date) -> Bool {
        now.timeIntervalSince(time).magnitude <= SkyCache.lifetime
    }

    /// The aircraft of a selection that this one covers.
    func filtered(by selection: SkySelection) -> Sky {
        var sky = self
        sky.aircraft = aircraft.filter(selection.matches)
        return sky
    }
}
