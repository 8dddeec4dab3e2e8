import SectionCLibrary

/// Shows text in the pager that `PAGER` names, or in less.
struct Pager: TextOutput {
    /// The shell command to run.
    let command: String

    /// Shows the text if the pager cannot be run.
    let fallback: any TextOutput

    /// Creates the pager set in the environment; nil if none is wanted.
    ///
    /// An empty `PAGER`, or `cat`, turns the pager off, as in git and gh.
    init?(environment: [String: String], fallback: any TextOutput) {
        guard environment["TERM"] != "dumb" else { return nil }
        let program = environment["PAGER"] ?? "less -FIRX"
        guard !["", "cat"].contains(program) else { return nil }
        self.fallback = fallback
        // The defaults of git: quit if the text fits, keep colours, do not clear the screen.
        command = #": "${LESS=FIRX}" "${LV=-c}"; export LESS LV; "# + program
    }

    /// Shows the text and returns when the pager quits.
    func write(_ text: String) throws(OutputError) {
        let status = Interruption.runForegroundChild {
            popen(command, "w")
        } wait: { pipe in
            try? FileDescriptor(fileno(pipe)).write(text)
            return pclose(pipe)
        }
        // 126 and 127: the shell could not run the pager, or did not find it.
        guard let status, status >= 0, ![126, 127].contains((status >> 8) & 0xFF) else {
            return try fallback.write(text)
        }
    }
}
