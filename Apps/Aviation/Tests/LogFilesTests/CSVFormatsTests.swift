import Flights
import Logbook
import SectionEssentials
import Testing

@testable import LogFiles

/// The formats of CSV other than that of OpenFlights.
@Suite struct CSVFormatsTests {
    static let flightradar24 = """

        Date,Flight number,From,To,Dep time,Arr time,Duration,Airline,Aircraft,Registration,Seat \
        number,Seat type,Flight class,Flight reason,Note,Dep_id,Arr_id,Airline_id,Aircraft_id
        2022-07-28,IB2622,San Francisco / San Francisco International (SFO/KSFO),Barcelona / El \
        Prat (BCN/LEBL),20:10:00,17:00:00,11:50:00,Iberia (IB/IBE),Airbus A330-200 (A332),EC-NRG\
        ,7C,3,4,2,,2644,239,377,30
        2022-07-29,,Old Field (/),Barcelona / El Prat (BCN/LEBL),00:00:00,00:00:00,00:00:00,My Air\
        ,,,,0,0,0,,,,,

        """

    @Test func `my flightradar24 has names with codes, and numbers for words`() throws {
        let file = try LogFile.sample(Self.flightradar24)

        #expect(file.format == .flightradar24)
        let flight = try #require(file.flights.first).settled(-7, 2)
        #expect(
            flight.departure
                == FlightEnd("SFO", icao: "KSFO", scheduled: LocalDateTime("2022-07-28T20:10")))
        #expect(
            flight.arrival
                == FlightEnd("BCN", icao: "LEBL", scheduled: LocalDateTime("2022-07-29T17:00")))
        #expect(flight.airline == "Iberia (IB/IBE)")
        #expect(flight.aircraft == "Airbus A330-200 (A332)")
        #expect(flight.seatKind == .aisle)
        #expect(flight.cabin == .premiumEconomy)
        #expect(flight.reason == .business)
        #expect(flight.minutes == 710)
    }

    @Test func `midnight is an unknown time in my flightradar24`() throws {
        let flight = try #require(LogFile.sample(Self.flightradar24).flights.last).settled(0, 0)

        #expect(flight.departure == FlightEnd("Old Field", scheduled: LocalDateTime("2022-07-29")))
        #expect(flight.arrival == FlightEnd("BCN", icao: "LEBL"))
        #expect(flight.minutes == nil)
        #expect(flight.airline == "My Air")
        #expect(flight.seatKind == nil)
    }

    static let flighty = """
        Date,Airline,Flight,From,To,Dep Terminal,Dep Gate,Arr Terminal,Arr Gate,Canceled,Diverted \
        To,Gate Departure (Scheduled),Gate Departure (Actual),Take off (Scheduled),Take off \
        (Actual),Landing (Scheduled),Landing (Actual),Gate Arrival (Scheduled),Gate Arrival \
        (Actual),Aircraft Type Name,Tail Number,PNR,Seat,Seat Type,Cabin Class,Flight Reason,Notes\
        ,Flight Flighty ID
        2014-08-16,CPA,471,TPE,HKG,1,B6,2,C3,false,,2014-08-16T08:55,2014-08-16T11:22,,,,,\
        2014-08-16T10:40,2014-08-16T13:14,Airbus A340-300,B-HXA,XY12Z,14A,WINDOW,PREMIUM_ECONOMY,\
        LEISURE,late,f1
        2014-08-17,CPA,472,HKG,TPE,,,,,true,,,,,,,,,,,,,,,,,,f2
        2014-08-18,CPA,474,HKG,TPE,,,,,false,KHH,,,2014-08-18T10:00,,,,,,,,,,,,,,f3
        """

    @Test func `Flighty has planned and real times, and what was cancelled and diverted`() throws {
        let file = try LogFile.sample(Self.flighty)

        #expect(file.format == .flighty)
        let flights = file.flights.map { $0.settled() }
        #expect(flights.map(\.number) == ["CPA471", "CPA472", "CPA474"])
        #expect(flights.map(\.status) == [nil, .cancelled, .diverted])
        #expect(flights.map(\.origin) == ["flighty:f1", "flighty:f2", "flighty:f3"])
        #expect(flights[0].departure.scheduled?.text == "2014-08-16T08:55")
        #expect(flights[0].departure.actual?.text == "2014-08-16T11:22")
        #expect(flights[0].departure.gate == "B6")
        #expect(flights[0].arrival.actual?.text == "2014-08-16T13:14")
        #expect(flights[0].cabin == .premiumEconomy)
        #expect(flights[0].bookingCode == "XY12Z")
        #expect(flights[1].date?.text == "2014-08-17")
        #expect(flights[2].divertedTo == "KHH")
        #expect(flights[2].date?.text == "2014-08-18T10:00")
    }

    @Test func `jetlog, JetLovers and byAir are known by their columns`() throws {
        let jetlog = try LogFile.sample(
            "date,origin,destination,departure_time,arrival_time,arrival_date,seat,aircraft_side,"
                + "ticket_class,purpose,duration,distance,airplane,airline,tail_number,"
                + "flight_number,notes\n"
                + "2025-06-01,EGLL,LEBL,22:20,00:20,,window,left,economy+,leisure,60,1146,A320,BAW"
                + ",G-EUYL,BA488,x\n2025-06-08,LEBL,EGLL,,,,,,,,,,,,,,\n")
        #expect(jetlog.format == .jetlog)
        #expect(
            jetlog.flights.map { $0.settled(1, 2).arrival.scheduled?.text }
                == ["2025-06-02T00:20", nil])
        #expect(jetlog.flights.first?.settled().cabin == .premiumEconomy)

        let jetLovers = try LogFile.sample(
            "id,date,from,to,miles,airline,flightnum,aircraft,aircraft_reg,class,reason,seat_type,"
                + "seat\n2,2024-06-20,SNN,CDG,561,Aer Lingus,EI*908,,,Y,O,W,3K\n")
        #expect(jetLovers.format == .jetLovers)
        #expect(jetLovers.flights.first?.settled().number == "EI908")
        #expect(jetLovers.flights.first?.settled().origin == "jetlovers:2")

        let byAir = try LogFile.sample(
            "flight_date,flight_code,departure_airport_code,arrival_airport_code,departure_time,"
                + "arrival_time,booking_code,seat_number,seat_type,seat_class,purpose,notes,"
                + "ownership,byair_flight_id,byair_codeshare_id\n"
                + "2025-12-30,FR7382,STN,CPH,23:00,01:55,ABC123,12A,window,economy,leisure,,mine,1,"
                + "\n2025-12-31,SK1501,CPH,LHR,23:10,00:15,,,,premium_economy,business,,friend,2,3"
        )
        #expect(byAir.format == .byAir)
        #expect(byAir.othersCount == 1)
        #expect(
            byAir.flights.map { $0.settled(0, 1).arrival.scheduled?.text } == ["2025-12-31T01:55"])
        #expect(byAir.flights.first?.settled().bookingCode == "ABC123")
    }
}
