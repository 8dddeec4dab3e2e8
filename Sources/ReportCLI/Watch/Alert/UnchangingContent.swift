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
        let others = sources.filter { $0.isLive && $0.about.id != origin.about.id }
            .map { "--source \($0.about.id)" }
        let place = readsInput ? "a saved response" : "the source \(origin.about.id)"
        let again = "add --watch SECONDS to load it again."
        let advice = others.isEmpty ? again : "use \(others.listed(by: "or")), or \(again)"
        return UsageError(
            "\(names.listed(by: "and")) \(names.count == 1 ? "does" : "do") not change in \(place):"
                + " \(advice)")
    }
}
