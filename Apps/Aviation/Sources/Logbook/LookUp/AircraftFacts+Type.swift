package import Flights

extension AircraftFactsInput {
    /// Returns the designator of the type that a text names; the text itself if none is known by it.
    package func typeCode(_ text: String?) async -> String? {
        guard let text else { return nil }
        return (try? await directory())?.aircraftType(named: text)?.code ?? text
    }
}
