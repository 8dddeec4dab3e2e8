public import Essentials
public import SectionKit

/// Shows sections on a whole screen, to be moved through, searched and opened.
///
/// The model says what is to be seen and done; this brings it what happens, shows what it says,
/// and does what it asks. Sections load beside, so that no source keeps a key waiting.
public struct BrowseScreen {
    private let browsable: Browsable
    private let typesetter: Typesetter
    private let device: any ScreenDevice
    private let clock: @Sendable () -> Date
    private let pause: @Sendable (Duration) async -> Void
    private let timings: (@Sendable (KeyTiming) -> Void)?

    /// Brings a browsable program to a screen.
    ///
    /// - Parameters:
    ///   - browsable: what to show.
    ///   - style: the colours and characters to show it in; its width is the screen's.
    ///   - zone: the time zone to show times in.
    ///   - device: the screen.
    ///   - clock: tells the time.
    ///   - pause: waits, for sections that refresh by themselves.
    ///   - timings: is told how long each key took, for a benchmark.
    public init(
        _ browsable: Browsable,
        style: TerminalStyle,
        zone: DisplayZone,
        device: any ScreenDevice,
        clock: @escaping @Sendable () -> Date = { Date() },
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        timings: (@Sendable (KeyTiming) -> Void)? = nil
    ) {
        self.browsable = browsable
        typesetter = Typesetter(style: style, zone: zone)
        self.device = device
        self.clock = clock
        self.pause = pause
        self.timings = timings
    }

    /// Shows the screen until a person leaves it.
    ///
    /// - Parameter values: the values of options to begin with, of the program and of each section.
    /// - Returns: whether an action was being done when the person left; it may be done or not.
    /// - Throws: `UsageError` when one is not valid for its option, before anything is shown.
    @discardableResult
    public func run(_ values: CommandValues) async throws(UsageError) -> Bool {
        let (events, source) = AsyncStream<BrowseLoop.Event>.makeStream()
        let notice: @Sendable (String) -> Void = { source.yield(.model(.message($0))) }
        let session = try browsable.open(values.program, false, notice)
        for recipe in browsable.sections {
            _ = try session.section(recipe.name, values[section: recipe.name])
        }

        let send: @Sendable (BrowseEvent) -> Void = { source.yield(.model($0)) }
        let loads = LoadTasks(typesetter: typesetter, clock: clock, send: send)
        let timers = RefreshTimers(pause: pause, send: send)
        var loop = BrowseLoop(
            browsable: browsable, loads: loads, timers: timers, device: device, session: session,
            notice: notice,
            values: values, stopwatch: timings.map { Stopwatch(tell: $0) })
        let typed = device.open()
        let reader = Task {
            for await event in typed { source.yield(.device(event, at: .now)) }
            source.yield(.device(.closed, at: .now))
        }
        loop.begin()
        for await event in events {
            loop.take(event)
            if loop.isOver { break }
        }
        reader.cancel()
        loop.end()
        device.close()
        return loop.isPerforming
    }
}
