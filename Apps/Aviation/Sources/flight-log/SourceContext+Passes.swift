import BoardingPasses
import Logbook
import ReportCLI
import SectionEssentials
import SectionKit

extension SourceContext {
    /// Reads boarding passes, in files of this machine and with its programs.
    var passes: PassReader {
        let programs = PassPrograms(context: self)
        return PassReader(
            files: PassFiles(context: self),
            pictures: PictureReader(programs) { progress($0) },
            programs: programs,
            zone: { zone(named: $0) },
            now: now)
    }
}

/// The installed programs that read pictures, each with at most a gigabyte of memory.
struct PassPrograms: PassProgramsInput {
    let context: SourceContext

    private static let memory = 1 << 30

    func output(
        of program: String, _ arguments: [String], within time: Duration
    ) async -> PassProgramOutput? {
        // With several threads, tesseract takes longer for a page, not less.
        let words = ["env", "OMP_THREAD_LIMIT=1", program] + arguments
        do throws(ProgramFailure) {
            let output = try await context.run(
                words[0], arguments: Array(words.dropFirst()), memory: Self.memory, within: time)
            return PassProgramOutput(exitCode: output.exitCode, bytes: output.bytes)
        } catch .missing {
            return nil
        } catch {
            return PassProgramOutput(problem: "\(program) \(error.clause)")
        }
    }

    func isInstalled(_ program: String) -> Bool { context.hasProgram(program) }

    func withFolder<Value>(
        _ use: (String) async throws(PassError) -> Value
    ) async throws(PassError) -> Value {
        let result: Result<Value, PassError>
        do throws(UsageError) {
            result = try await context.withTemporaryFolder(use)
        } catch {
            throw PassError(
                String(error.message.dropLast()), "Set TMPDIR to a folder that can be written.")
        }
        return try result.get()
    }
}
