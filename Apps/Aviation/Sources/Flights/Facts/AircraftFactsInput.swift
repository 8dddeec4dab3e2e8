package import Networking

/// The service of the tables about aircraft, which are embedded in the program.
package protocol AircraftFactsInput: Sendable {
    func directory() async throws(RequestError) -> any AircraftDirectory
}
