import SectionKit

/// The timers of sections that refresh or move automatically, each in a task of its own.
struct RefreshTimers {
    /// The time for which changed cells are marked.
    static let fading = Duration.seconds(2)

    /// The minimum time between two loads of a section.
    private static let least = Duration.milliseconds(100)

    let pause: @Sendable (Duration) async -> Void
    let send: @Sendable (BrowseEvent) -> Void

    /// The tasks, by the number of the load that they follow.
    private var due: [Int: Task<Void, Never>] = [:]
    private var fading: [Int: Task<Void, Never>] = [:]

    /// The tasks, by the number of the motion.
    private var moving: [Int: Task<Void, Never>] = [:]

    init(
        pause: @escaping @Sendable (Duration) async -> Void,
        send: @escaping @Sendable (BrowseEvent) -> Void
    ) {
        self.pause = pause
        self.send = send
    }

    /// Sends an event after an interval, when the section of a load must load again.
    mutating func wait(_ time: Duration, after load: Int) {
        due[load] = task(max(time, Self.least), .due(load: load))
    }

    /// Sends an event when the changes of a load have been marked long enough.
    mutating func fade(_ load: Int) {
        fading[load]?.cancel()
        fading[load] = task(Self.fading, .faded(load: load))
    }

    /// Sends an event when the content of a motion must be computed again.
    mutating func tick(_ motion: Int) {
        moving[motion] = task(SectionSnapshot.timeBetweenMoves, .tick(motion: motion))
    }

    /// Forgets the timer that sent an event.
    mutating func end(_ event: BrowseEvent) {
        switch event {
        case .due(let load): due[load] = nil
        case .faded(let load): fading[load] = nil
        case .tick(let motion): moving[motion] = nil
        default: break
        }
    }

    mutating func cancelAll() {
        for task in due.values { task.cancel() }
        for task in fading.values { task.cancel() }
        for task in moving.values { task.cancel() }
    }

    private func task(_ time: Duration, _ event: BrowseEvent) -> Task<Void, Never> {
        Task { [pause, send] in
            await pause(time)
            if !Task.isCancelled { send(event) }
        }
    }
}
