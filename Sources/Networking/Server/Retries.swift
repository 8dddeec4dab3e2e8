/// How temporary failures of a server are retried.
public struct Retries: Equatable, Sendable {
    /// The maximum number of attempts.
    let attempts: Int

    /// The range of the wait before the second attempt.
    let wait: ClosedRange<Duration>

    /// Whether the wait doubles with each attempt.
    let isDoubled: Bool

    /// Whether a failure status is retried for any method, even for one that is not idempotent.
    let isForAnyMethod: Bool

    /// Three attempts after waits of up to half a second and up to one, and none for a method that
    /// could apply a change twice, such as POST.
    ///
    /// Source: "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
    public static let standard = Retries(
        attempts: 3, wait: .zero ... .milliseconds(500), isDoubled: true, isForAnyMethod: false)

    /// Attempts after the same waits, for any method: only for requests that change nothing, or that
    /// the server has not accepted when it responds with a failure status.
    ///
    /// - Parameters:
    ///   - attempts: the maximum number of attempts, including the first.
    ///   - wait: the shortest and the longest wait between them.
    public static func steady(attempts: Int, after wait: ClosedRange<Duration>) -> Retries {
        Retries(attempts: attempts, wait: wait, isDoubled: false, isForAnyMethod: true)
    }

    /// How long to wait before the attempt that follows `attempt`, counted from 1.
    ///
    /// - Parameter random: a number from 0 to 1.
    func wait(after attempt: Int, random: Double) -> Duration {
        let wait = wait.lowerBound + (wait.upperBound - wait.lowerBound) * random
        return isDoubled ? wait * (1 << (attempt - 1)) : wait
    }
}
