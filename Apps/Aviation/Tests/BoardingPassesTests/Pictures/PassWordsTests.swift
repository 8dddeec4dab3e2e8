import Logbook
import Testing

@testable import BoardingPasses

/// Passes as text on lines: each value with and without a label, in any order.
@Suite struct PassWordsTests {
    private func flight(_ text: String) -> PassLeg? {
        PassText(TextBox.boxes(ofText: text), origin: .text).legs(.on("2025-08-20")).first
    }

    /// What the text says of the fields of a flight, such as "number UA546".
    private func values(_ text: String) -> [String] {
        guard let leg = flight(text) else { return [] }
        return PassField.allCases.compactMap { field in leg[field].map { "\(field.rawValue) \($0)" }
        }
    }

    @Test(arguments: [
        "Passenger: DOE/JOHN\nFlight: UA546\nSFO → ORD\n24 AUG\nGate: B12\nSeat: 14A",
        "BOARDING PASS\nSeat 14A\nGate B12\n24AUG25\nFrom SFO To ORD\nUA 546\nName DOE/JOHN MR",
        "From: SFO\nTo: ORD\nFlight: UA546\nDate: 24 August 2025\nGate: B12  Seat: 14A\nPassenger: John Doe",
        "UA546 SFO-ORD 24 AUG 2025\nseat: 14a  gate: b12\npassenger: DOE/JOHN",
        """
        PASSENGER      FLIGHT   DATE
        DOE/JOHN MR    UA546    2025-08-24
        FROM    TO     GATE     SEAT
        SFO     ORD    B12      14A
        """,
        """
        Flug       UA546
        Von        SFO
        Nach       ORD
        Datum      24.08.2025
        Gate       B12
        Sitz       14A
        Name       DOE/JOHN
        """,
        "Vol: UA546\nDe: SFO\nÀ: ORD\nDate: 24 août 2025\nPorte: B12\nSiège: 14A\nPassager: DOE/JOHN",
        "Vuelo: UA546\nSFO - ORD\nFecha: 24 ago 2025\nPuerta: B12\nAsiento: 14A\nPasajero: DOE/JOHN",
        "Volo: UA546\nSFO » ORD\nData: 24/08/2025\nUscita: B12\nPosto: 14A\nPasseggero: DOE/JOHN",
        "Voo: UA546\nSFO > ORD\nData: 24 ago 2025\nPortão: B12\nAssento: 14A\nPassageiro: DOE/JOHN",
    ])
    func `the words of a pass are read in any layout and language`(text: String) {
        #expect(
            values(text) == [
                "number UA546", "date 2025-08-24", "from SFO", "to ORD", "departure-gate B12",
                "seat 14A", "passenger John Doe",
            ])
    }

    @Test(arguments: ["→", "—", "–", "-", ">", "»", "+", "2", "✈", "to", "TO", "nach", "à", "->"])
    func `a route has any sign or word between its airports`(sign: String) throws {
        let leg = try #require(flight("SFO \(sign) ORD\nFlight: UA546"))

        #expect([leg[.from], leg[.to]] == ["SFO", "ORD"])
    }

    @Test(arguments: [
        "San Francisco (SFO) to Chicago (ORD)", "San Francisco SFO – Chicago ORD", "SFO—ORD",
        "sfo→ord", "From: San Francisco SFO\nTo: Chicago ORD", "SFO       ORD",
    ])
    func `names of cities and large gaps do not hide a route`(route: String) throws {
        let leg = try #require(flight("\(route)\nFlight: UA546\nDate: 24 AUG"))

        #expect([leg[.from], leg[.to]] == ["SFO", "ORD"])
    }

    @Test(arguments: [
        "24 AUG", "24AUG", "24AUG25", "24 August 2025", "Aug 24, 2025", "08/24/2025", "2025-08-24",
        "24.08.2025", "24.08.25", "Sunday 24 August 2025", "SUN 24 AUG", "24th August",
        "24 de agosto de 2025", "Departure date: 24 AUG", "24/AUG/2025",
    ])
    func `a date is read with and without a label`(date: String) throws {
        let leg = try #require(flight("Flight: UA546\nSFO → ORD\n\(date)\nGate B12"))

        #expect(leg[.date] == "2025-08-24")
        #expect([leg[.from], leg[.to]] == ["SFO", "ORD"])
    }

    @Test func `a date with slashes that can be two days is asked`() throws {
        let leg = try #require(flight("Flight: UA546\nSFO → ORD\n03/04/2025"))

        #expect(leg[.date] == nil)
        #expect(leg.otherDates == ["2025-03-04", "2025-04-03"])
    }

    @Test func `a date without a year has the others that it can have`() throws {
        let leg = try #require(flight("UA546 SFO-ORD 24 AUG"))

        #expect(leg[.date] == "2025-08-24")
        #expect(leg.otherDates == ["2024-08-24", "2026-08-24"])
    }

    @Test func `the date of birth or issue is not that of the flight`() throws {
        let leg = try #require(
            flight("Flight: UA546\nSFO → ORD\nDate of birth: 1 May 1980\nDate of issue  3 Jan 2025")
        )

        #expect(leg[.date] == nil)
    }

    @Test func `times have their labels, and the group of boarding is one`() throws {
        let text = """
            UA546  SFO - ORD  24 AUG 2025
            Boarding time: 09:35   Group: 3   Terminal: 2
            Departure 10:05   Arrival 4:12 PM   Booking reference: X7K2PQ
            """

        let leg = try #require(flight(text))
        #expect(leg[.boards] == "09:35")
        #expect(leg[.group] == "3")
        #expect(leg[.departureTerminal] == "2")
        #expect(leg[.departs] == "10:05")
        #expect(leg[.arrives] == "16:12")
        #expect(leg[.bookingCode] == "X7K2PQ")
    }

    @Test func `what two readings say differently is kept twice`() throws {
        let leg = try #require(
            flight("Flight: UA546  Gate: B12\nSFO → ORD\nDate: 24 AUG\nGate: C4"))

        #expect(leg[.departureGate] == "B12")
        #expect(leg.others(of: .departureGate).map(\.text) == ["C4"])
    }

    @Test func `a pass without a route or a date is a flight that a person can complete`() throws {
        #expect(
            values("Flight: UA546\nGate: B12\nSeat: 14A") == [
                "number UA546", "departure-gate B12", "seat 14A",
            ])
        #expect(flight("Gate: B12\nSeat: 14A") == nil)
    }

    @Test(arguments: [
        "Dear John,\nthe gate is open from 9 to 5.\nTHE - AND\nSee you soon",
        "Invoice 24 AUG 2025\nTotal 546 USD\nTo: ACME", "MAR 24 – APR 12", "",
    ])
    func `a text that is no pass has no flight`(text: String) {
        #expect(flight(text) == nil)
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            String(repeating: "Gate\n", count: 5_000),
            String(repeating: "gate seat to ", count: 5_000),
            String(repeating: "SFO - ", count: 5_000),
            String(repeating: "24 AUG\n", count: 5_000),
        ])
    func `a long text that is no pass is read in little time`(text: String) {
        #expect(flight(text)?[.number] == nil)
    }
}
