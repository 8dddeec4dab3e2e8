import Logbook
import Testing

@testable import BoardingPasses

/// Names, numbers, labels and dates as passes write them for people.
@Suite struct PassTextTests {
    @Test(arguments: [
        ("DESMARAIS/LUC MR", "Luc Desmarais"), ("DOE/JOHNMR", "John Doe"),
        ("DRAGON/KONQI DR", "Konqi Dragon"), ("O'BRIEN/MARY-ANN MRS", "Mary-Ann O'Brien"),
        ("DE LA CRUZ/ANA", "Ana De La Cruz"), ("GRANDMAIRELONGNAME/ME", "Me Grandmairelongname"),
        ("Doe, John", "John Doe"), ("KRAUSE VOLKER", "Krause Volker"), ("ABAZA/AMR", "Amr Abaza"),
        ("ADAMS/WILLIAMS", "Williams Adams"), ("DOE/MR", "Doe"), ("MÜLLER/JÜRGEN", "Jürgen Müller"),
    ])
    func `a name is written as people do`(text: String, name: String) {
        #expect(PassName.words(text) == name)
    }

    @Test(arguments: ["", "  ", "/", "MR", "\u{200B}"])
    func `a blank name is none`(text: String) {
        #expect(PassName.words(text) == nil)
    }

    @Test(arguments: [
        ("LH 0400", "LH400"), ("ua 987", "UA987"), ("U21234", "U21234"), ("EZY8724", "EZY8724"),
        ("9W 123A", "9W123A"), ("BT212", "BT212"), ("LH-2724", "LH2724"),
    ])
    func `a flight number is written without blanks and zeros`(text: String, number: String) {
        #expect(PassNumber.flight(text) == number)
    }

    @Test(arguments: ["", "LH", "400", "LH0000", "LH12345", "17:05", "ABCD12", "1234", "LH４００"])
    func `another text is no flight number`(text: String) {
        #expect(PassNumber.flight(text) == nil)
    }

    @Test(arguments: [
        ("seat", PassField.seat), ("SITZPLATZ", .seat), ("aux_seat", .seat), ("Siège", .seat),
        ("header_gate", .departureGate), ("Arrival gate", .arrivalGate), ("flightDate", .date),
        ("departTime", .departs), ("BOARDS", .boards), ("Boarding time", .boards),
        ("Buchungsnummer", .bookingCode), ("filekey", .bookingCode), ("etix:", .ticket),
        ("NAME OF PASSENGER", .passenger), ("FLUGNUMMER", .number), ("Travel class", .cabin),
        ("Departure airport", .from), ("prim_destination", .to), ("SEQ", .sequence),
        ("GROUP", .group), ("boardingGroup", .group),
        ("FLIGHT NR", .number),
        ("Terminal", .departureTerminal), ("arrivalTerminal", .arrivalTerminal),
    ])
    func `a label stands for a field`(label: String, field: PassField) {
        #expect(PassLabels.field(of: label) == field)
    }

    @Test(arguments: [
        "", "Gate closes", "TERMS", "Booking date", "Date of birth",
        "Baggage Drop Off:",
    ])
    func `another label stands for none`(label: String) {
        #expect(PassLabels.field(of: label) == nil)
    }

    @Test(arguments: ["03/04/2018", "3/4/18", "12/11/2018"])
    func `a date with slashes can be two days, unless one is no month`(text: String) {
        #expect(PassDateText(text).otherDay != nil)
        #expect(PassDateText("25/12/18").otherDay == nil)
        #expect(PassDateText("04/04/2018").otherDay == nil)
        #expect(PassDateText("03.04.2018").otherDay == nil)
    }

    @Test(
        arguments: [
            ("06MAR18", "2018-03-06", nil), ("WED., DEC 09, 2025, 6:00 PM", "2025-12-09", 1080),
            ("2018-03-06", "2018-03-06", nil), ("06.03.2018", "2018-03-06", nil),
            ("6. März 2018 17:05", "2018-03-06", 1025), ("5:10 PM", nil, 310 + 720),
            ("12:30 AM", nil, 30), ("17h05", nil, 1025), ("25/12/18", "2018-12-25", nil),
            ("12/25/2018", "2018-12-25", nil), ("8 août 2019", "2019-08-08", nil),
            ("14 JUN", "2017-06-14", nil), ("31 FEB 2018", nil, nil),
            ("03/04/2018", "2018-03-04", nil),
            ("2018-03-06T17:05+01:00", "2018-03-06", 1025),
            ("2018-03-06T17:05-0500", "2018-03-06", 1025),
            ("2018-03-06T17:05:30.5+01", "2018-03-06", 1025),
            ("2018-03-06T17:05", "2018-03-06", 1025),
            ("2018-03-06T17:05:00Z", nil, nil),
            ("99:99", nil, nil), ("17:05:30", nil, 1025), ("", nil, nil),
        ] as [(String, String?, Int?)])
    func `a date and a time are read in the forms of passes`(
        text: String, date: String?, minutes: Int?
    ) {
        let read = PassDateText(text)
        let years = PassDates(context: .on("2018-03-01"))
        #expect(read.dates(years).first?.text == date)
        #expect(read.minutes == minutes)
    }

    @Test(arguments: [
        ("United Economy (S)", "economy"), ("ECO LIGHT", "economy"), ("Business Class", "business"),
        ("PREMIUM ECONOMY", "premium-economy"), ("First", "first"), ("Y", "economy"),
    ])
    func `a class is read from words`(words: String, cabin: String) {
        #expect(PassCabin.cabin(words: words)?.rawValue == cabin)
    }

    @Test(arguments: ["ECONOMY PREMIUM", "Economy/Business", "LIGHT", "", "A"])
    func `an uncertain class is none`(words: String) {
        #expect(PassCabin.cabin(words: words) == nil)
    }

    @Test(arguments: ["TBA", "16:50", "---", "", "see the screens", "\u{202E}"])
    func `what is no gate is left out`(text: String) {
        #expect(PassValue.text(.departureGate, text) == nil)
    }
}
