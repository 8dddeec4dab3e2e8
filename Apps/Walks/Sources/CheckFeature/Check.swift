import TrackFiles
import Tracks
import Walking

/// What is wrong in files, and where.
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

    /// A finding in a file.
    struct Finding: Equatable, Sendable {
        let file: String
        let finding: TrackFinding

        /// How many findings of its kind the file has.
        let count: Int
    }

    private(set) var files: [File] = []

    /// The findings that are shown, file by file, in the order of their lines.
    private(set) var findings: [Finding] = []

    /// Why files could not be opened, as plain sentences.
    private(set) var warnings: [String] = []

    /// Collects the findings of files, the first ones of each kind.
    init(_ files: [CheckedFile], perKind: Int) {
        for file in files {
            if let closed = file.closed { warnings.append(closed.sentences) }
            switch file.result {
            case .success(let content): add(content, of: file.name, perKind: perKind)
            case .failure(let flaw):
                self.files.append(File(name: file.name, content: nil, findingCount: 1))
                let finding = file.closed.map(TrackFinding.init) ?? TrackFinding(flaw)
                findings.append(Finding(file: file.name, finding: finding, count: 1))
            }
        }
    }

    private mutating func add(_ content: TrackFile, of name: String, perKind: Int) {
        let counts = content.findingCounts
        var shown: [String: Int] = [:]
        for finding in content.findings where shown[finding.kind, default: 0] < perKind {
            shown[finding.kind, default: 0] += 1
            findings.append(
                Finding(file: name, finding: finding, count: counts[finding.kind] ?? 1))
        }
        files.append(
            File(name: name, content: content, findingCount: counts.values.reduce(0, +)))
    }
}

extension TrackFinding {
    /// The finding of a file that cannot be opened.
    fileprivate init(_ closed: WalkFailure) {
        self.init(kind: "broken", line: nil, sentence: closed.sentences)
    }
}

extension WalkFailure {
    fileprivate var sentences: String { "\(summary). \(recovery)" }
}
