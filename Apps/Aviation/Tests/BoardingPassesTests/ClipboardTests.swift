import Logbook
import SectionEssentials
import Testing

@testable import BoardingPasses

/// What was copied, with stubs in the place of the programs that know it.
@Suite struct ClipboardTests {
    /// The content if `xclip` offers some types, each with a text.
    private func content(_ types: [String: String]) async throws(PassError) -> Clipboard.Content {
        let programs = ProgramsStub(["xclip"]) { _, arguments in
            switch arguments.last {
            case "TARGETS"?: types.keys.sorted().joined(separator: "\n")
            case let type?: types[type]
            case nil: nil
            }
        }
        return try await Clipboard(programs).content()
    }

    @Test func `a file comes before a picture, and a picture before a text`() async throws {
        var types = ["text/plain": "words", "image/png": "picture"]
        #expect(try await content(types) == .data(Data("picture".utf8)))
        types["text/uri-list"] = "# a comment\r\nfile:///home/me/my%20pass.pkpass\r\n"
        #expect(try await content(types) == .file("/home/me/my pass.pkpass"))
        #expect(try await content(["UTF8_STRING": "M1"]) == .data(Data("M1".utf8)))
    }

    @Test func `an address that is no file is not opened`() async throws {
        let types = ["text/uri-list": "https://example.com/pass", "text/plain": "words"]
        #expect(try await content(types) == .data(Data("words".utf8)))
    }

    @Test func `without programs, their packages are named`() async {
        await #expect(throws: PassError.self) { try await content([:]) }
        do throws(PassError) { _ = try await content([:]) } catch {
            #expect(error.recovery.contains("apt-get install xclip"))
        }
    }
}
