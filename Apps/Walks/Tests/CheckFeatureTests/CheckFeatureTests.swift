import FeatureKit
import FeatureTesting
import Networking
import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Walking

@testable import CheckFeature

/// The feature from the files to the blocks.
@Suite struct CheckFeatureTests {
    @Test func `the section counts the files that are broken or odd`() async throws {
        let snapshot = await section(Self.names).loaded()

        let blocks = try #require(snapshot.state.content)
        #expect(blocks.text.hasPrefix("3 files: 1 cannot be read, 1 has 9 odd things."))
        #expect(blocks.table?.cells("Odd") == [.integer(0), .integer(9), .integer(1)])
        #expect(blocks.table?.cells("Points") == [.integer(1), .integer(7), .empty])
    }

    @Test func `no more findings of a kind are listed than are asked for`() async throws {
        let few = Check(await Self.checked(), perKind: 2)
        let none = Check(await Self.checked(), perKind: 0)

        #expect(few.findings.map(\.finding.line) == [4, 6, 10, 16, 2])
        #expect(few.findings.map(\.count) == [7, 7, 1, 1, 1])
        #expect(
            few.notices == [
                "odd.gpx: Left out as noise of the receiver: 1 point and 3,091,222 m of jumps.",
                "5 more are not listed; see them with --per-kind 7.",
            ])
        #expect(none.findings.map(\.finding.kind) == ["broken"])
    }

    @Test func `files in which nothing is odd are fine`() async throws {
        let blocks = try #require(await section(["fine.gpx"]).loaded().state.content)

        #expect(blocks.text == "Nothing is odd in fine.gpx.")
    }

    @Test(arguments: [
        ("odd.gpx", "odd.gpx has 9 odd things."), ("broken.gpx", "broken.gpx cannot be read."),
    ])
    func `one file is named in the sentence`(name: String, sentence: String) async throws {
        let blocks = try #require(await section([name]).loaded().state.content)

        #expect(blocks.text.hasPrefix(sentence))
    }

    @Test func `a check with a file that cannot be read is one in part`() async throws {
        let section = section(Self.names)
        let all = await Self.checked()

        #expect(section.isPartial(Check(all, perKind: 5)))
        #expect(!section.isPartial(Check(Array(all.prefix(2)), perKind: 5)))
    }

    @Test func `a check of a file that ends early is one in part`() async throws {
        let text = "<gpx><trk><trkseg><trkpt lat='46' lon='14'/><trkpt lat='46"
        let file = try TrackFile.check(Body(Data(text.utf8)))
        let check = Check([CheckedFile(name: "cut.gpx", result: file)], perKind: 5)

        #expect(section(Self.names).isPartial(check))
        #expect(check.files.map(\.points) == [1])
    }

    @Test func `a file that is named twice is checked twice`() async throws {
        let blocks = try #require(
            await section(["fine.gpx", "fine.gpx"]).loaded().state.content)

        #expect(blocks.text == "2 files: nothing is odd.")
    }

    @Test func `a file that is not there is named, and the others are checked`() async throws {
        let section = section(["none.gpx", "odd.gpx"])
        let snapshot = await section.loaded()

        let blocks = try #require(snapshot.state.content)
        #expect(blocks.text.hasPrefix("2 files: 1 cannot be read, 1 has 9 odd things."))
        let reason = "none.gpx is not there. Check the name of the file."
        #expect(snapshot.warnings == [reason])
        let findings = blocks.compactMap { if case .table(let table) = $0 { table } else { nil } }
        #expect(findings.last?.cells("what").first == .text(reason))
        #expect(section.isPartial(Check(await Self.checked(section.query.paths), perKind: 5)))
    }

    @Test func `files none of which is there are an error`() async {
        let error = await section(["none.gpx", "gone.gpx"]).loaded().state.error

        #expect(error?.message == "The check could not be loaded: none.gpx is not there.")
    }

    @Test func `the presenter shows that it loads, then the check`() async {
        let output = SectionOutputSpy<Check>()
        let interactor = CheckInteractor(service: Self.service)

        await Presenter("The check", from: interactor)
            .present(CheckQuery(paths: Self.names), in: output)

        #expect(output.states == [.loading, .success(Check(await Self.checked(), perKind: 5))])
    }

    @Test(arguments: [[:], ["files": "a", "per-kind": "-1"], ["files": "a", "per-kind": "x"]])
    func `invalid options are refused`(options: [String: String]) {
        #expect(throws: UsageError.self) { try CheckQuery(OptionValues(options)) }
    }

    @Test(arguments: [GoldenFormat.terminal80, .terminal40, .markdown, .json, .csv])
    func `the output matches the golden files`(format: GoldenFormat) async throws {
        let text = format.text(of: await section(Self.names).loaded())

        try Golden.verify(text, "check.\(format.fileExtension)")
    }

    private func section(_ names: [String]) -> CheckSection {
        CheckBuilder.section(service: Self.service, query: CheckQuery(paths: names))
    }

    private static func checked(_ names: [String] = names) async -> [CheckedFile] {
        await service.files(names)
    }

    private static let names = ["fine.gpx", "odd.gpx", "broken.gpx"]

    private static let service = CheckService { name throws(WalkFailure) in
        let texts = [
            "fine.gpx": "<gpx><wpt lat='1' lon='2'/></gpx>", "odd.gpx": odd,
            "broken.gpx": "<gpx>\n<trk></gpx>",
        ]
        guard let text = texts[name] else { throw WalkFailure(UsageError("\(name) is not there.")) }
        return (name, Body(Data(text.utf8)))
    }

    /// A track in which six heights are empty, a point is at 0,0 and another is a jump away.
    private static let odd =
        "<gpx>\n<trk>\n<trkseg>\n"
        + (0..<8).map { index in
            let lat = index == 3 ? "0" : index == 6 ? "60" : "46.10000\(index)"
            let ele = index == 7 ? "<ele>5</ele>" : "<ele/>"
            return "<trkpt lat='\(lat)' lon='\(index == 3 ? 0 : 14)'>\(ele)"
                + "<time>2026-05-01T08:00:0\(index)Z</time>\n</trkpt>\n"
        }.joined() + "</trkseg></trk></gpx>"
}
