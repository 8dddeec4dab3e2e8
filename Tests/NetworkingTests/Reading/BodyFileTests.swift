import FeatureTesting
import Foundation
import SectionCLibrary
import Testing

@testable import Networking

/// Bodies that stay in a file.
@Suite struct BodyFileTests {
    private let folder: FeatureTesting.TemporaryFolder

    init() throws {
        folder = try FeatureTesting.TemporaryFolder()
    }

    private func body(_ text: String) throws -> Body {
        try folder.put(text, in: "menu.json")
        let number = SectionCLibrary.open(folder.path("menu.json"), O_RDONLY | O_CLOEXEC)
        return Body(try BodyFile(Descriptor(owning: number)))
    }

    private static let numbers = Resource<Records<Int>>.records(
        of: Endpoint("/numbers"), called: "numbers"
    ) { $0.integer() }

    @Test func `A list in a file of many pieces is read whole`() throws {
        let numbers = Array(0..<100_000)
        let body = try body("\(numbers)")

        #expect(body.count > 2 * Body.pieceSize)
        #expect(try Self.numbers.value(from: body).records == numbers)
    }

    @Test func `Some bytes of a file are read where they are`() throws {
        let body = try body("[Assam, Sencha]")

        #expect(try body.bytes(in: 8..<14) == Data("Sencha".utf8))
        #expect(try body.data() == Data("[Assam, Sencha]".utf8))
    }

    @Test(arguments: ["[1, 2, 3, 4]", "[1]"])
    func `A file that was changed after it was opened is an error`(text: String) throws {
        let body = try body("[1, 2, 3]")
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("menu.json")))
        let error = RequestError.unreadable(reason: "the file was changed while it was read")

        #expect(throws: error) { try Self.numbers.value(from: body) }
        #expect(throws: error) { try body.bytes(in: 0..<9) }
    }

    @Test func `A file that another one replaced is read as it was`() throws {
        let body = try body("[1, 2, 3]")
        try Data("[]".utf8).write(
            to: URL(fileURLWithPath: folder.path("menu.json")), options: .atomic)

        #expect(try Self.numbers.value(from: body).records == [1, 2, 3])
    }

    @Test func `A task that was cancelled reads no further`() async throws {
        let body = try body("\(Array(0..<100_000))")
        let task = Task { () -> Result<Records<Int>, RequestError> in
            withUnsafeCurrentTask { $0?.cancel() }
            return Result { () throws(RequestError) in try Self.numbers.value(from: body) }
        }

        #expect(await task.value == .failure(.cancelled))
    }

    /// A sparse file, which takes no room on the disk.
    @Test func `A file too large for memory is refused before it is parsed whole`() throws {
        let path = folder.path("large.json")
        try folder.put("{", in: "large.json")
        try #require(FileHandle(forWritingAtPath: path)).truncate(atOffset: 1 << 40)
        let number = SectionCLibrary.open(path, O_RDONLY | O_CLOEXEC)
        let body = Body(try BodyFile(Descriptor(owning: number)))
        let value = Resource<Int>.json(of: Endpoint("/number"), called: "a number") { $0.integer() }

        #expect(throws: RequestError.tooLarge(limit: 1 << 30)) { try value.value(from: body) }
    }
}
