package import SectionEssentials
package import SectionKit

/// Shows sections on the whole screen, where a person can browse, search and open them.
///
/// It passes events to a model, draws the model, and performs the effects that the model asks for.
/// Sections load in tasks of their own, so that a slow source does not delay the keys.
package struct BrowseScreen: Sendable {
    private let browsable: Browsable
    private let typesetter: Typesetter
    private let device: any ScreenDevice
    private let clock: @Sendable () -> Date
    private let pause: @Sendable (Duration) async -> Void
    private let timings: (@Sendable (KeyTiming) -> Void)?
    private let performing = Performing()

    /// Creates a screen for a browsable program.
    ///
    /// - Parameters:
    ///   - browsable: the program to show.
    ///   - style: the colours and characters; the screen's width replaces its own.
    ///   - zone: the time zone in which times are shown.
    ///   - device: the device to show the screen on.
    ///   - clock: returns the current time.
    ///   - pause: waits for a duration, before a section refreshes automatically.
    ///   - timings: receives the time that each key took, for benchmarks.
    package init(
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
    /// - Parameter values: the initial option values, of the program and of each section.
    /// - Throws: `UsageError` if a value is not valid for its option, before anything is shown.
    package func run(_ values: CommandValues) async throws(UsageError) {
        let (events, source) = AsyncStream<BrowseLoop.Event>.makeStream()
        let notice: @Sendable (String) -> Void = { source.yield(.model(.message($0))) }
        let session = try browsable.hosted.open(values.program, false, notice)
        for recipe in browsable.sections {
            _ = try session.section(recipe.name, values[section: recipe.name])
        }

        let send: @Sendable (BrowseEvent) -> Void = { source.yield(.model($0)) }
        let loads = LoadTasks(
            typesetter: typesetter, names: NameCheck(of: browsable.program), clock: clock,
            pause: pause, send: send)
        let timers = RefreshTimers(pause: pause, send: send)
        var loop = BrowseLoop(
            browsable: browsable, loads: loads, timers: timers, device: device, session: session,
            notice: notice,
            values: values, performing: performing,
            stopwatch: timings.map { Stopwatch(report: $0) })
        let typed = device.open()
        // A child of this task, because a task of its own would wait for a thread of the pool, all
        // of which may be busy with loads. It is cancelled at the end.
        async let _ = Self.pass(typed, to: source)
        loop.begin()
        for await event in events {
            loop.take(event)
            if loop.isOver { break }
        }
        loop.end()
        device.close()
    }

    /// Whether an action is being performed, or was when the person left, so that it is not known
    /// whether the action finished; a signal handler may ask.
    package var isPerforming: Bool { performing.isGoingOn }

    /// Passes the events of the device to the loop, until the device is closed.
    private static func pass(
        _ typed: AsyncStream<DeviceEvent>,
        to loop: AsyncStream<BrowseLoop.Event>.Continuation
    ) async {
        for await event in typed { loop.yield(.device(event, at: .now)) }
        loop.yield(.device(.closed, at: .now))
    }
}
