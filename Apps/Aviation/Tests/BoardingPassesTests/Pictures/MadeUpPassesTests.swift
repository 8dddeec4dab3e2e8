import Logbook
import Testing

@testable import BoardingPasses

/// Passes in layouts made from a seed: languages, orders, columns, and signs for arrows.
@Suite struct MadeUpPassesTests {
    @Test(arguments: 1...500)
    func `every value of a made-up pass is read, and none is wrong`(seed: UInt64) throws {
        var pass = MadeUpPass(seed)

        let text = pass.text()
        let leg = PassText(TextBox.boxes(ofText: text), origin: .text).legs(.on("2025-08-20")).first

        let read = try #require(leg, "\(text)")
        for (field, value) in pass.values {
            #expect(read[field] == value, "\(field.rawValue) of\n\(text)")
        }
    }
}

/// A made-up pass, with what a reader should find.
private struct MadeUpPass {
    /// What is on it, as the options of a flight have it.
    private(set) var values: [PassField: String] = [:]

    private var random: Seeded
    private let words: [PassField: String]

    private static let languages: [[PassField: String]] = [
        [
            .number: "Flight", .date: "Date", .from: "From", .to: "To", .departureGate: "Gate",
            .seat: "Seat", .passenger: "Passenger", .boards: "Boarding time", .group: "Group",
            .bookingCode: "Booking reference", .departureTerminal: "Terminal",
        ],
        [
            .number: "Flug", .date: "Datum", .from: "Von", .to: "Nach", .departureGate: "Gate",
            .seat: "Sitz", .passenger: "Fluggast", .boards: "Einstieg", .group: "Gruppe",
            .bookingCode: "Buchungscode", .departureTerminal: "Terminal",
        ],
        [
            .number: "Vol", .date: "Date", .from: "De", .to: "À", .departureGate: "Porte",
            .seat: "Siège", .passenger: "Passager", .boards: "Embarquement", .group: "Groupe",
            .bookingCode: "Réservation", .departureTerminal: "Terminal",
        ],
        [
            .number: "Vuelo", .date: "Fecha", .from: "Origen", .to: "Destino",
            .departureGate: "Puerta", .seat: "Asiento", .passenger: "Pasajero",
            .boards: "Embarque", .group: "Grupo", .bookingCode: "Localizador",
            .departureTerminal: "Terminal",
        ],
        [
            .number: "Volo", .date: "Data", .from: "Da", .to: "A", .departureGate: "Uscita",
            .seat: "Posto", .passenger: "Passeggero", .boards: "Imbarco", .group: "Gruppo",
            .bookingCode: "Prenotazione", .departureTerminal: "Terminal",
        ],
        [
            .number: "Voo", .date: "Data", .from: "Origem", .to: "Destino",
            .departureGate: "Portão", .seat: "Assento", .passenger: "Passageiro",
            .boards: "Embarque", .group: "Grupo", .bookingCode: "Reserva",
            .departureTerminal: "Terminal",
        ],
    ]

    init(_ seed: UInt64) {
        random = Seeded(seed)
        words = Self.languages.randomElement(using: &random) ?? [:]
    }

    /// Writes the pass in some layout.
    mutating func text() -> String {
        let route =
            ["SFO ORD", "FRA JFK", "LIS GRU", "MUC MAR", "CDG FCO"]
            .randomElement(using: &random)?.split(separator: " ").map(String.init) ?? []
        let number = pick([
            ("UA546", "UA546"), ("LH 400", "LH400"), ("TP 0089", "TP89"), ("U2 8831", "U28831"),
        ])
        let date = pick([
            ("24 AUG 2025", "2025-08-24"), ("24AUG25", "2025-08-24"), ("24.08.2025", "2025-08-24"),
            ("2025-08-24", "2025-08-24"), ("24 August 2025", "2025-08-24"),
            ("24 AUG", "2025-08-24"),
        ])
        let fields: [(PassField, (String, String))] = [
            (.departureGate, pick([("B12", "B12"), ("7", "7"), ("A 4", "A4")])),
            (.seat, pick([("14A", "14A"), ("002F", "2F"), ("31 K", "31K")])),
            (
                .passenger,
                pick([
                    ("DOE/JOHN MR", "John Doe"), ("Doe/Jane", "Jane Doe"), ("John Doe", "John Doe"),
                ])
            ),
            (.boards, pick([("09:35", "09:35"), ("17:05", "17:05")])),
            (.group, pick([("3", "3"), ("B", "B")])),
            (.bookingCode, pick([("X7K2PQ", "X7K2PQ"), ("AB12CD", "AB12CD")])),
            (.departureTerminal, pick([("2", "2"), ("2E", "2E")])),
        ]
        var lines = [line(.number, number), line(.date, date, canStandAlone: true)]
        if Bool.random(using: &random) {
            let sign =
                ["→", "—", "–", "-", ">", "»", "to", "✈"].randomElement(using: &random) ?? ""
            lines.append("\(route[0]) \(sign) \(route[1])")
            (values[.from], values[.to]) = (route[0], route[1])
        } else {
            lines += [line(.from, (route[0], route[0])), line(.to, (route[1], route[1]))]
        }
        for (field, value) in fields where Double.random(in: 0..<1, using: &random) < 0.7 {
            lines.append(line(field, value))
        }
        lines.append(
            ["", "BOARDING PASS", "Bordkarte", "Have a good flight"].randomElement(using: &random)
                ?? "")
        return lines.shuffled(using: &random).joined(separator: "\n")
    }

    private mutating func pick(_ choices: [(String, String)]) -> (String, String) {
        choices.randomElement(using: &random) ?? ("", "")
    }

    /// A label with its value: behind it, in another column, or below it.
    private mutating func line(
        _ field: PassField, _ value: (written: String, read: String), canStandAlone: Bool = false
    ) -> String {
        values[field] = value.read
        var label = words[field] ?? ""
        if Bool.random(using: &random) { label = label.uppercased() }
        switch Int.random(in: 0..<(canStandAlone ? 4 : 3), using: &random) {
        case 0: return "\(label): \(value.written)"
        case 1: return "\(label)      \(value.written)"
        case 2: return "\(label)\n\(value.written)"
        default: return value.written
        }
    }
}

/// SplitMix64, a generator of numbers from a seed.
private struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
