/// How long to wait before a lost connection is made again.
struct ReconnectPolicy: Sendable {
    /// The longest wait after the first failure; it doubles with each that follows.
    static let base = Duration.seconds(1)

    /// The longest wait of all.
    static let longest = Duration.seconds(60)

    /// A number from 0 to 1, by chance.
    let random: @Sendable () -> Double

    /// The wait after so many failures in a row, counted from 1: exponential with equal jitter, so
    /// that it is never less than half.
    ///
    /// Source: "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
    func wait(after failures: Int) -> Duration {
        let most = min(Self.longest, Self.base * (1 << min(failures - 1, 16)))
        return most / 2 + most / 2 * random()
    }
}
