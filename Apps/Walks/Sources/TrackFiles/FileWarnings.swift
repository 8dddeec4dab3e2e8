import SectionKit

/// What every report and action that shows files says of what is wrong in them.
package struct FileWarnings: Equatable, Sendable {
    private var findings = 0
    private var cutFiles = 0

    /// Knows of no file yet.
    package init() {}

    /// Adds a file that was read.
    package mutating func add(_ file: TrackFile) {
        findings += file.findingCounts.values.reduce(0, +)
        if file.findings.contains(where: { $0.kind == Oddity.endsEarly.rawValue }) { cutFiles += 1 }
    }

    /// The warnings as plain sentences; none if nothing is odd.
    ///
    /// - Parameter files: the files as a person named them.
    package func sentences(of files: [String]) -> [String] {
        guard findings > 0 else { return [] }
        let names = files.map { $0 == "-" ? $0 : $0.quoted }.separated(by: " ")
        let which = files.count == 1 ? "the file" : "the files"
        var sentences: [String] = []
        if cutFiles > 0 {
            let subject =
                files.count == 1 ? "The file ends" : cutFiles.counted("file ends", "files end")
            sentences.append("\(subject) early; only what stands before is read.")
        }
        sentences.append(
            "\(findings.counted("thing is", "things are")) odd in \(which)."
                + " See \(findings == 1 ? "it" : "them") with: walk-report check \(names)")
        return sentences
    }
}
