/// Decides how long to wait before reconnecting.
struct ReconnectPolicy: Sendable {
    /// The longest wait after the first failure; it doubles with each further one.
    static let base = Duration.seconds(1)

    /// The longest wait of all.
    static let longest = Duration.seconds(60)

    /// A random number from 0 to 1.
    let random: @Sendable () -> Double

    /// The wait after a number of failures in a row, at least 1: exponential with equal jitter, so
    /// that it is never less than half.
    ///
    /// Source: "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
    func wait(after failures: Int) -> Duration {
        let most = min(Self.longest, Self.base * (1 << min(failures - 1, 16)))
        return most / 2 + most / 2 * random()
    }
}
