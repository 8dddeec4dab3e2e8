/// A type of aircraft (ICAO Doc 8643).
package struct AircraftType: Equatable, Sendable {
    /// The designator, such as `B738`.
    package let code: String

    package let manufacturer: String?

    /// The model, such as "737-800"; the first of several that share the designator.
    package let model: String?

    package init(code: String, manufacturer: String?, model: String?) {
        self.code = code
        self.manufacturer = manufacturer
        self.model = model
    }

    /// The manufacturer and the model, as far as they are known; nil if neither is.
    package var name: String? {
        guard let manufacturer, let model else { return manufacturer ?? model }
        return manufacturer + " " + model
    }
}
