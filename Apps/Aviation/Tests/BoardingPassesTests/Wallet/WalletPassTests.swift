import Logbook
import SectionEssentials
import Testing

@testable import BoardingPasses

/// Passes of wallets.
@Suite struct WalletPassTests {
    private func leg(_ json: String, on day: String = "2026-06-01") throws -> PassLeg {
        try #require(try WalletPass.legs(of: ZipWriter.pass(json), .on(day)).first)
    }

    /// A pass with these members, and these of its boarding pass.
    private func pass(_ members: String = "", fields: String = "") -> String {
        #"{"formatVersion": 1, "boardingPass": {"transitType": "PKTransitTypeAir"\#(fields)}\#(members)}"#
    }

    private func error(_ json: String) -> PassError? {
        do throws(PassError) {
            _ = try WalletPass.legs(of: ZipWriter.pass(json), .on("2026-06-01"))
            return nil
        } catch {
            return error
        }
    }

    @Test func `the bar code and the fields of a pass are read`() throws {
        let legs = try WalletPass.legs(of: PassSample.lufthansa, .on("2026-06-01"))
        let leg = try #require(legs.first)
        #expect(legs.count == 1)
        #expect(
            leg.values(.barcode) == [
                .number: "LH2724", .from: "MUC", .to: "TXL", .date: "2018-03-06", .seat: "5A",
                .cabin: "economy", .bookingCode: "XXX007", .sequence: "17",
                .passengerStatus: "bag checked, checked in", .ticket: "220 1234567890",
                .passenger: "John Doe",
            ])
        #expect(
            leg.values(.passText) == [
                .number: "LH2724", .from: "MUC", .to: "TXL", .date: "2018-03-06", .seat: "5A",
                .cabin: "economy", .bookingCode: "XXX007", .departureGate: "G20",
                .boards: "17:05", .ticket: "1234567890", .passenger: "John Doe",
            ])
        #expect(leg.values(.passData) == [:])
    }

    @Test func `fields are found by their key or their label`() throws {
        let leg = try leg(
            pass(
                #"""
                , "relevantDate": "2017-11-05T07:25:00Z", "barcodes": [
                {"message": "https://example.com"},
                {"message": "M1DOE/JANE            EXXX007 TXLRIXBT 0212 309Y014E0063 100"}]
                """#,
                fields: #"""
                    , "headerFields": [{"key": "gate", "label": "GATE", "value": ""}],
                    "primaryFields": [{"key": "a", "label": "Berlin", "value": "TXL"},
                      {"key": "b", "label": "Riga", "value": "RIX"}],
                    "auxiliaryFields": [{"key": "aux_flight", "value": "BT212"},
                      {"key": "x", "label": "DATE", "value": "05NOV17"},
                      {"key": "y", "label": "BOARD", "value": "08:25"},
                      {"key": "aux_class", "label": "CLASS", "value": "ECONOMY PREMIUM"},
                      {"key": "z", "label": "Sitzplatz", "attributedValue": "<b>", "value": "14E"}],
                    "backFields": [{"label": "Buchungsnummer", "value": "XXX007"}]
                    """#))
        #expect(
            leg.values(.passText) == [
                .number: "BT212", .from: "TXL", .to: "RIX", .date: "2017-11-05", .boards: "08:25",
                .seat: "14E", .bookingCode: "XXX007",
            ])
        #expect(leg.values(.barcode)[.date] == "2017-11-05")
        #expect(leg.others(of: .date).isEmpty)
        #expect(leg.otherDates.isEmpty)
    }

    @Test func `the tags of a pass for several flights belong to that with its airports`() throws {
        let code = CodeSample.resolution792[3].code
        let json = pass(
            """
            , "barcode": {"message": "\(code)"}, "semantics": {"departureAirportCode": "FRA",
            "destinationAirportCode": "GVA", "departureGate": "B42"}
            """)
        let legs = try WalletPass.legs(of: ZipWriter.pass(json), .on("2012-01-01"))
        #expect(legs.map { $0[.number] } == ["AC834", "LH3664"])
        #expect(legs.map { $0[.departureGate] } == [nil, "B42"])
    }

    @Test func `a file of several passes has the flights of each`() throws {
        let archive = ZipWriter(files: [
            .init("a.pkpass", [UInt8](PassSample.lufthansa)), .init("b.pkpass", "PK"),
            .init("c.pkpass", [UInt8](PassSample.united)),
        ])
        var warnings: [String] = []
        let legs = try WalletPass.legs(of: archive.data, .on("2026-06-01")) {
            warnings.append($0)
        }
        #expect(legs.map { $0[.number] } == ["LH2724", "UA987"])
        #expect(warnings == ["b.pkpass was not read: the pass is a damaged zip archive."])
    }

    @Test(arguments: [
        (#"{"storeCard": {}}"#, "a card of a shop"),
        (#"{"eventTicket": {}}"#, "a ticket of an event"),
        ("[]", "of an unknown kind"),
        (#"{"boardingPass": {"transitType": "PKTransitTypeTrain"}}"#, "a ticket of a train"),
    ])
    func `a pass without a flight says what it is`(json: String, kind: String) {
        #expect(error(json) == .otherPass(kind))
    }

    @Test(arguments: ["generic", "storeCard", "eventTicket"])
    func `a pass of another kind is read if its bar code is one of a flight`(kind: String) throws {
        let code = CodeSample.airlines[0].code
        let leg = try leg(#"{"\#(kind)": {}, "barcodes": [{"message": "\#(code)"}]}"#)
        #expect(leg[.number] == "EZY8724")
    }

    @Test func `a pass that names no flight is refused`() {
        #expect(error(pass()) == .noFlightInPass)
        #expect(error(pass(#", "barcode": {"message": "https://example.com"}"#)) == .noFlightInPass)
    }

    @Test func `an archive without a pass is refused`() {
        let archive = ZipWriter(files: [.init("readme.txt", "")])
        #expect(throws: PassError.noPass) {
            try WalletPass.legs(of: archive.data, .on("2026-06-01"))
        }
    }
}
