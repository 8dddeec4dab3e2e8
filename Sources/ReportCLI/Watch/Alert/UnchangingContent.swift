import SectionKit

/// Content that `--alert` would wait for in vain, because it does not change by itself.
struct UnchangingContent {
    /// The names of the sections.
    let names: [String]

    let origin: Origin

    /// Whether it is from the file of `--input`.
    let readsInput: Bool

    /// The error, which says what to do instead.
    ///
    /// - Parameter sources: the sources of the program.
    func error(_ sources: [ProgramSource]) -> UsageError {
        let live = sources.filter(\.isLive).map { "--source \($0.about.id)" }.listed(by: "or")
        let place = readsInput ? "a saved response" : "the source \(origin.about.id)"
        let advice =
            if origin.isLive || live.isEmpty {
                "add --watch SECONDS to load it again."
            } else if readsInput {
                "use \(live) instead of --input."
            } else {
                "add \(live)."
            }
        return UsageError(
            "\(names.listed(by: "and")) \(names.count == 1 ? "does" : "do") not change in \(place):"
                + " \(advice)")
    }
}
