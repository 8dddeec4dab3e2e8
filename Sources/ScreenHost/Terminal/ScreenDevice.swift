/// A screen with a keyboard: the only thing that a screen host touches.
public protocol ScreenDevice: Sendable {
    /// Its size now.
    var size: ScreenSize { get }

    /// Takes the screen over, and tells what comes from now on.
    func open() -> AsyncStream<DeviceEvent>

    /// Writes to the screen; what cannot be written is lost.
    func write(_ text: String)

    /// Leaves the screen as it was, and takes no more of what is typed; may be called from any
    /// thread, and more than once.
    func close()

    /// Leaves the screen to the shell until the shell gives it back.
    func suspend()
}
