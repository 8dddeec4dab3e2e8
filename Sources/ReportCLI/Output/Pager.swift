import CLibrary

/// Shows text a page at a time, with the program that `PAGER` names or with less.
struct Pager: TextOutput {
    /// What the shell is given to run.
    let command: String

    /// Shows the text when there is no such program.
    let fallback: any TextOutput

    /// The pager that the environment asks for; nil where text is better shown whole.
    ///
    /// `PAGER` set to nothing or to `cat` asks for none, as with git and gh.
    init?(environment: [String: String], fallback: any TextOutput) {
        guard environment["TERM"] != "dumb" else { return nil }
        let wished = environment["PAGER"] ?? "less -FIRX"
        guard !["", "cat"].contains(wished) else { return nil }
        self.fallback = fallback
        // Set as git does for those who set nothing: quit if it fits, keep colours, clear nothing.
        command = #": "${LESS=FIRX}" "${LV=-c}"; export LESS LV; "# + wished
    }

    /// Shows the text and returns when the reader is done with it, at its end or not.
    func write(_ text: String) throws(OutputError) {
        let status = Interruption.runForegroundChild {
            popen(command, "w")
        } wait: { pipe in
            try? FileDescriptor(fileno(pipe)).write(text)
            return pclose(pipe)
        }
        // 126 and 127: the shell could not run it, or did not find it.
        guard let status, status >= 0, ![126, 127].contains((status >> 8) & 0xFF) else {
            return try fallback.write(text)
        }
    }
}
