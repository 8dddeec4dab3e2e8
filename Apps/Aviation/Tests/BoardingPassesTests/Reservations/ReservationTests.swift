import Logbook
import SectionEssentials
import SectionKit
import Testing

@testable import BoardingPasses

/// Reservations in the words of schema.org.
@Suite struct ReservationTests {
    /// A reservation with everything that is read, made up for tests.
    static let script = """
        {"@context": "http://schema.org", "@type": "FlightReservation",
         "reservationNumber": "X7K2PQ", "reservationStatus": "http://schema.org/ReservationConfirmed",
         "underName": {"@type": "Person", "name": "Ada Example"},
         "airplaneSeat": "9A", "airplaneSeatClass": {"name": "Business"},
         "reservationFor": {
           "@type": "Flight", "flightNumber": "400", "airline": {"name": "Lufthansa", "iataCode": "LH"},
           "departureAirport": {"name": "Frankfurt", "iataCode": "FRA"}, "departureGate": "B42",
           "departureTime": "2026-06-14T22:05:00+02:00", "departureTerminal": "1",
           "arrivalAirport": {"@type": "Airport", "iataCode": "JFK"}, "arrivalTerminal": "4",
           "arrivalTime": "2026-06-15T00:45:00-04:00", "boardingTime": "2026-06-14T21:20:00+02:00"}}
        """

    /// The same in microdata.
    static let microdata = """
        <div itemscope itemtype="http://schema.org/FlightReservation">
          <meta itemprop="reservationNumber" content="X7K2PQ"/>
          <p itemprop="underName" itemscope itemtype="http://schema.org/Person">
            For <span itemprop="name">Ada Example</span></p>
          <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Flight">
            <b itemprop='flightNumber'>LH&nbsp;400</b>
            <span itemprop="departureAirport" itemscope><i itemprop="iataCode">FRA</i></span>
            <time itemprop=departureTime datetime="2026-06-14T22:05:00+02:00">14 June</time>
            <span itemprop="arrivalAirport" itemscope><i itemprop="iataCode">JFK</i></span>
            <link itemprop="arrivalTime" href="2026-06-15T00:45:00-04:00">
          </div>
        </div>
        """

    private func values(_ page: String) -> [String: String] {
        let legs = Microdata(page).items.flatMap { $0.flights(.on("2026-06-01")) }
        let readings = legs.flatMap { leg in leg.settled { _ in nil }.leg.readings }.map {
            ($0.field.rawValue, $0.text)
        }
        return Dictionary(readings) { first, _ in first }
    }

    @Test func `every field of a reservation in JSON-LD is read`() {
        #expect(
            values("<script type=\"application/ld+json\">\(Self.script)</script>") == [
                "number": "LH400", "date": "2026-06-14", "from": "FRA", "to": "JFK",
                "departs": "22:05", "arrives": "00:45+1", "boards": "21:20",
                "departure-gate": "B42", "departure-terminal": "1", "arrival-terminal": "4",
                "seat": "9A", "class": "business", "booking-code": "X7K2PQ",
                "passenger": "Ada Example",
            ])
    }

    @Test func `a reservation in microdata is read`() {
        #expect(
            values(Self.microdata) == [
                "number": "LH400", "date": "2026-06-14", "from": "FRA", "to": "JFK",
                "departs": "22:05", "arrives": "00:45+1", "booking-code": "X7K2PQ",
                "passenger": "Ada Example",
            ])
    }

    @Test(arguments: ["[SCRIPT]", #"{"@graph": [SCRIPT, {"@type": "Event"}]}"#])
    func `a reservation may be in a list or a graph`(text: String) {
        let items = SchemaItem.items(ofScript: text.replacing("SCRIPT", with: Self.script))
        #expect(items.flatMap { $0.flights(.on("2026-06-01")) }.count == 1)
    }

    @Test func `a cancelled reservation is known as one`() {
        let text = Self.script.replacing("ReservationConfirmed", with: "ReservationCancelled")
        func statuses(_ text: String) -> [String?] {
            SchemaItem.items(ofScript: text).flatMap { $0.flights(.on("2026-06-01")) }
                .map { $0[.status] }
        }
        #expect(statuses(text) == ["cancelled"])
        #expect(statuses(Self.script) == [nil])
    }

    @Test func `a time in UTC is put on the clock of its airport`() throws {
        let text = Self.script.replacing("2026-06-14T22:05:00+02:00", with: "2026-06-14T23:05:00Z")
        let leg = try #require(
            SchemaItem.items(ofScript: text).flatMap { $0.flights(.on("2026-06-01")) }.first)
        let settled = leg.settled { code in
            DisplayZone(name: code, secondsEast: (code == "FRA" ? 2 : -4) * 3600)
        }.leg
        #expect(settled[.date] == "2026-06-15")
        #expect(settled[.departs] == "01:05")
        #expect(settled[.arrives] == "00:45")
    }

    @Test func `an airport may be named with its code in brackets, or by its name`() throws {
        let text = Self.script.replacing(
            #"{"name": "Frankfurt", "iataCode": "FRA"}"#, with: #"{"name": "Gatwick (LGW)"}"#
        ).replacing(#""iataCode": "JFK""#, with: #""name": "Naples""#)
        let leg = try #require(
            SchemaItem.items(ofScript: text).flatMap { $0.flights(.on("2026-06-01")) }.first)
        #expect(leg[.from] == "LGW")
        #expect(leg[.to] == "Naples")
    }

    @Test func `another reservation is named as what it is`() {
        let text = #"{"@graph": [{"@type": "http://schema.org/TrainReservation"}]}"#
        #expect(
            SchemaItem.items(ofScript: text).flatMap(\.otherReservations)
                == ["a train reservation"])
    }

    @Test func `the bar code of a ticket adds to its flight`() throws {
        let code = "M1EXAMPLE/ADA         EX7K2PQ FRAJFKLH 0400 165J014A0025 100"
        let text = Self.script.replacing(
            #""airplaneSeat""#, with: #""ticketToken": "aztecCode:\#(code)", "airplaneSeat""#)
        let legs = SchemaItem.items(ofScript: text).flatMap { $0.flights(.on("2026-06-01")) }

        let leg = try #require(legs.first)
        #expect(leg[.seat] == "14A")
        #expect(leg.others(of: .seat).map(\.text) == ["9A"])
    }

    @Test func `a page that is cut at any place is read or has no flight`() {
        let page = "<script type=\"application/ld+json\">\(Self.script)</script>" + Self.microdata
        for count in stride(from: 0, to: page.utf8.count, by: 7) {
            _ = values(String(page.prefix(count)))
        }
    }

    @Test(arguments: [
        String(repeating: "<div itemscope itemprop=a>", count: 50_000),
        String(repeating: "<", count: 200_000), String(repeating: "&amp", count: 200_000),
        "<script type=application/ld+json>" + String(repeating: "[", count: 10_000),
        String(repeating: "<!--", count: 100_000), String(repeating: "<a b='", count: 100_000),
    ])
    func `a page that is made to do harm has no flight`(page: String) {
        #expect(values(page).isEmpty)
    }
}
