import Logbook
import Testing

@testable import BoardingPasses

/// Passes as strangers have them: names of cities in capitals, labels in other scripts, times without
/// a colon, and words that look like codes, seats and names.
@Suite struct StrangersPassesTests {
    private let context = PassContext.on("2025-08-20")

    /// What the text says of the fields of a flight, such as "number UA546".
    private func values(_ text: String) -> [String] {
        let words = PassText(TextBox.boxes(ofText: text), origin: .text)
        let legs = ConfirmationText([text], context).legs(besides: words, context)
        guard let leg = legs.first else { return [] }
        return PassField.allCases.compactMap { field in leg[field].map { "\(field.rawValue) \($0)" }
        }
    }

    @Test(arguments: [
        ("ADDIS ABABA ADD TO NEW YORK EWR", "ADD", "EWR"),
        ("FROM MADRID MAD\nTO NEW YORK JFK (JFK)", "MAD", "JFK"),
        ("LAS LAS VEGAS → SAN SAN DIEGO", "LAS", "SAN"),
        ("LAS VEGAS LAS - SAN FRANCISCO SFO", "LAS", "SFO"),
        ("ICN/SEOUL INCHEON\nJFK/NEW YORK", "ICN", "JFK"),
        ("From: MAR DEL PLATA MDQ\nTo: DEL DELHI", "MDQ", "DEL"),
        ("RIO DE JANEIRO GIG TO SAO PAULO GRU", "GIG", "GRU"),
        ("De: BUENOS AIRES EZE\nA: RIO DE JANEIRO GIG", "EZE", "GIG"),
        ("From HAT YAI HDY To BKK BANGKOK", "HDY", "BKK"),
    ])
    func `a word of a city's name is no airport`(route: String, from: String, to: String) {
        let found = values("ET 507  11 FEB 2026\n\(route)")

        #expect(found.contains("from \(from)"))
        #expect(found.contains("to \(to)"))
    }

    @Test(arguments: [
        "9:41                  LTE\nUA 1175\nSFO                   HNL\n5 DEC 2025",
        "UA 1175  SFO HNL  5 DEC 2025", "UA1175 SFO HNL 05DEC25 0840",
        "UA1175  SFO-HNL\n5 DEC 2025\nSTD 2145 ETD 2210",
    ])
    func `three capitals that are no airport hide none`(text: String) {
        let found = values(text)

        #expect(
            found.prefix(4) == ["number UA1175", "date 2025-12-05", "from SFO", "to HNL"])
    }

    @Test func `labels in another script stand beside those in Latin letters`() {
        let text = """
            便名 Flight  NH 106
            搭乗日 Date  12 MAY 2026
            出発 From  HND 東京/羽田
            到着 To  LAX ロサンゼルス
            搭乗口 Gate  110
            座席 Seat  20A
            搭乗時刻 Boarding 22:25
            الاسم Name   AL HASHIMI/OMAR MR
            """

        #expect(
            values(text) == [
                "number NH106", "date 2026-05-12", "from HND", "to LAX", "departure-gate 110",
                "seat 20A", "boards 22:25", "passenger Omar Al Hashimi",
            ])
    }

    @Test(arguments: [
        ("BOARDING TIME 1850", "boards 18:50"), ("Boarding Time 0525 Hrs", "boards 05:25"),
        ("Departure 0610", "departs 06:10"), ("DEPART 535PM", "departs 17:35"),
        ("BOARDS 1022P", "boards 22:22"),
        ("BOARDING 2026", "boards 20:26"),
    ])
    func `a time may have no colon`(line: String, value: String) {
        #expect(values("LH2035 MUC-HAM 29 AUG 2025\n\(line)").contains(value))
    }

    @Test(arguments: ["Departure 2026", "Departure 2575", "Departure 0661"])
    func `four digits that are a year or no time are none`(line: String) {
        #expect(!values("LH2035 MUC-HAM 29 AUG 2025\n\(line)").contains { $0.hasPrefix("departs") })
    }

    @Test func `two letters are no seat, and a gate is no airport`() {
        let lost = values("Seat\nBA 117\nLHR-JFK 12 SEP 2025")
        #expect(lost.first == "number BA117")
        #expect(!lost.contains { $0.hasPrefix("seat") })

        let gates = values("Flight QF 12  14 SEP 2025  Seat 12A\nFrom\nB18\nTo\nS55")
        #expect(!gates.contains { $0.hasPrefix("from") || $0.hasPrefix("to ") })
    }

    @Test func `a gate that has changed is asked for`() throws {
        let text = "EK 763  DXB-JNB\n22 SEP 2025\nGATE B12 NOW B19"
        let leg = try #require(
            PassText(TextBox.boxes(ofText: text), origin: .text).legs(context).first)

        #expect(leg[.departureGate] == "B12")
        #expect(leg.others(of: .departureGate).map(\.text) == ["B19"])
    }

    @Test(arguments: [
        ("CHEN / LI MR", "passenger Li Chen"),
        ("Mueller / Katharina Dr", "passenger Katharina Mueller"),
        ("Passenger: Herr Schmidt, Bernd", "passenger Bernd Schmidt"),
    ])
    func `a name has its title anywhere, and blanks around its stroke`(line: String, name: String) {
        #expect(values("\(line)\nUA546 SFO-ORD 24 AUG 2025").contains(name))
    }

    @Test(arguments: ["CHICAGO/ORD", "Basel / Mulhouse", "Tarjeta / Card"])
    func `an airport with a stroke is no passenger`(line: String) {
        let found = values("\(line)\nUA546 SFO-ORD 24 AUG 2025")
        #expect(!found.contains { $0.hasPrefix("passenger") })
    }

    @Test func `a number that ends with a letter like a digit is to be checked`() throws {
        let boxes = TextBox.boxes(ofText: "FLIGHT UA54G SFO-ORD 24 AUG 2025").map { box in
            var box = box
            box.confidence = 97
            return box
        }
        let text = PassText(boxes, origin: .recognisedText)
        let leg = try #require(text.legs(context).first)
        #expect(leg.unclear == [.number])
    }

    @Test func `of three airports with times, which one is the last is asked`() throws {
        let text = """
            QF 1  12 FEB 2026
            SYD Sydney 16:00
            SIN Singapore 21:15
            LHR London 05:10
            """
        let words = PassText(TextBox.boxes(ofText: text), origin: .text)
        let leg = try #require(
            ConfirmationText([text], context).legs(besides: words, context).first)

        #expect(leg[.from] == "SYD")
        #expect(leg.others(of: .to).map(\.text) == ["LHR"])
        #expect(leg.others(of: .arrives).map(\.text) == ["05:10"])
    }

    @Test func `two seats are asked for`() throws {
        let text = "UA546 SFO-ORD 24 AUG 2025\nSeats 14A, 14B"
        let leg = try #require(
            PassText(TextBox.boxes(ofText: text), origin: .text).legs(context).first)

        #expect(leg[.seat] == "14A")
        #expect(leg.others(of: .seat).map(\.text) == ["14B"])
    }

    @Test(arguments: [
        ("Arr 17:20+1", "arrives 17:20+1"), ("Arrives: 17:20 (+1)", "arrives 17:20+1"),
        ("24 AUG 2O25", "date 2025-08-24"), ("24AUG25  Gate Al7", "departure-gate A17"),
    ])
    func `a day later and a year with a letter are read`(line: String, value: String) {
        #expect(
            values("BA 15 LHR-SIN\n\(line.hasPrefix("24") ? "" : "24 AUG 2025")\n\(line)").contains(
                value))
    }

    @Test(arguments: [
        ("O6MAY26", "2026-05-06"), ("12A0U26", "2026-08-12"),
    ])
    func `a date in one word is mended by its month`(word: String, date: String) {
        #expect(values("BA 15 LHR-SIN\n\(word)").contains("date \(date)"))
    }

    @Test func `names of cities stand behind da and de`() {
        let found = values("AZ 1770  29 AUG 2025\nDa Roma a Palermo")
        #expect(found.contains("from Roma") && found.contains("to Palermo"))
    }

    @Test(arguments: [
        "hasta ord\ndesde sfo", "desde sfo\nhasta ord", "sfo to ord", "Da:SFO\nA:ORD",
        "von: sfo\nnach: ord",
    ])
    func `airports may be in small letters`(route: String) {
        let found = values("vuelo ua 546\nfecha 2025-08-24\n\(route)\ngrupo 3")

        #expect(found.prefix(4) == ["number UA546", "date 2025-08-24", "from SFO", "to ORD"])
    }

    @Test func `what stands behind a label is not the value of the one above`() {
        let found = values("UA 546  24 AUG 2025\nhasta allá\ndesde SFO")

        #expect(found.contains("from SFO"))
        #expect(!found.contains("to SFO"))
    }

    @Test func `a code in small letters is no word of a sentence`() {
        let found = values("ua 546 SFO-ORD 24 AUG 2025\nréférence de réservation x7k2pq")
        #expect(found.contains("booking-code X7K2PQ"))
    }
}
