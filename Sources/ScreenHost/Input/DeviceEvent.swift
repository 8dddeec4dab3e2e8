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
