package import SectionKit

/// Whether a person wants to know where flights are now, which somebody else has to be asked.
package enum LiveOption {
    package static let option = SectionOption<Bool>(
        "live",
        summary: "ask adsb.lol, by call sign, where your flights are that are in the air"
    ).picked(by: OptionPicker(key: "v", title: "Live"))
}

extension LogDependencies {
    /// Asks where flights are, if a person wants it; nil if nobody is to be asked.
    package func live(_ options: OptionValues) throws(UsageError) -> (any LiveFlightsInput)? {
        guard try options.value(of: LiveOption.option) ?? false, let sky else { return nil }
        return LiveFlights(sky: sky, facts: facts, now: now)
    }
}
