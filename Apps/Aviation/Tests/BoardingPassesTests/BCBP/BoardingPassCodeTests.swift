import Logbook
import Testing

@testable import BoardingPasses

/// Bar codes of airlines, which deviate from the standard in many ways.
@Suite struct BoardingPassCodeTests {
    private let code = "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100"

    private func leg(_ code: String) throws -> PassLeg {
        try #require(try BoardingPassCode(code).legs(.on("2018-04-02")).first)
    }

    @Test(arguments: CodeSample.of2018)
    func `every field of a sample is read`(sample: CodeSample) throws {
        let legs = try BoardingPassCode(sample.code).legs(.on("2018-04-02"))
        #expect(legs.map(\.values) == sample.legs)
        #expect(BoardingPassCode.isCode(sample.code))
    }

    @Test(arguments: CodeSample.version6)
    func `every field of a sample of version 6 is read`(sample: CodeSample) throws {
        let legs = try BoardingPassCode(sample.code).legs(.on("2016-08-20"))
        #expect(legs.map(\.values) == sample.legs)
    }

    @Test(arguments: CodeSample.invalid)
    func `a text that is no whole code is refused`(text: String) {
        #expect(throws: PassError.self) { try BoardingPassCode(text) }
    }

    @Test func `a code that was cut short is still known as one`() {
        #expect(BoardingPassCode.isCode(String(code.prefix(40))))
        #expect(throws: PassError.codeIsCut) { try BoardingPassCode(String(code.prefix(46))) }
    }

    @Test(arguments: [
        "", "M", "M1", "Merkel", "M1 ", "boarding.pkpass", "/tmp/M1.png", "M2Mobi Lab",
        "M2Mobi Lab / ML-586 [In Progress]\nSplit Config", "Mails/2018/June",
    ])
    func `another text is no code`(text: String) {
        #expect(!BoardingPassCode.isCode(text))
    }

    @Test func `the identifier of the symbology and line ends around a code are left out`() throws {
        #expect(try leg("]Q3\(code)\r\n").values == leg(code).values)
        #expect(try leg("\n\(code)\n").values == leg(code).values)
    }

    @Test func `a booking code in lower case is written in capitals`() throws {
        let lower = code.replacing("ABC123", with: "abc123")
        #expect(try leg(lower)[.bookingCode] == "ABC123")
    }

    @Test func `blanks at the end of a code may be missing`() throws {
        let sample = try #require(CodeSample.of2018.first { $0.description == "rail" })
        let trimmed = sample.code.replacing("     ", with: "", maxReplacements: 0)
        let cut = String(trimmed.prefix(112))
        #expect(try leg(cut)[.ticket] == "220 1234567890")
        #expect(try leg(String(sample.code.dropLast(5))).values == sample.legs[0])
    }

    @Test func `a security field without its mark is not taken for a field`() throws {
        let secured = code.dropLast(2) + "06>60000" + "160MEUCIDBN+wNLg69XOW4P7"
        #expect(try leg(String(secured)).values == leg(code).values)
    }

    @Test func `fields before a security field may be shorter than they say`() throws {
        let cut = code.dropLast(2) + "30>5002A0571234567890  AF^108ABCDEFGH"
        let leg = try leg(String(cut))
        #expect(leg[.ticket] == "057 1234567890")
        #expect(leg[.codeShare] == "AF")
        #expect(leg[.frequentFlyer] == nil)
    }

    @Test(arguments: ["INF ", "    ", "0000", "GATE", "A012", "NS  "])
    func `what is no seat is left out`(seat: String) throws {
        let changed = code.replacing("001A", with: seat)
        #expect(try leg(changed)[.seat] == nil)
        #expect(try leg(changed)[.sequence] == "25")
    }

    @Test func `an operational suffix belongs to the flight number`() throws {
        #expect(try leg(code.replacing("0834 ", with: "0834A"))[.number] == "AC834A")
    }

    @Test func `an open ticket has no flight number`() throws {
        let leg = try leg(code.replacing("0834 ", with: "OPEN "))
        #expect(leg[.number] == nil)
        #expect(leg[.date] == "2017-11-22")
    }

    @Test(arguments: ["A", "E", "K", "P", "R", "S", "T", "X", "?"])
    func `a class that airlines use differently is left out`(letter: String) throws {
        #expect(try leg(code.replacing("326J", with: "326\(letter)"))[.cabin] == nil)
    }

    @Test(arguments: [("20K", "20 kg"), ("50L", "50 lb"), ("1PC", "1 piece"), ("NIL", "NIL")])
    func `the allowance of bags is in words`(bags: String, words: String) throws {
        let sample = CodeSample.resolution792[1].code.replacing("4PC", with: bags)
        #expect(try leg(sample)[.bags] == words)
    }

    @Test(arguments: CodeSample.all)
    func `a code that is cut anywhere is read or refused`(sample: CodeSample) {
        for length in 0..<sample.code.count {
            checkReading(String(sample.code.prefix(length)))
        }
    }

    @Test(arguments: CodeSample.all)
    func `a code with any character changed is read or refused`(sample: CodeSample) {
        let characters = Array(sample.code.unicodeScalars)
        for place in characters.indices {
            for other: Unicode.Scalar in ["\0", " ", "0", "9", "F", "^", ">", "\u{301}", "🛫"] {
                var changed = String.UnicodeScalarView(characters[..<place])
                changed.append(other)
                changed.append(contentsOf: characters[(place + 1)...])
                checkReading(String(changed))
            }
        }
    }

    /// Whatever is read has airports and safe texts, and a valid date if it has one.
    private func checkReading(_ code: String) {
        guard let code = try? BoardingPassCode(code) else { return }
        for leg in code.legs(.on("2018-04-02")) {
            #expect(leg[.from]?.utf8.count == 3 && leg[.to]?.utf8.count == 3)
            #expect(leg[.date].map { LocalDateTime($0)?.precision == .day } != false)
            #expect(leg.readings.allSatisfy { $0.text == $0.text.passText && !$0.text.isEmpty })
        }
    }
}
