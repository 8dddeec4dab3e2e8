/// Shows short messages to a person who looks at something else.
public protocol Notifier: Sendable {
    /// Shows a message, without waiting for anybody to read it.
    ///
    /// - Parameters:
    ///   - title: what it is about, such as the title of a report.
    ///   - lines: plain sentences, safe to print.
    ///   - otherwise: is called if it cannot be shown, once and from any thread.
    func notify(_ title: String, _ lines: [String], otherwise: @escaping @Sendable () -> Void)
}
