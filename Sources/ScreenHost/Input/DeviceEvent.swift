/// An event of a screen device.
package enum DeviceEvent: Equatable, Sendable {
    /// Bytes were typed, or sent by the terminal itself.
    case bytes([UInt8])

    /// No bytes followed the last ones for a while.
    case pause

    /// The size or the content of the screen may have changed, so it must be redrawn.
    case changed

    /// The input has ended.
    case closed
}
