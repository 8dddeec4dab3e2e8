import Logbook
import SectionEssentials
import SectionKit
import Testing

@testable import BoardingPasses

/// Mails and their parts.
@Suite struct MailTests {
    private func leaves(_ mail: String) -> [MailPart] {
        MailPart(Data(mail.replacing("\n", with: "\r\n").utf8)[...]).leaves()
    }

    @Test func `the parts of a mail are read without their encodings`() {
        let parts = leaves(
            """
            From: Airline <noreply@example.com>
            Subject: Your booking
             goes on here
            Content-Type: multipart/mixed; boundary="one"

            Not a part.
            --one
            Content-Type: multipart/alternative;
             boundary=two

            --two
            Content-Type: text/plain

            Plain
            --two
            Content-Type: text/html; charset=utf-8
            Content-Transfer-Encoding: quoted-printable

            caf=C3=A9 =
            open
            --two--
            --one
            Content-Type: application/octet-stream
            Content-Transfer-Encoding: base64

            SGVs
            bG8=
            --one--
            """)

        #expect(
            parts.map(\.mediaType) == ["text/plain", "text/html", "application/octet-stream"])
        #expect(parts.map { $0.text[...].trimmed } == ["Plain", "café open", "Hello"])
    }

    @Test func `a mail that was forwarded as an attachment has its own parts`() {
        let parts = leaves(
            """
            Content-Type: multipart/mixed; boundary=one

            --one
            Content-Type: text/plain

            For you
            --one
            Content-Type: message/rfc822
            Content-Disposition: attachment

            Subject: Itinerary
            Content-Type: multipart/mixed; boundary=two

            --two
            Content-Type: text/calendar
            Content-Transfer-Encoding: base64

            QkVHSU46VkNBTEVOREFS
            --two--
            --one--
            """)

        #expect(parts.map(\.mediaType) == ["text/plain", "text/calendar"])
        #expect(parts.last?.text == "BEGIN:VCALENDAR")
    }

    @Test func `fields may go on in the next line, and the first counts`() {
        let mail = MailPart(Data("A: one\n two\na: three\n\nbody".utf8)[...])
        #expect(mail.fields == ["a": "one two"])
        #expect(mail.text == "body")
    }

    @Test func `text that is not UTF-8 is ISO 8859-1`() {
        let mail = MailPart(Data("A: b\n\nM".utf8)[...] + Data([0xFC]) + Data("nchen".utf8))
        #expect(mail.text == "München")
    }

    @Test(arguments: [
        ("Tue, 14 Sep 2021 17:00:00 +0200", "2021-09-14"), ("1 Jan 2026 00:00 GMT", "2026-01-01"),
        ("yesterday", nil),
    ])
    func `the day of a mail is that of the sender`(text: String, day: String?) {
        #expect(MailDate.day(text)?.text == day)
    }

    @Test func `mails that are made to do harm are read in time`() {
        let nested = (0..<200).map { number in
            "Content-Type: multipart/mixed; boundary=b\(number)\n\n--b\(number)\n"
        }.joined()
        let many =
            "Content-Type: multipart/mixed; boundary=b\n\n"
            + String(repeating: "--b\n\nx\n", count: 50_000)
        let fields = String(repeating: "A: b\n", count: 100_000)

        #expect(leaves(nested).count <= 100)
        #expect(leaves(many).count <= 100)
        #expect(leaves(fields).count == 1)
        #expect(
            leaves("Content-Transfer-Encoding: base64\n\n====~~~~").first?.content.isEmpty == true)
    }
}
