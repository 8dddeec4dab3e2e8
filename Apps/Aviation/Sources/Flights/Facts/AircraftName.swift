import Airports
import SectionKit

/// The name of a type of aircraft as parts that are compared, since everybody writes it in another
/// way: `Airbus A320-214`, `Airbus A-320` and `Airbus 320`.
struct AircraftName: Equatable {
    /// The words and numbers, in lower case; without the letter before a number of Airbus or
    /// Embraer.
    private let parts: [String]

    /// How many of the parts are the manufacturer.
    private let makerCount: Int

    init(_ text: String) {
        parts = Self.parts(text)
        makerCount = 0
    }

    init(_ type: AircraftType) {
        let maker = type.manufacturer ?? ""
        parts = Self.parts("\(maker) \(type.model ?? "")")
        makerCount = Self.parts(maker).count
    }

    /// What the lines of types with this name have in a table, its first number; nil if it has none.
    var pattern: LinePattern? {
        parts.first { $0.first?.isNumber == true }.flatMap { LinePattern($0.utf8) }
    }

    /// How well another name names this type: the number of parts that are the same; 0 if it does not.
    ///
    /// The other name may go on, such as with the number of a variant, if it has the manufacturer.
    func rank(as other: AircraftName) -> Int {
        guard parts.count > makerCount else { return 0 }
        if other.parts.starts(with: parts) { return makerCount > 0 ? parts.count : 0 }
        return other.parts.elementsEqual(parts[makerCount...]) ? parts.count - makerCount : 0
    }

    /// Whether another name is the beginning of this one, with the manufacturer and some of the model.
    func begins(with other: AircraftName) -> Bool {
        other.parts.count > makerCount && makerCount > 0 && parts.starts(with: other.parts)
    }

    /// What some manufacturers write before their numbers, and others leave out.
    private static let letters = ["airbus": ["a"], "embraer": ["e", "erj", "emb"]]

    private static func parts(_ text: String) -> [String] {
        var parts: [String] = []
        var last: Character?
        for character in text.folded {
            if character.isLetter || character.isNumber {
                if let last, last.isNumber == character.isNumber, last.isLetter || last.isNumber {
                    parts[parts.count - 1].append(character)
                } else {
                    parts.append(String(character))
                }
            }
            last = character
        }
        return parts.enumerated().filter { index, part in
            index == 0 || index + 1 == parts.count
                || Self.letters[parts[index - 1]]?.contains(part) != true
        }.map(\.element)
    }
}
