/// How large a screen is, in characters.
public struct ScreenSize: Equatable, Sendable {
    /// Its columns.
    public let columns: Int

    /// Its rows.
    public let rows: Int

    /// Describes a size.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The smallest that a screen is drawn for.
    static let smallest = ScreenSize(columns: 40, rows: 10)

    var isTooSmall: Bool {
        columns < Self.smallest.columns || rows < Self.smallest.rows
    }
}

/// What comes from a screen's device.
public enum DeviceEvent: Equatable, Sendable {
    /// These bytes were typed, or sent by the terminal itself.
    case bytes([UInt8])

    /// Nothing followed the last bytes for a while.
    case pause

    /// The screen may have another size, or show something else: it is to be drawn anew.
    case changed

    /// Nothing will come any more.
    case closed
}

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
