import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import SectionKit

/// One run of the shelf program and its output.
struct ShelfRun {
    let status: ExitCode
    let output: String
    let errors: String

    /// Runs the program on a shelf.
    init(_ arguments: String..., shelf: ShelfSpy, prompt: LinePromptSpy? = nil) async {
        await self.init(arguments, shelf: shelf, prompt: prompt)
    }

    /// Runs the program on a shelf.
    init(_ arguments: [String], shelf: ShelfSpy, prompt: LinePromptSpy? = nil) async {
        await self.init(
            arguments, of: Shelf.program([Shelf.remove, Shelf.rename], shelf: shelf), prompt)
    }

    /// Runs a program whose one action is a spy, `act`.
    init(
        _ arguments: String...,
        action: ActionSpy,
        confirmation: CommandDescription.Confirmation = .never,
        prompt: LinePromptSpy? = nil,
        environment: [String: String] = [:],
        servers: [Server] = [],
        terminalColumns: Int? = nil,
        output: any TextOutput & Readable = TextOutputSpy(),
        errors: any TextOutput & Readable = TextOutputSpy()
    ) async {
        let recipe = ActionRecipe<any ShelfInput>(
            name: "act", summary: "do something", options: [Shelf.title.description],
            confirmation: confirmation
        ) { _, values throws(UsageError) in
            _ = try values.value(of: Shelf.title)
            return action
        }
        await self.init(
            arguments, of: Shelf.program([recipe], servers: servers), prompt, environment,
            terminalColumns, output, errors)
    }

    private init(
        _ arguments: [String],
        of program: ReportProgram,
        _ prompt: LinePromptSpy?,
        _ environment: [String: String] = [:],
        _ terminalColumns: Int? = nil,
        _ output: any TextOutput & Readable = TextOutputSpy(),
        _ errors: any TextOutput & Readable = TextOutputSpy()
    ) async {
        let host = Host(
            environment: environment, terminalColumns: terminalColumns,
            errorIsTerminal: terminalColumns != nil, prompt: prompt, clock: { TeaRoomRun.clock },
            transport: HTTPTransportSpy(), output: output, errorOutput: errors)
        status = await program.run(arguments, in: host)
        self.output = output.text
        self.errors = errors.text
    }
}

/// An output whose text can be read.
protocol Readable {
    var text: String { get }
}

extension TextOutputSpy: Readable {}
extension VirtualScreen: Readable {}
