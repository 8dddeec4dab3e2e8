import FeatureTesting
import Logbook
import SectionEssentials
import SectionKit
import Testing

@testable import BoardingPasses

/// Everything that a pass can be, damaged in every place.
@Suite struct DamagedPassesTests {
    private static let context = PassContext.on("2026-06-01")

    /// Reads bytes with each reader, whatever they are.
    private static func read(_ bytes: Data) -> Int {
        let text = String(decoding: bytes, as: UTF8.self)
        var legs = Microdata(text).items.flatMap { $0.flights(context) }.count
        legs += SchemaItem.items(ofScript: text).flatMap { $0.flights(context) }.count
        legs += CalendarFlights(text).legs.count
        legs += (try? BoardingPassCode(text).legs(context).count) ?? 0
        legs += (try? WalletPass.legs(of: bytes, context).count) ?? 0
        for part in MailPart(bytes[...]).leaves() { legs += part.text.isEmpty ? 0 : 1 }
        legs += TextBox.boxes(ofTable: text).count + RecognisedPage(text).words.count
        return legs + (PassContent(bytes.prefix(1 << 14)) == .other ? 0 : 1)
    }

    @Test func `no damage to a page, a calendar or a mail ends the program`() {
        let mail = """
            From: a@example.com\r
            Content-Type: multipart/mixed; boundary="one"\r
            \r
            --one\r
            Content-Type: text/html; charset=utf-8\r
            Content-Transfer-Encoding: quoted-printable\r
            \r
            caf=C3=A9 =\r
            <b>open&nbsp;</b>\r
            --one\r
            Content-Transfer-Encoding: base64\r
            \r
            SGVsbG8=\r
            --one--\r
            """
        var found = 0
        DamagedBytes(of: [
            ReservationTests.microdata, PassReaderTests.calendar, mail,
            "<html><body><script type=\"application/ld+json\">\(ReservationTests.script)</script>",
            "<html><script ", "<style", "<a b='", "<a b=", "&#x10ffff;&amp", "<!-", "</",
        ]).forEach { found += Self.read($0) }
        #expect(found > 1_000)
    }

    @Test func `no damage to a bar code or to words of a picture ends the program`() {
        var found = 0
        let table = "5\t1\t1\t1\t1\t1\t43\t40\t151\t20\t96\tSEAT"
        DamagedBytes(of: CodeSample.all.prefix(3).map(\.code) + [RecognisedTextTests.page, table])
            .forEach { found += Self.read($0) }
        #expect(found > 100)
    }

    @Test func `no damage to a pass of a wallet ends the program`() throws {
        let pass = ZipWriter.pass(
            #"{"boardingPass": {"transitType": "PKTransitTypeAir", "primaryFields": [{"key": "from", "value": "FRA"}, {"value": "JFK"}]}}"#
        )
        var found = 0
        DamagedBytes(of: [Array(pass)]).forEach { found += Self.read($0) }
        #expect(found > 100)
    }

    @Test func `a page that ends in a tag is read to its end`() {
        #expect(Array(HTMLTokens("<html><script ")) == [.open("html", [:]), .script([:], "")])
    }
}
