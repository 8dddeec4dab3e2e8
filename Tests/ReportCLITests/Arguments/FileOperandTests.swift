import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// An operand that takes several files and may be left out.
@Suite struct FileOperandTests {
    private static let files = SectionOption<[String]>(
        files: "files", placeholder: "FILE...", summary: "files to measure", example: "a.txt"
    ).withOptionalValue

    private struct Files: Sendable {
        let context: SourceContext
    }

    private struct SizeSection: SectionKit.Section {
        let id = "size"
        let title = "Size"
        let sizes: [(path: String, size: Int)]

        func load(into output: some SectionOutput<[(path: String, size: Int)]>) async {
            await output.show(.success(sizes))
        }

        func body(for sizes: [(path: String, size: Int)]) -> [Block] {
            if sizes.isEmpty { return [.paragraph("no file")] }
            return [.facts(sizes.map { Fact("size", $0.path, .integer($0.size)) })]
        }
    }

    private static let program = ReportProgram(
        name: "sizes", version: "1", title: "Sizes", summary: "Measures files.",
        recipes: [
            SectionRecipe<Files>(
                name: "size", summary: "the sizes of files", options: [files.description]
            ) { files, options throws(UsageError) in
                var sizes: [(path: String, size: Int)] = []
                for path in try options.value(of: Self.files) ?? [] {
                    sizes.append((path, try files.context.file(path).count))
                }
                return SizeSection(sizes: sizes)
            }
        ],
        sources: [
            ReportSource(Report.Source(id: "files", summary: "Files."), summary: "files") {
                Files(context: $0)
            }
        ])

    private func run(_ arguments: [String]) async -> (output: String, errors: String) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host.stage([:], output: output, errors: errors)
        _ = await Self.program.run(arguments, in: host)
        return (output.text, errors.text)
    }

    @Test func `each word is a file, whatever is in its name`() async throws {
        let folder = try TemporaryFolder()
        try folder.put("12345", in: "one two.txt")
        try folder.put("123", in: "three.txt")

        let result = await run(["size", folder.path("one two.txt"), folder.path("three.txt")])

        #expect(result.output.contains("one two.txt"))
        #expect(result.output.contains("5\n"))
        #expect(result.output.contains("3\n"))
    }

    @Test func `without the operand the section shows something of its own`() async {
        #expect(await run(["size"]).output.contains("no file"))
        #expect(await run(["report"]).output.contains("no file"))
    }

    @Test func `a file that cannot be read is named with the reason`() async {
        let errors = await run(["size", "/no/such file"]).errors

        #expect(errors.contains("'/no/such file' cannot be read: No such file or directory."))
    }

    @Test func `an empty name is refused`() async {
        let errors = await run(["size", "a.txt", ""]).errors

        #expect(errors.contains("is not valid for FILE..."))
    }

    @Test func `a report of all sections hands its files to those that take some`() async throws {
        let folder = try TemporaryFolder()
        try folder.put("12345", in: "one.txt")

        #expect(await run(["report", folder.path("one.txt")]).output.contains("5\n"))
        #expect(await run(["help", "report"]).output.contains("sizes report [FILE...] [options]"))
    }

    @Test func `a screen reads no file from its keys`() async {
        let host = Host.stage([:], output: TextOutputSpy(), errors: TextOutputSpy())
        #expect(await Self.program.run(["browse", "-"], in: host) == .wrongUsage)
    }

    @Test func `help shows that the operand may be left out`() async {
        #expect(await run(["help", "size"]).output.contains("sizes size [FILE...] [options]"))
    }
}
