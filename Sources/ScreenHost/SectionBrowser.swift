public import SectionKit

/// Shows sections on a whole screen, to be moved through, searched and opened.
///
/// The model says what is to be seen and done; this brings it what happens, shows what it says,
/// and does what it asks. Sections load beside, so that no source keeps a key waiting.
public struct SectionBrowser {
    private let browsable: Browsable
    private let look: Look
    private let device: any ScreenDevice
    private let timings: (@Sendable (KeyTiming) -> Void)?

    /// Brings a browsable program to a screen.
    ///
    /// - Parameters:
    ///   - browsable: what to show.
    ///   - style: the colours and characters to show it in; its width is the screen's.
    ///   - zone: the time zone to show times in.
    ///   - device: the screen.
    ///   - timings: is told how long each key took, for a benchmark.
    public init(
        _ browsable: Browsable,
        style: TerminalStyle,
        zone: DisplayZone,
        device: any ScreenDevice,
        timings: (@Sendable (KeyTiming) -> Void)? = nil
    ) {
        self.browsable = browsable
        look = Look(style: style, zone: zone)
        self.device = device
        self.timings = timings
    }

    /// Shows the screen until a person leaves it.
    ///
    /// - Parameter values: the values of options to begin with, the program's and each section's.
    /// - Throws: `UsageError` when one is none that its option takes, before anything is shown.
    public func run(_ values: CommandValues) async throws(UsageError) {
        let (events, source) = AsyncStream<BrowseLoop.Happening>.makeStream()
        let notice: @Sendable (String) -> Void = { source.yield(.event(.told($0))) }
        let session = try browsable.open(values.program, false, notice)
        for recipe in browsable.sections {
            _ = try session.section(recipe.name, values[section: recipe.name])
        }

        let loads = Loads(look: look) { source.yield(.event($0)) }
        var loop = BrowseLoop(
            browsable: browsable, look: look, device: device, loads: loads, session: session,
            notice: notice, values: values, stopwatch: timings.map { Stopwatch(tell: $0) })
        let typed = device.open()
        let reader = Task {
            for await event in typed { source.yield(.device(event, at: .now)) }
            source.yield(.device(.closed, at: .now))
        }
        loop.begin()
        for await happening in events {
            loop.take(happening)
            if loop.isOver { break }
        }
        reader.cancel()
        loads.cancelAll()
        device.close()
    }
}
