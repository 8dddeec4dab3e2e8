/// Why a section is loaded.
enum LoadReason: Sendable {
    /// It has not been loaded with these values yet, or has failed.
    case start

    /// A person asked for it again.
    case refresh

    /// An action has changed it.
    case change

    /// It is due, and is loaded without the responses that it was loaded from.
    case timer

    /// Whether the content belongs to the same values as before.
    var isRefresh: Bool { self != .start }

    /// Whether nobody did anything for it.
    var isAutomatic: Bool { self == .timer }
}
