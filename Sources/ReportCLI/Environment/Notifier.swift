/// Shows notifications to a person who looks at something else.
package protocol Notifier: Sendable {
    /// Shows a notification, and returns without waiting for it.
    ///
    /// - Parameters:
    ///   - title: its title, such as the title of a report.
    ///   - lines: its text, as sentences that are safe to print.
    ///   - otherwise: is called once, from any thread, if it cannot be shown.
    func notify(_ title: String, _ lines: [String], otherwise: @escaping @Sendable () -> Void)
}
