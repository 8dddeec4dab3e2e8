package import Essentials

/// The time as a request sees it, so that a test can let hours pass in an instant.
package protocol RequestClock: Sendable {
    /// The time since some fixed moment, which no change of the calendar moves.
    var elapsed: Duration { get }

    /// The date by the calendar.
    var date: Date { get }

    /// Waits; throws if the task is cancelled meanwhile.
    func wait(for duration: Duration) async throws(CancellationError)
}

/// The machine's own time.
package struct SystemRequestClock: RequestClock {
    private let start = ContinuousClock.now

    /// Starts counting now.
    package init() {}

    /// The time since the clock was made.
    package var elapsed: Duration { start.duration(to: .now) }

    /// The machine's date.
    package var date: Date { Date() }

    /// Waits as long as the machine's clock says.
    package func wait(for duration: Duration) async throws(CancellationError) {
        do {
            try await Task.sleep(for: duration)
        } catch {
            throw CancellationError()
        }
    }
}
