package import SectionKit

extension UsageError {
    /// The message as a clause without its full stop.
    package var clause: String { message.hasSuffix(".") ? String(message.dropLast()) : message }
}
