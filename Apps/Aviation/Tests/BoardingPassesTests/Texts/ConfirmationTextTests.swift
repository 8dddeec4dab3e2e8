import Logbook
import SectionKit
import Testing

@testable import BoardingPasses

/// Confirmations in plain text; all are made up in the layouts of booking systems and airlines.
@Suite struct ConfirmationTextTests {
    private func legs(
        _ text: String, on day: String = "2026-03-01", isDated: Bool = true
    ) -> [PassLeg] {
        ConfirmationText([text], .on(day), isDated: isDated).legs
    }

    private func flights(_ text: String, on day: String = "2026-03-01") -> [String] {
        legs(text, on: day).map { leg in
            let fields: [PassField] = [.number, .date, .from, .to, .departs, .arrives]
            return fields.compactMap { leg[$0] }.joined(separator: " ")
        }
    }

    private static let outward = "LH400 2026-06-14 FRA JFK 10:05 12:40"
    private static let back = "LH401 2026-06-28 JFK FRA 16:15 05:45+1"

    @Test(arguments: [
        // Amadeus
        """
        RP/FRALH2100/                                     X7K2PQ
          1.EXAMPLE/ADA MS
          2  LH 400 J 14JUN 7 FRAJFK HK1  1005 1240   14JUN  E  LH/X7K2PQ
          3  LH 401 J 28JUN 7 JFKFRA HK1  1615 0545   29JUN  E  LH/X7K2PQ
        """,
        // Galileo
        """
         1. LH  400 J  14JUN FRAJFK HS1  1005   1240  O        E SU
         2. LH  401 J  28JUN JFKFRA HS1  1615  #0545  O        E SU
        """,
        // Sabre
        """
         1 LH 400J 14JUN S FRAJFK HK1 1005A 1240P /DCLH*X7K2PQ /E
         2 LH 401J 28JUN S JFKFRA HK1  415P  545A  29JUN Q /DCLH*X7K2PQ /E
        """,
        // An agency
        """
        14JUN26 LH 400 FRA JFK 1005 1240 CONFIRMED
        28JUN26 LH401 JFK FRA 1615 0545+1 CONFIRMED
        """,
        // A ticket of Amadeus, whose table has names of airports.
        """
        BOOKING REF: AMADEUS: X7K2PQ, AIRLINE: LH/X7K2PQ
        FROM /TO        FLIGHT  CL DATE   DEP      FARE BASIS    NVB   NVA   BAG  ST
        FRA             LH 400  J  14JUN  1005     JFFDE                     2PC  OK
        TERMINAL:1
        JFK                        ARRIVAL TIME: 1240   ARRIVAL DATE: 14JUN
        TERMINAL:1
        JFK             LH 401  J  28JUN  1615     JFFDE                     2PC  OK
        FRA                        ARRIVAL TIME: 0545   ARRIVAL DATE: 29JUN
        """,
    ])
    func `the lines of booking systems are read`(text: String) {
        #expect(flights(text) == [Self.outward, Self.back])
    }

    @Test(arguments: [
        // The number first, as Lufthansa, SWISS and Austrian write it.
        """
        Your booking code: X7K2PQ
        Sunday, 14 June 2026
        LH 400 operated by Lufthansa
        10:05 Frankfurt (FRA), Terminal 1
        12:40 New York (JFK), Terminal 1
        You may bring 1 bag.
        Sunday, 28 June 2026
        LH 401 operated by Lufthansa
        16:15 New York (JFK)
        05:45 +1 Frankfurt (FRA)
        """,
        // In German.
        """
        Buchungscode: X7K2PQ
        So. 14. Juni 2026: Frankfurt – New York
        LH 400 durchgeführt von: Lufthansa
        10:05 Uhr Frankfurt (FRA), Terminal 1
        12:40 Uhr New York (JFK), Terminal 1
        Reisedauer: 08:35 h
        So. 28. Juni 2026: New York – Frankfurt
        LH 401 durchgeführt von: Lufthansa
        16:15 Uhr New York (JFK)
        05:45 Uhr +1 Frankfurt (FRA)
        Reisedauer: 07:30 h
        """,
        // The number last, as British Airways and others write it.
        """
        Booking reference X7K2PQ, booked 2 March 2026
        Frankfurt (FRA) to New York (JFK)
        Sun 14 Jun 2026, departs 10:05, arrives 12:40
        Flight LH0400

        New York (JFK) to Frankfurt (FRA)
        Sun 28 Jun 2026, departs 16:15, arrives 05:45 +1
        Flight LH0401
        """,
        // The number in between, with the times behind it.
        """
        Record locator: X7K2PQ
        FRA to JFK
        Sunday, June 14, 2026
        LH 400
        Depart 10:05 AM
        Arrive 12:40 PM

        JFK to FRA
        Sunday, June 28, 2026
        LH 401
        Depart 4:15 PM
        Arrive 5:45 AM next day
        """,
        // Times with am and pm, as Delta and United write them.
        """
        Confirmation number: X7K2PQ
        Flight LH400 Sun, Jun 14, 2026
        Check-in opens at 7:00 am
        FRA 10:05 AM
        JFK 12:40 PM
        Flight LH401 Sun, Jun 28, 2026
        JFK 4:15 PM
        FRA 5:45 AM +1
        """,
        // Both ends beside each other, as United writes them.
        """
        Confirmation Number:
        X7K2PQ
        Flight 1 of 2 LH400                  Class: United Business (J)
        Sun, Jun 14, 2026                    Sun, Jun 14, 2026
        10:05 AM                             12:40 PM
        Frankfurt, DE (FRA)                  New York, NY, US (JFK)
        Flight 2 of 2 LH401                  Class: United Business (J)
        Sun, Jun 28, 2026                    Mon, Jun 29, 2026
        04:15 PM                             05:45 AM
        New York, NY, US (JFK)               Frankfurt, DE (FRA)
        """,
        // An itinerary of Sabre.
        """
        14 JUN 2026  ►  29 JUN 2026  TRIP TO NEW YORK
        RESERVATION CODE   X7K2PQ
        DEPARTURE: SUNDAY 14 JUN   Please verify flight times prior to departure
        LUFTHANSA
        LH 0400
        Duration: 8hr(s) 35min(s)
        FRA   ►   JFK
        Departing At: 10:05am      Arriving At: 12:40pm
        DEPARTURE: SUNDAY 28 JUN   Please verify flight times prior to departure
        LUFTHANSA
        LH 0401
        Duration: 7hr(s) 30min(s)
        JFK   ►   FRA
        Departing At: 4:15pm      Arriving At: 5:45am +1
        """,
        // The same mail, forwarded and quoted.
        """
        fyi
        > From: Airline <noreply@airline.example>
        > Sent: Monday, 2 March 2026 10:00
        > Booking code: X7K2PQ
        > *LH 400* Sun 14 June
        > 10:05 Frankfurt (FRA)
        > 12:40 New York (JFK)
        > *LH 401* Sun 28 June
        > 16:15 New York (JFK)
        > 05:45 +1 Frankfurt (FRA)
        """,
    ])
    func `the blocks of airlines are read`(text: String) {
        #expect(flights(text) == [Self.outward, Self.back])
        #expect(legs(text).allSatisfy { $0[.bookingCode] == "X7K2PQ" })
    }

    @Test(arguments: [
        // easyJet
        (
            "Booking reference: EX4MPLE\nFlight EZY8341\nLondon Gatwick to Naples\n"
                + "Dep Thu 03 Sep 2026 19:00\nArr Thu 03 Sep 2026 22:45",
            "EZY8341 2026-09-03 London Gatwick Naples 19:00 22:45"
        ),
        // Ryanair
        (
            "Reservation: X7K2PQ\nFrom Dublin (DUB) to London Luton (LTN)\n"
                + "Fri, 04Sep26 Flight FR336 Depart DUB at 06:30 and arrive LTN at 07:45",
            "FR336 2026-09-04 DUB LTN 06:30 07:45"
        ),
        // British Airways
        (
            "BA0117 British Airways Club World Confirmed\n"
                + "Depart: 14 Jun 2026 08:25 London (Heathrow) Terminal 5\n"
                + "Arrive: 14 Jun 2026 11:10 New York (John F Kennedy) Terminal 8",
            "BA117 2026-06-14 London (Heathrow) New York (John F Kennedy) 08:25 11:10"
        ),
        // Delta
        (
            "Sun, 14JUN  DEPART  ARRIVE\nDELTA 400  7:30pm ATL  7:35am **Mon 15JUN LHR",
            "DL400 2026-06-14 ATL LHR 19:30 07:35+1"
        ),
        // An itinerary of Amadeus
        (
            "FLIGHT     LH 400 - LUFTHANSA                       SUN 14 JUNE 2026\n"
                + "DEPARTURE: FRANKFURT, DE (FRANKFURT INTL), TERMINAL 1     14 JUN 10:05\n"
                + "ARRIVAL:   NEW YORK, US (JOHN F KENNEDY INTL), TERMINAL 1 14 JUN 12:40\n"
                + "RESERVATION CONFIRMED, BUSINESS (J)      DURATION: 08:35",
            "LH400 2026-06-14 FRANKFURT INTL JOHN F KENNEDY INTL 10:05 12:40"
        ),
        // A change of schedule
        (
            "Your flight LH 400 on 14 June 2026 from Frankfurt (FRA) to New York (JFK) has changed.\n"
                + "Old departure time: 10:05\nNew departure time: 10:45\nNew arrival time: 13:20",
            "LH400 2026-06-14 FRA JFK 10:45 13:20"
        ),
        // Air France
        (
            "Référence de réservation : X7K2PQ\nVol AF 1234\ndimanche 14 juin 2026\n"
                + "07h30 Paris (CDG)\n09h05 Rome (FCO)",
            "AF1234 2026-06-14 CDG FCO 07:30 09:05"
        ),
    ])
    func `the layouts of one airline are read`(text: String, flight: String) {
        #expect(flights(text) == [flight])
    }

    @Test func `each value knows its line`() throws {
        let text =
            "Flight U2 8341\nThu 3 Sep 2026\nGatwick (LGW) 19:00 Terminal S1\nNaples (NAP) 22:45\n"
            + "Seat 14A"
        let leg = try #require(legs(text).first)

        #expect(
            leg.readings.map { "\($0.field.rawValue) \($0.text) \($0.place?.line ?? 0)" } == [
                "number U28341 1", "date 2026-09-03 2", "from LGW 3", "to NAP 4", "departs 19:00 3",
                "arrives 22:45 4", "departure-terminal S1 3", "seat 14A 5",
            ])
        #expect(leg.readings.first?.source == "text, line 1")
    }

    @Test func `a value of a document knows its page`() throws {
        let pages = ["Sun 14 June 2026\nFlight LH400", "FRA 10:05\nJFK 12:40"]
        let leg = try #require(ConfirmationText(pages, .on("2026-03-01")).legs.first)

        #expect(leg.readings(.from).map(\.source) == ["text, page 2, line 1"])
    }

    @Test(arguments: [
        "Flight LH400\nFrankfurt (FRA) 10:05\nNew York (JFK) 12:40",
        "Flight LH400 on Sun 14 June 2026 from (FRA)", "Sun 14 June 2026 FRA–JFK 10:05",
        "LH 400 J 14JUN FRA HK1", "You may bring 1 bag on flight LH400 (FRA) (JFK)", "",
        "Booking code: AB1234\nSun 14 June 2026\n10:05 (FRA)\n12:40 (JFK)",
        "Flight LH400 paid on 14 June 2026\n10:05 (FRA)\n12:40 (JFK)",
        "1 LH 400 J 14JUN 7 FRAJFK UC1 1005 1240",
    ])
    func `nothing is read without a number, a date and two airports`(text: String) {
        #expect(flights(text).isEmpty)
    }

    @Test(arguments: [
        "14 June 2024:", "14 June 2024: Frankfurt – New York", "14.06.2024:", "2024-06-14:",
        "June 14, 2024: outward flight", "Date: 14 June 2024",
    ])
    func `a colon after a date does not take its year`(line: String) throws {
        let text = """
            \(line)
            LH 400
            10:05 Frankfurt (FRA)
            12:40 New York (JFK)
            """

        let leg = try #require(legs(text).first)

        #expect(leg[.date] == "2024-06-14")
        #expect(leg.otherDates.isEmpty)
    }

    @Test func `a day without a year is the first one after the mail, and says so`() throws {
        let leg = try #require(legs("1 LH 400 J 14FEB FRAJFK HK1").first)

        #expect(leg[.date] == "2027-02-14")
        #expect(leg.otherDates == ["2027-02-14", "2026-02-14"])
    }

    @Test(arguments: [
        // 14 June is a Friday in 2024, and in no year up to 2029.
        ("Fri 14 June", "2026-03-01", false, "2024-06-14"),
        ("Fri 14 June", "2024-03-01", true, "2024-06-14"),
        ("Sun 14 June", "2026-03-01", true, "2026-06-14"),
    ])
    func `the day of the week tells the year`(
        day: String, today: String, isDated: Bool, date: String
    ) throws {
        let text = "LH 400 \(day)\n10:05 (FRA)\n12:40 (JFK)"
        let leg = try #require(legs(text, on: today, isDated: isDated).first)

        #expect(leg[.date] == date)
    }

    @Test(arguments: [
        ("04/05/2026", nil, ["2026-04-05", "2026-05-04"]),
        ("Mon 04/05/2026", "2026-05-04", []), ("Sun 04/05/2026", "2026-04-05", []),
        ("04/05/2026\nCheck the rules from 25/12/2025.", "2026-05-04", []),
    ])
    func `an order of day and month is told by the text, or asked for`(
        day: String, date: String?, others: [String]
    ) throws {
        let leg = try #require(legs("LH 400 \(day)\n10:05 (FRA)\n12:40 (JFK)").first)

        #expect(leg[.date] == date)
        #expect(leg.otherDates == others)
    }

    @Test func `a cancelled segment is cancelled`() throws {
        let leg = try #require(legs("2 LH 400 J 14JUN 7 FRAJFK HX1 1005 1240").first)

        #expect(leg[.status] == "cancelled")
    }

    @Test func `text that is made to do harm has no flight, soon`() {
        #expect(flights(String(repeating: "LH 1 (", count: 100_000)).isEmpty)
        #expect(flights(String(repeating: "LH 400 14JUN\n", count: 20_000)).isEmpty)
        let times = String(repeating: "10:05 FRA to JFK ", count: 20_000)
        #expect(flights("Flight LH400\n\(times)").isEmpty)
    }
}

extension PassLeg {
    /// What the parts say of a field.
    fileprivate func readings(_ field: PassField) -> [PassReading] {
        readings.filter { $0.field == field }
    }
}
