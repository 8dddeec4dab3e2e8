import Logbook
import Testing

@testable import BoardingPasses

/// Passes as text with boxes, as tesseract and pdftotext give them.
@Suite struct RecognisedTextTests {
    /// A pass whose labels stand above their values: left, top, width, height and text of each word.
    private static let words = """
        43 40 151 20 PASSENGER
        43 80 271 28 DESMARAIS/LUC
        330 80 48 25 MR
        43 140 70 20 FROM
        340 140 35 20 TO
        40 180 65 25 YUL
        343 180 63 25 FRA
        43 250 90 20 FLIGHT
        253 250 64 20 DATE
        453 250 136 20 BOARDING
        682 250 65 20 GATE
        832 250 65 20 SEAT
        40 290 44 25 AC
        99 290 62 25 834
        254 290 38 25 14
        305 290 72 25 AUG
        392 290 40 25 2016
        470 290 80 25 I7:O5
        683 290 60 25 B42
        834 290 63 25 l2A
        """

    /// The words as a page of tesseract.
    static let page = page(words)

    private static func page(_ words: String) -> String {
        let spans = words.split(separator: "\n").map { line in
            let parts = line.split(separator: " ", maxSplits: 4).map(String.init)
            let sides = parts[..<4].compactMap { Int($0) }
            let box = [sides[0], sides[1], sides[0] + sides[2], sides[1] + sides[3]]
            return word(parts[4], box, "")
        }
        return "<body><div class='ocr_page'>\(spans.joined(separator: "\n"))</div></body>"
    }

    private static func word(_ text: String, _ box: [Int], _ letters: String) -> String {
        let sides = box.map(String.init).joined(separator: " ")
        let title = "bbox \(sides); x_wconf 96"
        return "<span class='ocrx_word' title='\(title)'>\(text)\(letters)</span>"
    }

    private func flight(_ words: String) -> PassLeg? {
        PassText(RecognisedPage(Self.page(words)).words, origin: .recognisedText)
            .legs(.on("2016-08-20")).first
    }

    /// The letters of a word as tesseract writes them, each with those that are possible there.
    private static func letters(_ places: [[(String, Double)]]) -> String {
        places.map { place in
            let choices = place.map { letter, share in
                "<span class='ocrx_cinfo' title='x_confs \(share)'>\(letter)</span>"
            }
            return "\n<span class='ocrx_cinfo'>\(choices.joined())</span>"
        }.joined()
    }

    @Test func `a word of a page has what it may be instead`() throws {
        let sure = Self.letters([[("I", 94.7), ("T", 0), ("i", 3)], [("A", 93)]])
        let unsure = Self.letters([
            [("T", 94.7), ("I", 1.6), ("1", 0)], [("&amp;", 90)], [("A", 93), ("Ä", 9)],
        ])
        let words = RecognisedPage(
            Self.word("IA", [10, 20, 40, 44], sure)
                + Self.word("T&amp;A", [50, 20, 90, 44], unsure)
        ).words

        #expect(words.map(\.text) == ["IA", "T&A"])
        #expect(words.map(\.others) == [[], ["I&A", "T&Ä"]])
        #expect(words.map(\.confidence) == [96, 96])
        let first = try #require(words.first)
        #expect([first.left, first.top, first.right, first.bottom] == [10, 20, 40, 44])
    }

    @Test(arguments: [
        "", "<span class='ocrx_word'>", "<span class='ocrx_word' title='bbox 1 2'>word</span>",
        "<span class='ocrx_word' title='bbox 1 2 -3 4'>word</span>",
        "<span class='ocrx_word' title='bbox 1 2 3 4'> </span>", "</span></span>",
    ])
    func `what is no word of a page is left out`(page: String) {
        #expect(RecognisedPage(page).words.isEmpty)
    }

    @Test func `the value of a label stands below it, and is mended`() throws {
        let leg = try #require(flight(Self.words))

        let values = leg.readings.map { "\($0.field.rawValue) \($0.text)" }.sorted()
        #expect(
            values == [
                "boards 17:05", "date 2016-08-14", "departure-gate B42", "from YUL",
                "number AC834", "passenger Luc Desmarais", "seat 12A", "to FRA",
            ])
    }

    @Test func `the value of a label may stand to its right`() throws {
        let leg = try #require(
            flight(
                """
                40 40 60 20 Flight
                120 40 70 20 LH400
                40 80 60 20 Route
                120 80 40 20 FRA
                170 80 20 20 →
                200 80 40 20 JFK
                40 120 60 20 Seat:
                105 120 60 20 22C
                40 160 60 20 Date
                180 160 120 20 2016-08-30
                """))

        #expect(leg[.number] == "LH400")
        #expect([leg[.from], leg[.to]] == ["FRA", "JFK"])
        #expect(leg[.seat] == "22C")
        #expect(leg[.date] == "2016-08-30")
    }

    @Test(arguments: [
        "", "40 40 60 20 Hello\n120 40 60 20 world", "40 40 60 20 FRA\n40 80 60 20 JFK",
    ])
    func `a text that is no pass has no flight`(words: String) {
        #expect(flight(words) == nil)
    }

    @Test(arguments: [
        (PassField.seat, "I2A", "12A"), (.seat, "1OC", "10C"), (.number, "LH 4OO", "LH400"),
        (.from, "0RD", "ORD"), (.boards, "O6:5O", "O6:5O"), (.departureGate, "B42", "B42"),
    ])
    func `letters and digits that look alike are mended by the field`(
        field: PassField, text: String, value: String
    ) throws {
        let mended = try #require(MendedText.value(text, of: field))
        #expect((PassValue.text(field, mended) ?? value) == value)
    }

    @Test(arguments: ["", "5\t1\t1", "level\tpage", "5\t1\t1\t1\t1\t1\t-4\t1\t1\t1\t90\tword"])
    func `a line that is no word is left out`(line: String) {
        #expect(TextBox.boxes(ofTable: line).isEmpty)
    }
}
