import Logbook
import SectionEssentials
import SectionKit
import Testing

@testable import BoardingPasses

/// Files of all kinds, with stubs in the place of the disk and the programs.
@Suite struct PassReaderTests {
    private static let code = "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100"
    static let calendar = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        SUMMARY:SK2535 CPH to BHX
        DTSTART:20250614T081500
        END:VEVENT
        END:VCALENDAR
        """

    /// Files by their names; a name with a slash is in a folder.
    private struct Files: PassFilesInput {
        var texts: [String: String]

        func data(of path: String, limit: Int) throws(UsageError) -> Data {
            guard let text = texts[path] else {
                throw UsageError("cannot read '\(path)': No such file or directory.")
            }
            return Data(text.utf8)
        }

        func files(inFolder path: String) -> [String]? {
            let files = texts.keys.filter { $0.hasPrefix("\(path)/") }.sorted()
            return files.isEmpty ? nil : files
        }

        func isThere(_ path: String) -> Bool { texts[path] != nil || files(inFolder: path) != nil }
        func changed(_ path: String) -> Date? { Date(timeIntervalSince1970: 1_471_219_200) }
        func write(_ data: Data, to path: String) throws(UsageError) {}
    }

    /// Finds one flight in each picture.
    private struct Pictures: PictureReading {
        func picture(
            _ path: String, named name: String, _ context: PassContext
        ) async throws(PassError) -> ReadPass {
            ReadPass(
                name, kind: .picture, legs: [PassLeg([PassReading(.from, "FRA", from: .text)])])
        }

        func document(
            _ path: String, named name: String, _ context: PassContext
        ) async throws(PassError) -> ReadPass {
            try await picture(path, named: name, context)
        }
    }

    private func read(
        _ name: String, year: Int? = nil, _ texts: [String: String] = [:]
    ) async throws(PassError) -> [ReadPass] {
        try await PassReader(
            files: Files(texts: texts), pictures: Pictures(),
            programs: ProgramsStub([]) { _, _ in nil }, zone: { _ in nil },
            now: Date(timeIntervalSince1970: 1_777_000_000)
        ).passes(name, year: year)
    }

    @Test func `the text of a bar code may be given itself, with its year`() async throws {
        let pass = try #require(try await read(Self.code, year: 2019).first)
        #expect(pass.kind == .barcodeText)
        #expect(pass.legs.first?[.date] == "2019-08-14")
    }

    @Test func `the date of a file decides the year of its code`() async throws {
        let pass = try #require(try await read("code.txt", ["code.txt": Self.code + "\n"]).first)
        #expect(pass.legs.first?[.date] == "2016-08-13")
    }

    @Test func `a file is read as what it is`() async throws {
        let page = "<script type=\"application/ld+json\">\(ReservationTests.script)</script>"
        let mail = "From: a@example.com\nTo: b@example.com\nDate: 1 Jun 2026\n\n\(page)"
        let texts = [
            "a": Self.calendar, "b": page, "c": ReservationTests.script, "d": mail, "e": "%PDF-1.4",
            "f": "GIF89a",
        ]
        var kinds: [PassKind] = []
        for name in texts.keys.sorted() {
            let pass = try #require(try await read(name, texts).first)
            #expect(pass.legs.count == 1)
            kinds.append(pass.kind)
        }
        #expect(kinds == [.calendar, .page, .page, .mail, .picture, .picture])
    }

    @Test func `of a folder, files that are no passes are passed over`() async throws {
        let passes = try await read(
            "trip",
            ["trip/a.ics": Self.calendar, "trip/b.txt": "Packing list", "trip/c.txt": Self.code])
        #expect(passes.map(\.kind) == [.calendar, .barcodeText])
    }

    @Test func `a file of a folder that cannot be read is a warning`() async throws {
        let passes = try await read(
            "trip", ["trip/a.txt": Self.code, "trip/b.pkpass": "PK\u{3}\u{4}broken"])
        #expect(passes.map(\.legs.count) == [1, 0])
        #expect(passes.last?.warnings.isEmpty == false)
    }

    @Test(arguments: [
        ("missing.png", "No such file"), ("list.txt", "no boarding pass"),
        ("empty.ics", "no flight"),
    ])
    func `an error says what is wrong`(name: String, words: String) async {
        let texts = ["list.txt": "Packing list", "empty.ics": "BEGIN:VCALENDAR\nEND:VCALENDAR"]
        do throws(PassError) {
            _ = try await read(name, texts)
            Issue.record("it was read")
        } catch {
            #expect(error.summary.contains(words))
            #expect(!error.recovery.isEmpty)
        }
    }
}
