package import Networking
package import SectionEssentials

/// A service on the network that is asked for aircraft.
package protocol SkyService: Sendable {
    /// Loads the aircraft of a selection with a request to the service, or to a cache of it.
    ///
    /// - Throws: `RequestError`, `notAllowed` for a selection that the service does not have.
    func sky(
        _ selection: SkySelection,
        from request: any BaseRequestInput,
        at now: Date
    ) async throws(RequestError) -> Sky

    /// Returns what the service loads for a selection, which may be more.
    func extent(of selection: SkySelection) -> SkySelection

    /// Tells the person what a request for a selection costs, if it does.
    func announce(_ selection: SkySelection)

    /// Returns the area that a request has selected, by its path and query; nil for other requests.
    func area(at target: String) -> SkySelection?
}

extension SkyService {
    /// The selection itself.
    package func extent(of selection: SkySelection) -> SkySelection { selection }

    /// Says nothing.
    package func announce(_ selection: SkySelection) {}

    /// No area.
    package func area(at target: String) -> SkySelection? { nil }
}

extension RequestError {
    /// The error for a selection that a service does not have.
    ///
    /// - Parameters:
    ///   - reason: what it does not have, one plain clause.
    ///   - recovery: what the user can do, one plain sentence.
    static func notOffered(_ reason: String, recovery: String) -> RequestError {
        .advised(.notAllowed(reason: reason), recovery: recovery)
    }
}
