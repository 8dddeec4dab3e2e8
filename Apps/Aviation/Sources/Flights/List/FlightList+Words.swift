import Airports
import Geodesy
import SectionKit

extension FlightList {
    /// A sentence with the number of flights, such as "155 of 657 aircraft within 50 NM of …".
    package var summary: String {
        if matching == 0 { return emptySummary }
        let isWhole = query.isUnfiltered || flights.count < matching
        let count = isWhole ? matching.grouped : "\(matching.grouped) of \(total.grouped)"
        let words = count + names.words
        let sentence = query.page.sentence(
            showing: flights.count, of: matching, called: words,
            in: query.sorting.words(in: query.order))
        return String(sentence.dropLast()) + (recorded.map { "; \($0)." } ?? ".")
            + (place?.choice.map { " \($0)" } ?? "")
    }

    /// Why there are no flights, and what to do next.
    private var emptySummary: String {
        if total == 0 {
            let none = "The source reports no aircraft."
            return isRecorded || !query.isUnfiltered ? "\(none) \(advice)" : none
        }
        let count = "The source has \(total.grouped) aircraft"
        return "No\(names.words). \(count)\(recorded.map { ", \($0)" } ?? "")."
            + [nearest, place?.choice, advice].compactMap { $0.map { " \($0)" } }.joined()
    }

    private var advice: String {
        isRecorded
            ? "For live flights use --source adsb-lol, opensky or receiver."
            : "Use fewer filters or a larger area to see more."
    }

    /// When a recording was made, such as "recorded 29 Jul 2026 14:40 UTC"; nil for a live source.
    private var recorded: String? {
        guard isRecorded else { return nil }
        return "recorded \(PreciseDate(time, precision: .hour).formatted)"
    }

    /// The nearest aircraft to the place that was heard now, if it is beyond the radius.
    private var nearest: String? {
        guard let place else { return nil }
        // The distance on a sphere finds the nearest to within some thousandths.
        let guesses = allAircraft.compactMap { aircraft in
            aircraft.isPlaced
                ? aircraft.position.map { (aircraft, place.coordinate.haversineDistance(to: $0)) }
                : nil
        }
        guard let aircraft = guesses.min(by: { $0.1 < $1.1 })?.0,
            let distance = aircraft.position.map(place.coordinate.distance),
            distance > query.distance.metres,
            let words = query.units.distance(distance).measureWords
        else { return nil }
        return "The nearest is \(aircraft.name), \(words) away."
    }
}
