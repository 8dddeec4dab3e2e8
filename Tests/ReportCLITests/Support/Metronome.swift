import FeatureKit
import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import ScreenHost
import SectionKit
import Synchronization

/// A sample program with a live section, which counts its loads until its work ends.
final class Metronome: Sendable {
    /// The dependencies of the section.
    struct Dependencies: Sendable {
        let context: SourceContext
        let metronome: Metronome
    }

    /// What keeps the work from ending although it is cancelled; nil if it ends at once.
    let held: Gate?

    /// What holds up the load that finds the work ended; nil if nothing does.
    let lastLoad: Gate?

    /// Open it to end the work.
    let end = Gate()

    init(held: Gate? = nil, lastLoad: Gate? = nil) {
        self.held = held
        self.lastLoad = lastLoad
    }

    private let loads = Mutex(0)
    private let work = Mutex<Task<Void, Never>?>(nil)
    private let hasEnded = Mutex(false)

    var isOver: Bool { hasEnded.withLock(\.self) }

    /// Counts a load.
    func count() -> Int {
        loads.withLock { loads in
            loads += 1
            return loads
        }
    }

    /// Begins the work, unless that was done, and returns it.
    func begin(_ live: LiveWork) -> Task<Void, Never> {
        work.withLock { work in
            if let work { return work }
            let new = Task {
                await Tide.passed(end)
                await held?.passed()
                hasEnded.withLock { $0 = true }
            }
            live.add(new)
            work = new
            return new
        }
    }

    /// Runs the program with these arguments.
    func run(
        _ line: String,
        screen: ScriptedTerminal? = nil
    ) async -> (status: ExitCode, output: String) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            environment: ["TERM": "xterm", "NO_COLOR": "1"],
            terminalColumns: screen == nil ? nil : 80,
            terminalRows: screen == nil ? nil : 24,
            screen: screen,
            clock: { TeaRoomRun.clock },
            pause: { _ in await Task.yield() },
            transport: HTTPTransportSpy(),
            output: output,
            errorOutput: errors)
        let status = await program.run(line.split(separator: " ").map(String.init), in: host)
        return (status, output.text)
    }

    private var program: ReportProgram {
        ReportProgram(
            name: "metronome", version: "1", title: "Metronome", summary: "Counts.",
            recipes: [
                SectionRecipe<Dependencies>(
                    name: "beats", summary: "the beats", isLive: { _ in true }
                ) { dependencies, _ in BeatsSection(dependencies: dependencies) }
            ],
            sources: [
                ReportSource<Dependencies>(
                    Report.Source(id: "spring", summary: "A spring."), summary: "a spring"
                ) { [self] in Dependencies(context: $0, metronome: self) }
            ])
    }
}

private struct BeatsSection: SectionKit.Section {
    let dependencies: Metronome.Dependencies
    let id = "beats"
    let title = "Beats"

    func load(into output: some SectionOutput<String>) async {
        let work = dependencies.metronome.begin(dependencies.context.liveWork)
        if !dependencies.context.loadsAgain { await work.value }
        let beats = dependencies.metronome.count()
        if dependencies.metronome.isOver { await dependencies.metronome.lastLoad?.passed() }
        await output.show(
            .success(dependencies.metronome.isOver ? "It is over." : "Beat \(beats)."))
    }

    func body(for beats: String) -> [Block] { [.paragraph(InlineText(beats))] }

    func refreshInterval(for beats: String) -> Duration? {
        beats == "It is over." ? nil : .seconds(1)
    }
}
