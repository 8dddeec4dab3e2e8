import Logbook
import SectionEssentials
import SectionKit

@testable import BoardingPasses

/// A bar code, and all that is read from it.
struct CodeSample: CustomStringConvertible {
    let description: String
    let code: String
    let legs: [[PassField: String]]

    init(_ description: String, _ code: String, _ legs: [[PassField: String]]) {
        self.description = description
        self.code = code
        self.legs = legs
    }
}

extension CodeSample {
    /// All samples.
    static let all = of2018 + version6

    /// Samples that are read on 2 April 2018.
    static let of2018 = resolution792 + airlines
}

extension PassContext {
    /// A context of a day.
    static func on(_ day: String, year: Int? = nil) -> PassContext {
        PassContext(year: year, day: LocalDateTime(day) ?? LocalDateTime.epoch)
    }
}

extension LocalDateTime {
    static let epoch = LocalDateTime(Date(timeIntervalSince1970: 0), in: .utc)
}

extension PassLeg {
    /// The values, each of the most trusted part.
    var values: [PassField: String] {
        Dictionary(readings.map { ($0.field, $0.text) }) { first, _ in first }
    }

    /// The values of one part.
    func values(_ origin: PassOrigin) -> [PassField: String] {
        PassLeg(readings.filter { $0.origin == origin }).values
    }
}
