import Flights

extension AircraftType {
    /// The manufacturer and the model, such as "Airbus A320", else the designator.
    var words: String {
        let words = [manufacturer, model].compactMap(\.self)
        return words.isEmpty ? code : words.joined(separator: " ")
    }
}
