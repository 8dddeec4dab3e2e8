import Logbook
import SectionKit

/// The values of a flight that a pass says, as the options of a flight take them.
struct PassValues: Equatable, Sendable {
    private var texts: [String: String] = [:]

    /// What could not be taken, in plain sentences.
    private(set) var warnings: [String] = []

    /// Takes the most trusted values; one that its option does not take is left out.
    init(_ leg: PassLeg) {
        for field in PassField.allCases where field.isKept {
            guard let text = leg[field], let option = FlightField[field.rawValue] else { continue }
            if option.step(text) != nil {
                texts[field.rawValue] = text
            } else {
                warnings.append(
                    "\(text.short.quoted) is not valid for \(field.words) and is left out.")
            }
        }
    }

    /// Whether there is a value of a field.
    func has(_ field: PassField) -> Bool { texts[field.rawValue] != nil }

    /// Changes the arrival.
    mutating func setArrival(_ time: ClockTime) {
        texts[PassField.arrives.rawValue] = time.description
    }

    /// The changes that write the values of some fields.
    func steps(_ fields: [PassField] = PassField.allCases) -> [FlightChange.Step] {
        fields.compactMap { field in
            texts[field.rawValue].flatMap { FlightField[field.rawValue]?.step($0) }
        }
    }
}

extension FlightField {
    /// The field with the name of an option.
    fileprivate static subscript(name: String) -> FlightField? {
        all.first { $0.description.name == name }
    }

    /// The change that writes a value; nil if the field does not take it.
    fileprivate func step(_ text: String) -> FlightChange.Step? {
        try? change(OptionValues([description.name: text]))
    }
}
