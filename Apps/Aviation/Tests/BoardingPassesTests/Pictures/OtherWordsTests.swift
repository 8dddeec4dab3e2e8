import Logbook
import Testing

@testable import BoardingPasses

/// Passes with words and layouts beyond those of the made-up ones: labels in two languages, gates
/// that are not known yet, names without labels, and two flights.
@Suite struct OtherWordsTests {
    private func text(_ text: String) -> PassText {
        PassText(TextBox.boxes(ofText: text), origin: .text)
    }

    /// What the text says of the fields of a flight, such as "number UA546".
    private func values(_ text: String) -> [String] {
        guard let leg = self.text(text).legs(.on("2025-08-20")).first else { return [] }
        return PassField.allCases.compactMap { field in leg[field].map { "\(field.rawValue) \($0)" }
        }
    }

    @Test func `a label in two languages is one label`() {
        let text = """
            Yolcu / Passenger
            YILMAZ/AYSE MS
            Nereden / From            Nereye / To
            ISTANBUL (IST)            BERLIN (BER)
            Ucus / Flight    Tarih / Date    Kalkis / Departure
            TK 1723          12 SEP 2025     13:45
            Porte / Gate     Embarquement / Boarding time   Siege / Seat
            F12              13:00                          23A
            """

        #expect(
            values(text) == [
                "number TK1723", "date 2025-09-12", "from IST", "to BER", "departs 13:45",
                "departure-gate F12", "seat 23A", "boards 13:00", "passenger Ayse Yilmaz",
            ])
    }

    @Test(arguments: ["--", "-", "TBA", "* * *", "____"])
    func `a gate that is not known yet takes no value of the next line`(gate: String) {
        let text = "Flug LH2035\nMUC - HAM\n29 AUG 2025\nGate \(gate)\n28\nSitz 24F"

        #expect(!values(text).contains { $0.hasPrefix("departure-gate") })
        #expect(values(text).contains("seat 24F"))
    }

    @Test(arguments: [
        ("MURPHY/AOIFE MS", "Aoife Murphy"), ("MS EMMA WILSON", "Emma Wilson"),
        ("GARCIA/MARIA SRA", "Maria Garcia"), ("RIVERA/SAM", "Sam Rivera"),
        ("TAN/WEI LING MS", "Wei Ling Tan"), ("KOVACS/ANNA PRIORITY", "Anna Kovacs"),
        ("MME CLAIRE PETIT", "Claire Petit"),
    ])
    func `a name needs no label`(words: String, name: String) {
        #expect(values("\(words)\nUA546 SFO-ORD 24 AUG 2025").contains("passenger \(name)"))
    }

    @Test(arguments: [
        "TOKYO/HANEDA  HND", "MILES/POINTS", "Departure/Arrival", "AND/OR\nYES/NON",
        "San Francisco", "MAY/JUNE", "SAT/SUN",
    ])
    func `what is no name is none`(words: String) {
        let text = "\(words)\nUA546 SFO-ORD 24 AUG 2025"
        #expect(!values(text).contains { $0.hasPrefix("passenger") })
    }

    @Test(arguments: [
        ("Frequent flyer EK 512345678 BLUE", "EK 512345678"),
        ("Miles & More 992012345678901 FTL", "992012345678901"), ("FFP: ET 1234", nil),
        ("Miles & Points", nil),
    ])
    func `the number of a frequent flyer is no flight, and no word`(line: String, number: String?) {
        let leg = text("EK62  HAM - DXB\n14 SEP 2025\n\(line)").legs(.on("2025-08-20")).first

        #expect(leg?[.number] == "EK62")
        #expect(leg?[.frequentFlyer] == number)
    }

    @Test(arguments: [
        "Muenchen MUC        Hamburg HAM", "MUC T2    HAM T1", "Muenchen (MUC)   Hamburg (HAM)",
        "MUC Muenchen T2\nHAM Hamburg T1", "Muenchen MUC\nHamburg Fuhlsbuettel HAM",
        "Abflug  MUC  14:00\nAnkunft  HAM  15:20", "Abflug: MUC 14:00   Ankunft: HAM 15:20",
        "Depart MUC 2F 14:00\nArrive HAM 4 15:20",
    ])
    func `two airports side by side are a route`(route: String) {
        let found = values("LH2035\n29 AUG 2025\n\(route)")

        #expect(found.prefix(4) == ["number LH2035", "date 2025-08-29", "from MUC", "to HAM"])
    }

    @Test func `an airport behind a time has its time`() {
        let found = values("AF1380  27 AUG 2025\nDepart         CDG 2F  09:30\nArrivee LHR 4 09:55")

        #expect(found.suffix(4) == ["from CDG", "to LHR", "departs 09:30", "arrives 09:55"])
    }

    @Test(arguments: [
        "Fin d'embarquement 09:15", "Hora limite de embarque 09:15", "Boarding ends 09:15",
        "Boarding bis 09:15",
        "Gate schliesst 09:15",
    ])
    func `the end of boarding is not its beginning`(line: String) {
        #expect(!values("AF1380 CDG-LHR 27 AUG 2025\n\(line)").contains { $0.hasPrefix("boards") })
    }

    @Test(arguments: [
        ("Flugnr.  DE 1504", "DE1504"), ("SOUTHWEST\nFlight # 1423", "WN1423"),
        ("Alaska\nFlight 2123", "AS2123"), ("Vol / Flight\nAC 871", "AC871"),
    ])
    func `numbers have many labels, and airlines that are named elsewhere`(
        words: String, number: String
    ) {
        #expect(values("\(words)\nSFO → ORD\n24 AUG 2025").first == "number \(number)")
    }

    @Test func `A is a label only where another says the departure`() {
        let groups = "BOARDING GROUP   POSITION\nA                35\nDAL - HOU\nWN1423 3 SEP 2025"

        #expect(values(groups).contains("group A"))
        #expect(values("Da FCO\nA PMO\nAZ1770 29 AUG 2025").contains("to PMO"))
    }

    @Test func `the times of a pass are those of its labels, and not the first two`() throws {
        let text = """
            Vuelo UX 1093
            Madrid MAD    Paris Orly ORY
            Fecha 03 SEP     Hora limite de embarque 07:05
            Salida 07:35     Asiento 12B
            Grupo 3   Localizador 6XKJQP
            """
        let context = PassContext.on("2025-08-20")

        let legs = ConfirmationText([text], context).legs(besides: self.text(text), context)
        let leg = try #require(legs.first)
        #expect(leg[.departs] == "07:35")
        #expect(leg[.arrives] == nil)
        #expect(leg.others(of: .departs).isEmpty)
    }

    @Test func `the numbers under which a flight is sold are no flights of a pass`() throws {
        let text = """
            FLIGHT JL 407      DATE 05SEP
            FROM  NRT          TO  FRA
            BOARDING TIME 11:05   GATE 71   SEAT 32H
            OPERATED BY JAL   CODESHARE IB7882 BA4600
            """
        let context = PassContext.on("2025-08-20")

        let legs = ConfirmationText([text], context).legs(besides: self.text(text), context)
        #expect(legs.map { $0[.number] } == ["JL407"])
        #expect(legs.first?[.seat] == "32H")
    }

    @Test func `labels have several words, and so do those of times`() {
        let text = """
            AD 4061  30 AUG 2025  VCP - REC
            Horario de partida  09:50
            Inicio do embarque  09:05
            Codigo de reserva  PQX9MT
            Arriving: 7:05 PM
            """

        #expect(
            values(text).suffix(4) == [
                "departs 09:50", "arrives 19:05", "booking-code PQX9MT", "boards 09:05",
            ])
    }

    @Test func `a code with a letter that looks like a digit is to be checked`() throws {
        func unclear(_ code: String) throws -> Set<PassField> {
            let boxes = TextBox.boxes(ofText: "UA546 SFO-ORD 24 AUG 2025\nPNR: \(code)").map {
                box in
                var box = box
                box.confidence = 97
                return box
            }
            let text = PassText(boxes, origin: .recognisedText)
            return try #require(text.legs(.on("2025-08-20")).first).unclear
        }

        #expect(try unclear("P7KCON") == [.bookingCode])
        #expect(try unclear("P7KC9N") == [])
        #expect(try unclear("KXPLMN") == [])
    }

    @Test func `a picture of two flights has both, or says that they are mixed`() throws {
        func reading(_ lines: String) -> PassText {
            PassText(TextBox.boxes(ofText: lines), origin: .recognisedText)
        }
        let rows = "LH 1173   LIS - FRA   21 AUG 2025\nLH 400   FRA - JFK   21 AUG 2025"
        let context = PassContext.on("2025-08-20")

        let both = try #require(SeveralFlights([reading(rows), reading(rows)], context))
        #expect(both.legs.map { $0[.number] } == ["LH1173", "LH400"])
        #expect(both.legs.allSatisfy { $0.readings.allSatisfy { $0.origin == .recognisedText } })
        #expect(both.warning == nil)

        let other = rows.replacing("LH 400", with: "LH 408")
        let mixed = try #require(SeveralFlights([reading(rows), reading(other)], context))
        #expect(mixed.legs.isEmpty)
        #expect(mixed.warning?.contains("Cut the picture into one for each flight.") == true)
        #expect(SeveralFlights([reading("LH 400 FRA - JFK 21 AUG 2025")], context) == nil)
    }

    @Test func `a part of a flight is one to complete only where a person has named it`() throws {
        let words = text("Gate: B12\nSeat: 14A")
        var context = PassContext.on("2025-08-20")

        #expect(words.legs(context).isEmpty)
        #expect(words.part(context)?[.seat] == "14A")
        #expect(text("Seat: 14A").part(context) == nil)
        context.isNamed = false
        #expect(words.part(context) == nil)
    }

    @Test func `each value knows its line, among lines that are shown`() throws {
        let words = text(
            "Lufthansa\n\nUA546  SFO-ORD\nWe wish you a very pleasant flight\n24 AUG 2025")

        let leg = try #require(words.legs(.on("2025-08-20")).first)
        #expect(words.lines.count == 4)
        #expect(leg.lines[.number].map { words.lines[$0] } == "UA546  SFO-ORD")
        #expect(leg.lines[.date].map { words.lines[$0] } == "24 AUG 2025")
    }
}
