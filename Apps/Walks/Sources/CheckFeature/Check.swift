import TrackFiles
import Tracks

/// What is odd in files, and where.
struct Check: Equatable, Sendable {
    /// A file with what it contains.
    struct File: Equatable, Sendable {
        let name: String

        /// What it contains; nil if it cannot be read.
        let content: TrackFile?

        /// The number of all findings.
        let findingCount: Int

        var points: Int { content?.tracks.reduce(0) { $0 + $1.pointCount } ?? 0 }

        var segments: Int { content?.tracks.reduce(0) { $0 + $1.segments.count } ?? 0 }
    }

    /// How often a kind of finding occurs in a file.
    struct Kind: Equatable, Sendable {
        let file: String
        let name: String
        let count: Int

        /// How many of them are shown.
        let shown: Int
    }

    /// A finding in a file.
    struct Finding: Equatable, Sendable {
        let file: String
        let finding: TrackFinding
    }

    private(set) var files: [File] = []

    /// The kinds of findings, file by file, each at its first line.
    private(set) var kinds: [Kind] = []

    /// The findings that are shown, file by file, in the order of their lines.
    private(set) var findings: [Finding] = []

    /// Collects the findings of files, the first ones of each kind.
    init(_ files: [CheckedFile], perKind: Int) {
        for file in files {
            switch file.result {
            case .success(let content): add(content, of: file.name, perKind: perKind)
            case .failure(let flaw):
                let finding = TrackFinding(flaw)
                self.files.append(File(name: file.name, content: nil, findingCount: 1))
                kinds.append(Kind(file: file.name, name: finding.kind, count: 1, shown: 1))
                findings.append(Finding(file: file.name, finding: finding))
            }
        }
    }

    private mutating func add(_ content: TrackFile, of name: String, perKind: Int) {
        var shown: [String: Int] = [:]
        var names: [String] = []
        for finding in content.findings {
            let count = shown[finding.kind, default: 0]
            if count == 0, !names.contains(finding.kind) { names.append(finding.kind) }
            guard count < perKind else { continue }
            shown[finding.kind] = count + 1
            findings.append(Finding(file: name, finding: finding))
        }
        kinds += names.map { kind in
            Kind(
                file: name, name: kind, count: content.findingCounts[kind] ?? 0,
                shown: shown[kind] ?? 0)
        }
        files.append(
            File(
                name: name, content: content,
                findingCount: content.findingCounts.values.reduce(0, +)))
    }
}
