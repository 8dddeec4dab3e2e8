import Logbook
import Testing

@testable import BoardingPasses

/// Two readings of one picture.
@Suite struct SeveralReadingsTests {
    private func reading(_ text: String, confidence: Int = 95) -> PassText {
        let boxes = TextBox.boxes(ofText: text).map { box in
            var box = box
            box.confidence = confidence
            return box
        }
        return PassText(boxes, origin: .recognisedText)
    }

    private func flight(_ readings: [PassText]) throws -> PassLeg {
        try #require(PassText(joining: readings)?.legs(.on("2025-08-20")).first)
    }

    private static let pass = "Flight: UA546\nSFO → ORD\nDate: 24 AUG 2025"

    @Test func `what two readings dispute is kept as both`() throws {
        let leg = try flight([
            reading(Self.pass + "\nGate: E12"), reading(Self.pass + "\nGate: F12"),
        ])

        #expect(leg.others(of: .departureGate).map(\.text) == ["F12"])
        #expect(leg.others(of: .number).isEmpty)
    }

    @Test func `what one has not read is that of another`() throws {
        let leg = try flight([reading(Self.pass), reading(Self.pass + "\nSeat: 14A")])

        #expect(leg[.seat] == "14A")
    }

    @Test func `two dates are a dispute too, and one with its year settles one without`() throws {
        let other = Self.pass.replacing("24 AUG 2025", with: "21 AUG 2025")
        let short = Self.pass.replacing("24 AUG 2025", with: "24 AUG")

        #expect(
            try flight([reading(Self.pass), reading(other)]).others(of: .date).map(\.text)
                == ["2025-08-21"])
        let settled = try flight([reading(short), reading(Self.pass)])
        #expect(settled[.date] == "2025-08-24")
        #expect(settled.others(of: .date).isEmpty)
        #expect(settled.otherDates.isEmpty)
    }

    @Test func `a label in any reading counts more than what stands alone`() throws {
        let alone = "ORD      SFO\nFlight: UA546\nDate: 24 AUG 2025"
        let labelled = "A: ORD\nDa: SFO\nFlight: UA546\nDate: 24 AUG 2025"
        let leg = try flight([reading(alone), reading(labelled)])

        #expect([leg[.from], leg[.to]] == ["SFO", "ORD"])
        #expect(leg.others(of: .from).isEmpty)
    }

    @Test func `a value that no reading recognised surely is hard to read`() throws {
        let code = "Booking reference: KZRMGN"
        let unsure = try flight([
            reading(Self.pass), reading(code, confidence: 74), reading(code, confidence: 66),
        ])
        #expect(unsure.unclear == [.bookingCode])

        let sure = try flight([
            reading(Self.pass), reading(code, confidence: 74), reading(code, confidence: 93),
        ])
        #expect(sure.unclear.isEmpty)
    }

    @Test func `a letter that all readings hold possible is kept as a second value`() throws {
        func reading(_ words: String, orElse others: [String: [String]]) -> PassText {
            let boxes = TextBox.boxes(ofText: Self.pass + "\n" + words).map { box in
                var box = box
                box.confidence = 92
                box.others = others[box.text] ?? []
                return box
            }
            return PassText(boxes, origin: .recognisedText)
        }
        func others(_ first: [String], _ second: [String]) throws -> [String] {
            let words = "Passenger: ROSST/ANNA MS"
            let leg = try flight([
                reading(words, orElse: ["ROSST/ANNA": first]),
                reading(words, orElse: ["ROSST/ANNA": second]),
            ])
            #expect(leg[.passenger] == "Anna Rosst")
            return leg.others(of: .passenger).map(\.text)
        }

        #expect(try others(["ROSSI/ANNA", "R0SST/ANNA"], ["ROSSI/ANNA"]) == ["Anna Rossi"])
        #expect(try others(["ROSSI/ANNA"], []) == [])
        #expect(try others(["R0SST/ANNA"], ["ROSSI/ANNA"]) == [])

        // What the field cannot be is no second value.
        let words = "Seat: 14A"
        let leg = try flight([
            reading(words, orElse: ["14A": ["I4A", "14%"]]),
            reading(words, orElse: ["14A": ["I4A", "14%"]]),
        ])
        #expect(leg.others(of: .seat).isEmpty)
    }
}
