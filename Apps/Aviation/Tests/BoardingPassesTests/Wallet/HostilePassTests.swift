import Logbook
import SectionEssentials
import Testing

@testable import BoardingPasses

/// Passes that are made to do harm.
@Suite struct HostilePassTests {
    private func legs(_ json: String) throws(PassError) -> [PassLeg] {
        try WalletPass.legs(of: ZipWriter.pass(json), .on("2026-06-01"))
    }

    @Test func `a pass.json larger than a megabyte is refused`() {
        let json = "{" + String(repeating: " ", count: 1 << 20) + "}"
        #expect(throws: PassError.largeFile("pass.json", limit: 1 << 20)) { try legs(json) }
    }

    @Test func `values that are nested deep are refused`() {
        let json = #"{"boardingPass": "# + String(repeating: "[", count: 100_000)
        #expect(throws: PassError.self) { try legs(json) }
    }

    @Test(arguments: ["1", "null", "\"x\"", "[[]]", "{}", "[{\"a\": [1]}]", "true", "-1e999"])
    func `values of other types are passed over`(value: String) {
        let names = [
            "barcode", "barcodes", "relevantDate", "relevantDates", "semantics", "storeCard",
        ].map { "\"\($0)\": \(value)" }
        let tags = ["flightNumber", "seats", "passengerName", "originalDepartureDate"]
            .map { "\"\($0)\": \(value)" }
        let lists = ["transitType", "primaryFields", "backFields"].map { "\"\($0)\": \(value)" }
        let json =
            "{\(names.joined(separator: ", ")), \"semantics\": {\(tags.joined(separator: ", "))},"
            + " \"boardingPass\": {\(lists.joined(separator: ", "))}}"
        #expect(throws: PassError.noFlightInPass) { try legs(json) }
    }

    @Test func `commas after the last value, as some airlines write them, are passed over`() throws
    {
        let json = #"""
            {"boardingPass": {"primaryFields": [{"value": "FRA",}, {"value": "JFK"} , ],
            "backFields": [{"key": "bags", "value": "\",}"}, ],
            }, }
            """#
        let leg = try #require(try legs(json).first)
        #expect(leg[.from] == "FRA")
        #expect(leg[.bags] == "\",}")
    }

    @Test func `a document that is cut short is refused with the place`() {
        #expect(
            throws: PassError(
                "the pass.json of the pass is not valid JSON (the document ends too early, at byte 17)",
                "It may have been cut short: save the pass again, or take a picture of it.")
        ) {
            try legs(#"{"boardingPass": "#)
        }
    }

    @Test func `a boarding pass that is no object is none`() {
        #expect(throws: PassError.otherPass("of an unknown kind")) {
            try legs(#"{"boardingPass": []}"#)
        }
    }

    @Test func `texts are made safe and cut`() throws {
        let long = String(repeating: "A", count: 100_000)
        let json = #"""
            {"boardingPass": {"primaryFields": [{"value": "FRA"}, {"value": "JFK"}],
            "backFields": [{"key": "passenger", "value": "\u001b[2J\u202e\#(long)"},
            {"key": "seat", "value": "1\u0000A"}, {"key": "bags", "value": "\#(long)"}]}}
            """#
        let leg = try #require(try legs(json).first)
        #expect(leg[.passenger]?.utf8.count ?? 0 <= 200)
        #expect(leg[.passenger]?.hasPrefix("[2") == true)
        #expect(leg[.bags]?.count == 200)
        #expect(leg[.seat] == "1A")
    }

    @Test func `only the first fields of very many are read`() throws {
        let fields = (0..<10_000).map { #"{"key": "bags", "value": "\#($0)"}"# }
        let json = #"""
            {"boardingPass": {"primaryFields": [{"value": "FRA"}, {"value": "JFK"}],
            "backFields": [\#(fields.joined(separator: ", "))]}}
            """#
        #expect(try legs(json).first?.readings.count == 200)
    }

    @Test func `passes in passes are read one level deep`() {
        let inner = ZipWriter(files: [.init("a.pkpass", [UInt8](PassSample.lufthansa))]).data
        let outer = ZipWriter(files: [.init("b.pkpass", [UInt8](inner))])
        #expect(throws: PassError.noPass) {
            try WalletPass.legs(of: outer.data, .on("2026-06-01"))
        }
    }

    @Test func `more passes than are likely are refused`() {
        let files = (0...WalletPass.maximumPasses).map { ZipWriter.File("\($0).pkpass", "") }
        #expect(throws: PassError.manyPasses) {
            try WalletPass.legs(of: ZipWriter(files: files).data, .on("2026-06-01"))
        }
    }
}
