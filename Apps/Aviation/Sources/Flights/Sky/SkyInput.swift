package import Networking

/// A source of the aircraft in the air now: an archive, a receiver, or a service.
package protocol SkyInput: Sendable {
    /// Loads the aircraft that an area or a name selects; a source may return more.
    ///
    /// - Throws: `RequestError`, `notAllowed` for a selection that the source does not have.
    func sky(_ selection: SkySelection) async throws(RequestError) -> Sky
}
