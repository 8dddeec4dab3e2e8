import Logbook
import Testing

@testable import BoardingPasses

/// What is a flight in a text, and what only looks like one.
@Suite struct StatementTests {
    /// The flights of a text, as a file with it is read.
    private func flights(_ text: String) -> [String] {
        let words = PassText(TextBox.boxes(ofText: text), origin: .text)
        let context = PassContext.on("2025-08-20")
        return ConfirmationText([text], context).legs(besides: words, context).map { leg in
            let fields: [PassField] = [.number, .date, .from, .to, .departs, .arrives, .boards]
            return fields.compactMap { leg[$0] }.joined(separator: " ")
        }
    }

    @Test(arguments: [
        "Fly from SFO to ORD this summer! Book by 24 August 2025. Ask for flight UA546.",
        "SFO to ORD from $99\nBook by 24 August 2025\nFlight UA546 and others",
        "Dear John,\nour sale has SFO – ORD and LHR – JFK for you.\nFlight UA546, 24 August 2025",
        "Win miles on flight UA546 until 24 August 2025.\nFrom SFO to ORD they are double this week.",
    ])
    func `an offer that names airports is no flight`(text: String) {
        #expect(flights(text).isEmpty)
    }

    @Test func `a sentence that says all is a flight`() {
        #expect(
            flights("Hello. Your flight LH400 from FRA to JFK on 14 June 2026 is now confirmed.")
                == ["LH400 2026-06-14 FRA JFK"])
    }

    @Test(arguments: [
        "FLIGHT # 1234\nDAL to HOU\n24 AUG 2025\nSouthwest Airlines",
        "Southwest Airlines\nFlight #1234   24 AUG 2025\nFrom: DAL\nTo: HOU",
        "Southwest Airlines\nFlight\n# 1234\nDate: 24 AUG 2025\nDAL → HOU",
    ])
    func `digits alone are those of the airline that the text names`(text: String) {
        #expect(flights(text) == ["WN1234 2025-08-24 DAL HOU"])
    }

    @Test func `digits alone are no number if no airline or several are named`() {
        #expect(!flights("FLIGHT # 1234\nDAL to HOU\n24 AUG 2025").joined().contains("1234"))
        let two = "Lufthansa and United Airlines\nFLIGHT # 1234\nDAL to HOU\n24 AUG 2025"
        #expect(!flights(two).joined().contains("1234"))
    }

    @Test(arguments: ["AUG2025", "D32", "4C4", "FGZ87H", "1234"])
    func `months, gates and seats are no flight numbers`(word: String) {
        #expect(!PassNumber.isLikely(word))
    }

    @Test func `labels say which airport and which time is which, not the order of lines`() {
        let text = """
            To   ORD
            Arrival   16:12
            Boarding time   09:35
            Departure   10:05
            Flight   UA546
            From   SFO
            Date   24 AUG 2025
            """

        #expect(flights(text) == ["UA546 2025-08-24 SFO ORD 10:05 16:12 09:35"])
    }

    @Test func `a time without its label is not made of the time of boarding`() {
        let text = "UA546\nSFO – ORD\n24 AUG 2025\nBoarding 09:35\nArrival 16:12"

        #expect(flights(text) == ["UA546 2025-08-24 SFO ORD 16:12 09:35"])
    }

    @Test(arguments: [
        "From San Francisco To Chicago\nUA546 24 AUG 2025",
        "San Francisco → Chicago\nUA546\n24 AUG 2025",
        "FROM: San Francisco\nTO: Chicago\nFlight: UA546\nDate: 24 AUG 2025",
        "From               To\nSan Francisco      Chicago\nFlight             Date\nUA546              24 AUG 2025",
        "San Francisco nach Chicago\nUA546  24 AUG 2025",
    ])
    func `names of cities are read where codes are absent`(text: String) {
        #expect(flights(text) == ["UA546 2025-08-24 San Francisco Chicago"])
    }

    @Test func `of three codes in one size, the order of lines tells the airports`() {
        let text = """
            KLM
            SFO                     CDG
            FLIGHT                  DATE
            KL1281                  14.06.2025
            BOARDING TIME           GATE
            16:36                   26
            """

        #expect(flights(text) == ["KL1281 2025-06-14 SFO CDG 16:36"])
    }

    @Test func `a text that is no flight says what it lacks`() throws {
        let boxes = TextBox.boxes(ofText: "From: SFO\nGate: B12\nSeat: 14A")
        let remark = try #require(PassText(boxes, origin: .text).remark(.on("2025-08-20")))

        #expect(remark.contains("it has from SFO, departure gate B12 and seat 14A."))
        #expect(
            remark.contains("lacks the flight number, the date and the airport of arrival."))
    }

    @Test func `a date in a time of departure is not lacking`() throws {
        let boxes = TextBox.boxes(ofText: "Departure: 24 AUG 2025 10:05\nSeat: 14A")
        let remark = try #require(PassText(boxes, origin: .text).remark(.on("2025-08-20")))

        #expect(remark.contains("It lacks the flight number, the airport of departure and"))
    }

    @Test func `a number beside a day and a month is no year`() {
        #expect(
            flights("SK 914 20 July 2024\nVIE – GRU") == ["SK914 2024-07-20 VIE GRU"])
    }
}
