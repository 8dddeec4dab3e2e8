import Foundation

/// Asks Git about the files in a folder; without Git, it knows none.
struct Git {
    let folder: URL

    /// Whether the folder is in a repository that does not ignore it.
    var seesNewFiles: Bool {
        status(of: "rev-parse", "--is-inside-work-tree") == 0
            && status(of: "check-ignore", "--quiet", ".") == 1
    }

    /// Whether Git tracks all of these files, so that it can restore them.
    func tracks(_ files: [String]) -> Bool {
        status(of: ["ls-files", "--error-unmatch", "--"] + files) == 0
    }

    /// Returns those of the files that have changed since they were added or committed.
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
