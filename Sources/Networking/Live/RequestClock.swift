package import SectionEssentials

/// The clock of a request, which a test can replace to skip hours in an instant.
package protocol RequestClock: Sendable {
    /// The monotonic time since a fixed moment.
    var elapsed: Duration { get }

    /// The current date.
    var date: Date { get }

    /// Waits for a duration; throws if the task is cancelled meanwhile.
    func wait(for duration: Duration) async throws(CancellationError)
}

/// The clock of the system.
package struct SystemRequestClock: RequestClock {
    private let start = ContinuousClock.now

    /// Creates a clock that starts now.
    package init() {}

    /// The monotonic time since the clock was created.
    package var elapsed: Duration { start.duration(to: .now) }

    /// The current date of the system.
    package var date: Date { Date() }

    /// Waits for a duration; throws if the task is cancelled meanwhile.
    package func wait(for duration: Duration) async throws(CancellationError) {
        do {
            try await Task.sleep(for: duration)
        } catch {
            throw CancellationError()
        }
    }
}
