import FeatureKit
import Logbook
import SectionEssentials
import SectionKit

/// Shows the next flight in one line.
struct NextFlightSection: Section {
    let id = NextFlightBuilder.name
    let title = "Next flight"
    let isOneLine = true
    let shape = ContentShape(facts: 1...40)
    let presenter: any PresenterInput<Void, NextFlight>

    func load(into output: some SectionOutput<NextFlight>) async {
        await presenter.present(in: output)
    }

    func body(for next: NextFlight) -> [Block] {
        [.paragraph(InlineText(next.line)), .facts(next.facts)]
    }

    func warnings(for next: NextFlight) -> [String] { next.warnings }

    /// True without a table of airports, whose time zones say when a flight departs, and if nobody
    /// answered where it is.
    func isPartial(_ next: NextFlight) -> Bool {
        next.lacksAirports || next.live?.failure != nil
    }

    /// A minute, in which the words change; less while a flight can be in the air and others are
    /// asked where it is.
    func refreshInterval(for next: NextFlight) -> Duration? {
        next.live?.refreshInterval ?? .seconds(60)
    }

    func notices(of new: NextFlight, since old: NextFlight) -> [String] {
        [new.entry].compactMap(\.self).notices(since: [old.entry].compactMap(\.self))
    }

    func moved(_ next: NextFlight, to now: Date) -> NextFlight? {
        next.seconds == nil ? nil : next.moved(to: now)
    }
}
