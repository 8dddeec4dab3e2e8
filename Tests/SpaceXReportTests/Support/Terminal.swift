#if os(macOS) || os(Linux)
    import Foundation

    /// A real terminal, opened by `script` of util-linux.
    enum Terminal {
        private static let script = "/usr/bin/script"

        /// Whether `script` is that of util-linux; BSD's takes other arguments.
        static var isAvailable: Bool {
            guard FileManager.default.isExecutableFile(atPath: script) else { return false }
            let run = try? Program.start(script, ["--version"])
            return run?.stdout.contains("util-linux") == true
        }

        /// Runs a shell command line, in which `$PROGRAM` is the program.
        ///
        /// The output is all that the terminal showed, with the line endings of a file.
        static func run(
            _ line: String,
            environment: [String: String] = [:]
        ) throws -> Program.Run {
            let own = ["PROGRAM": Program.path, "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh"]
            let run = try Program.start(
                script,
                ["-qec", line, "/dev/null"],
                environment: own.merging(environment) { $1 }
            )
            let text = run.stdout.replacing("\r\n", with: "\n")
            return Program.Run(status: run.status, stdout: text, stderr: run.stderr)
        }
    }
#endif
