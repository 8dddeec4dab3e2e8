import SectionKit

/// What a screen that refreshes itself waits for, each in a task of its own.
struct RefreshTimers {
    /// How long a cell that has changed is marked.
    static let fading = Duration.seconds(2)

    /// Less than this no section needs to wait.
    private static let least = Duration.milliseconds(100)

    let pause: @Sendable (Duration) async -> Void
    let send: @Sendable (BrowseEvent) -> Void

    /// The tasks by the loads that they follow.
    private var due: [Int: Task<Void, Never>] = [:]
    private var fading: [Int: Task<Void, Never>] = [:]

    init(
        pause: @escaping @Sendable (Duration) async -> Void,
        send: @escaping @Sendable (BrowseEvent) -> Void
    ) {
        self.pause = pause
        self.send = send
    }

    /// Tells after a time that the section of a load is due again.
    mutating func wait(_ time: Duration, after load: Int) {
        due[load] = task(max(time, Self.least), .due(load: load))
    }

    /// Tells after a moment that what a load has changed need not be marked any more.
    mutating func fade(_ load: Int) {
        fading[load]?.cancel()
        fading[load] = task(Self.fading, .faded(load: load))
    }

    /// Forgets what is over.
    mutating func end(_ event: BrowseEvent) {
        switch event {
        case .due(let load): due[load] = nil
        case .faded(let load): fading[load] = nil
        default: break
        }
    }

    mutating func cancelAll() {
        for task in due.values { task.cancel() }
        for task in fading.values { task.cancel() }
    }

    private func task(_ time: Duration, _ event: BrowseEvent) -> Task<Void, Never> {
        Task { [pause, send] in
            await pause(time)
            if !Task.isCancelled { send(event) }
        }
    }
}
