/// A screen with a keyboard, on which a ``BrowseScreen`` is shown.
package protocol ScreenDevice: Sendable {
    /// The current size.
    var size: ScreenSize { get }

    /// Takes over the screen and returns its events.
    func open() -> AsyncStream<DeviceEvent>

    /// Writes text to the screen; errors are ignored.
    func write(_ text: String)

    /// Restores the screen and stops reading input; may be called from any thread, and repeatedly.
    func close()

    /// Gives the screen to the shell until the shell continues the program.
    func suspend()
}
