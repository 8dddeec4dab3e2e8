package import SectionEssentials
import Synchronization

/// The cache that all loads of a program share.
package final class SharedSkyCache: Sendable {
    private let cache = Mutex(SkyCache())

    package init() {}

    /// Returns the aircraft of a selection from the last two minutes; nil if there are none.
    package func sky(_ selection: SkySelection, at now: Date) -> Sky? {
        // Filtering need not hold up others.
        let copy = cache.withLock(\.self)
        return copy.sky(selection, at: now)
    }

    /// Keeps an answer, and drops those that it replaces.
    package func keep(_ sky: Sky, for selection: SkySelection, at now: Date) {
        cache.withLock { $0.keep(sky, for: selection, at: now) }
    }
}
