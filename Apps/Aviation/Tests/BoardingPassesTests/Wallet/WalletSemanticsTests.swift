import Logbook
import SectionEssentials
import SectionKit
import Testing

@testable import BoardingPasses

/// The semantic tags of passes of wallets.
@Suite struct WalletSemanticsTests {
    @Test func `semantic tags come before the bar code, and what differs is kept`() throws {
        let zones = ["America/Chicago": -6, "Europe/Paris": 1]
        let context = PassContext(day: LocalDateTime.epoch) { name in
            zones[name].map { DisplayZone(name: name, secondsEast: $0 * 3600) }
        }
        let leg = try #require(try WalletPass.legs(of: PassSample.united, context).first)
        #expect(
            leg.values(.passData) == [
                .number: "UA987", .from: "ORD", .to: "CDG", .date: "2025-12-09",
                .departs: "17:00", .arrives: "08:01+1", .boards: "16:10",
                .departureTerminal: "1", .departureGate: "C10", .seat: "52C",
                .cabin: "economy", .bookingCode: "H8JP44", .sequence: "288",
                .passenger: "Lani Martinez",
            ])
        #expect(leg[.date] == "2025-12-09")
        #expect(leg.others(of: .date) == [PassReading(.date, "2025-07-09", from: .barcode)])
        #expect(leg[.ticket] == "016 2312703474")
        #expect(leg.others(of: .departs).map(\.text) == ["18:00"])
        #expect(leg.others(of: .arrives).map(\.text) == ["09:01+1"])
    }

    @Test func `times in UTC are left out if the zone is unknown`() throws {
        let leg = try #require(
            try WalletPass.legs(of: PassSample.united, .on("2026-06-01")).first)
        #expect(leg.values(.passData)[.departs] == nil)
        #expect(leg[.departs] == "18:00")
        #expect(leg[.date] == "2025-07-09")
        #expect(leg.others(of: .date).map(\.text) == ["2025-12-09"])
    }

    @Test func `every semantic tag of a flight is read`() throws {
        let json = #"""
            {"boardingPass": {"transitType": "PKTransitTypeAir"}, "semantics":
            {"airlineCode": "lh", "flightNumber": 400,
            "departureAirportCode": "FRA", "destinationAirportCode": "JFK",
            "departureTerminal": "1", "departureGate": "Z69", "destinationTerminal": "4",
            "destinationGate": "A7", "originalDepartureDate": "2026-06-14T10:05+02:00",
            "currentDepartureDate": "2026-06-14T10:45:00+02:00",
            "originalArrivalDate": "2026-06-14T12:40-0400",
            "originalBoardingDate": "2026-06-14T09:15:00.000+02:00",
            "seats": [{"seatRow": "14", "seatNumber": "A"}, {"seatNumber": "14B"}],
            "confirmationNumber": "X7K2PQ", "boardingSequenceNumber": "007",
            "ticketFareClass": "Business", "membershipProgramNumber": "992223",
            "passengerName": {"givenName": "JANE", "familyName": "DOE"}}}
            """#
        let leg = try #require(
            try WalletPass.legs(of: ZipWriter.pass(json), .on("2026-06-01")).first)
        #expect(
            leg.values == [
                .number: "LH400", .from: "FRA", .to: "JFK", .date: "2026-06-14",
                .departs: "10:05", .arrives: "12:40", .boards: "09:15", .departureTerminal: "1",
                .departureGate: "Z69", .arrivalTerminal: "4", .arrivalGate: "A7", .seat: "14A",
                .cabin: "business", .bookingCode: "X7K2PQ", .sequence: "7",
                .frequentFlyer: "992223", .passenger: "Jane Doe",
            ])
        #expect(leg.readings.allSatisfy { $0.origin == .passData })
    }
}
