#if os(macOS) || os(Linux)
    import SectionCLibrary
    import SectionEssentials
    import Testing

    @testable import HelperPrograms

    @Suite("A program in a child process", .timeLimit(.minutes(1)))
    struct ProgramTests {
        private let children = ChildProcesses()

        @Test func `a program reads its inputs, and its outputs are separate`() throws {
            let result = try run(
                "cat; cat <&4 >&3; echo three >&2",
                inputs: [(0, Data("one".utf8)), (4, Data("two".utf8))], outputs: [1, 2, 3])

            #expect(result.termination == .exited(0))
            #expect(result.output(1) == Data("one".utf8))
            #expect(result.output(3) == Data("two".utf8))
            #expect(result.output(2) == Data("three\n".utf8))
        }

        @Test func `an input larger than a pipe arrives whole`() throws {
            let bytes = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })

            let result = try run("cat", inputs: [(0, bytes)], outputs: [1], limit: 1 << 20)

            #expect(result.output(1) == bytes)
        }

        @Test func `a program that does not read its input just ends`() throws {
            let result = try run(
                "echo done; exit 3", inputs: [(0, Data(count: 1 << 20))], outputs: [1])

            #expect(result.termination == .exited(3))
            #expect(result.output(1) == Data("done\n".utf8))
        }

        @Test func `a program that writes too much is killed`() {
            #expect(throws: ProgramError.tooMuchOutput(number: 1)) {
                try run("while :; do echo more; done", outputs: [1, 2], limit: 100)
            }
            #expect(children.running.isEmpty)
        }

        @Test func `only the beginning of the error output is kept`() throws {
            let result = try run("echo 1234567890 >&2", outputs: [2], limit: 4)

            #expect(result.termination == .exited(0))
            #expect(result.output(2) == Data("1234".utf8))
        }

        @Test func `a program that takes too long is killed`() {
            #expect(throws: ProgramError.timedOut) {
                try run("exec sleep 60", outputs: [1], patience: .milliseconds(50))
            }
            #expect(children.running.isEmpty)
        }

        @Test func `a program that closes its outputs and goes on is killed`() {
            #expect(throws: ProgramError.timedOut) {
                try run("exec sleep 60 >&- 2>&-", outputs: [1, 2], patience: .milliseconds(50))
            }
            #expect(children.running.isEmpty)
        }

        @Test func `a program that is not installed is missing`() {
            #expect(throws: ProgramError.missing) {
                try Program("no-such-program", arguments: [], inputs: [], outputs: [(1, 1)]).run(
                    environment: [:], until: .now.advanced(by: .seconds(50)), among: children,
                    waking: try WakeupPipe())
            }
        }

        @Test func `a signalled wake ends a run`() throws {
            let wake = try WakeupPipe()
            wake.signal()

            #expect(throws: ProgramError.cancelled) {
                try run("exec sleep 60", outputs: [1], waking: wake)
            }
            #expect(children.running.isEmpty)
        }

        @Test func `no program starts after the shutdown`() {
            children.shutDown()

            #expect(throws: ProgramError.cancelled) { try run("exit", outputs: [1]) }
        }

        @Test func `child processes do not start after the shutdown`() throws {
            children.shutDown()

            let child = try children.start { () throws(SystemError) in
                Issue.record("a child was started")
                return 0
            }
            #expect(child == nil)
        }

        @Test func `a runner waits for a program without blocking the caller`() async throws {
            let echo = Program("echo", arguments: ["a b"], inputs: [], outputs: [(1, 100)])

            let result = try await ProgramRunner().result(of: echo, within: .seconds(50))

            #expect(result.output(1) == Data("a b\n".utf8))
        }

        @Test func `a cancelled task ends its program`() async {
            let runner = ProgramRunner()
            let task = Task {
                await #expect(throws: ProgramError.cancelled) {
                    try await runner.result(
                        of: Program("sleep", arguments: ["60"], inputs: [], outputs: [(1, 100)]),
                        within: .seconds(50))
                }
            }
            task.cancel()
            _ = await task.value
        }

        @Test func `a runner starts no program after its shutdown`() {
            let runner = ProgramRunner()
            runner.shutDown()

            #expect(throws: ProgramError.cancelled) {
                try runner.run(
                    Program("echo", arguments: [], inputs: [], outputs: [(1, 100)]),
                    within: .seconds(50))
            }
        }

        #if os(Linux)
            @Test func `a child is killed when its parent releases the death signal`() throws {
                let child = try RunningProgram(
                    Program("sleep", arguments: ["60"], inputs: [], outputs: []),
                    environment: [:], children: children)
                let pid = try #require(children.running.first)

                // Released without cleanup, as when the process is killed.
                _ = consume child

                #expect(waitForEnd(of: pid) & 0x7F == SIGKILL)
            }
        #endif

        private func run(
            _ script: String,
            inputs: [(number: Int32, bytes: Data)] = [],
            outputs: [Int32],
            limit: Int = 1000,
            patience: Duration = .seconds(50),
            waking wake: WakeupPipe? = nil
        ) throws -> ProgramResult {
            try Program(
                "sh", arguments: ["-c", script], inputs: inputs,
                outputs: outputs.map { ($0, limit) }
            ).run(
                environment: ProcessInfo.processInfo.environment,
                until: .now.advanced(by: patience), among: children,
                waking: try wake ?? WakeupPipe())
        }
    }
#endif
