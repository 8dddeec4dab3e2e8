import Foundation

/// What Git knows of files in a folder; nothing where there is no Git.
struct Git {
    let folder: URL

    /// Whether a new file here would be seen by a repository.
    var seesNewFiles: Bool {
        status(of: "rev-parse", "--is-inside-work-tree") == 0
            && status(of: "check-ignore", "--quiet", ".") == 1
    }

    /// Whether it has all of these files, so that it can bring them back.
    func knows(_ files: [String]) -> Bool {
        status(of: ["ls-files", "--error-unmatch", "--"] + files) == 0
    }

    /// Those of the files that were changed since they were added or committed.
    func changed(in files: [String]) -> [String] {
        files.filter { status(of: "diff", "--quiet", "--", $0) == 1 }
    }

    private func status(of words: String...) -> Int32? {
        status(of: words)
    }

    private func status(of words: [String]) -> Int32? {
        let git = ["git", "-C", folder.path, "--no-optional-locks"]
        return try? Process.run("/usr/bin/env", git + words).status
    }
}
