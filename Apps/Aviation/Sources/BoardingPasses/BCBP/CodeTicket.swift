import Logbook

/// The conditional fields of a flight of a bar code.
struct CodeTicket: Equatable, Sendable {
    private let airline: String?
    private let document: String?
    let marketingCarrier: String?
    private let frequentFlyerAirline: String?
    private let frequentFlyerNumber: String?
    private let allowance: String?

    init(_ fields: inout CodeFields) {
        airline = fields.text(3)
        document = fields.text(10)
        _ = fields.text(2)  // selected for a search, documents verified
        marketingCarrier = fields.text(3)?.uppercased()
        frequentFlyerAirline = fields.text(3)?.uppercased()
        frequentFlyerNumber = fields.text(16)
        _ = fields.text(1)  // a ticket for employees of airlines
        allowance = fields.text(3)?.uppercased()
    }

    /// The number of the ticket, such as `014 1234567890`; nil without one.
    var number: String? {
        guard let airline, let document, document.contains(where: { $0 != "0" }) else { return nil }
        return "\(airline) \(document)"
    }

    /// The number of the frequent flyer after the code of the airline, such as `AC 1234567890123`.
    var frequentFlyer: String? {
        guard let frequentFlyerNumber else { return nil }
        return [frequentFlyerAirline, frequentFlyerNumber].compactMap(\.self)
            .joined(separator: " ")
    }

    /// The bags that may be checked in, such as "20 kg" or "2 pieces".
    var bags: String? {
        guard let allowance else { return nil }
        let number = allowance.prefix(while: \.isCodeDigit)
        guard let count = Int(number) else { return allowance }
        switch allowance.dropFirst(number.count) {
        case "K", "KG": return "\(count) kg"
        case "L", "LB": return "\(count) lb"
        case "PC", "P": return count == 1 ? "1 piece" : "\(count) pieces"
        default: return allowance
        }
    }
}
