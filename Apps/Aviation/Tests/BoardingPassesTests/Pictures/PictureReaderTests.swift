import Logbook
import SectionEssentials
import Synchronization
import Testing

@testable import BoardingPasses

/// Pictures, with a stub in the place of the programs.
@Suite struct PictureReaderTests {
    private static let code = "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100"
    private static let all: Set = ["ZXingReader", "convert", "tesseract"]

    private func read(_ programs: ProgramsStub) async -> Result<ReadPass, PassError> {
        let reader = PictureReader(programs) { _ in }
        do throws(PassError) {
            return .success(try await reader.picture("a.png", named: "a.png", .on("2016-08-20")))
        } catch {
            return .failure(error)
        }
    }

    /// Programs of which ZXingReader finds the code in a picture of a number, from 0 on.
    private func programs(
        findingIn number: Int, _ installed: Set<String> = all, text: String = ""
    ) -> ProgramsStub {
        let readings = Mutex(-1)
        return ProgramsStub(installed) { program, arguments in
            switch program {
            case "ZXingReader":
                readings.withLock {
                    $0 += 1; return $0 == number ? Self.code.asCode : ""
                }
            case "convert" where arguments == ["-version"]: "Version: ImageMagick 6.9"
            case "convert": "800 600"
            default: text
            }
        }
    }

    @Test func `a clean code needs one program, and no other picture`() async throws {
        let programs = programs(findingIn: 0)

        let pass = try await read(programs).get()

        #expect(pass.legs.first?[.seat] == "1A")
        #expect(pass.legs.first?.readings.allSatisfy { $0.origin == .barcode } == true)
        #expect(pass.attempts == [PassAttempt("bar code, as it is", hasFound: true)])
        #expect(programs.allCalls.map { $0[0] } == ["convert", "ZXingReader"])
    }

    @Test(arguments: [(1, "with a white border"), (2, "in parts"), (8, "turned")])
    func `fixes are tried until one works`(number: Int, words: String) async throws {
        let pass = try await read(programs(findingIn: number)).get()

        #expect(pass.attempts.count == number + 1)
        #expect(pass.attempts.last == PassAttempt("bar code, \(words)", hasFound: true))
        #expect(pass.attempts.dropLast().allSatisfy { !$0.hasFound })
    }

    @Test func `without a code and text, it says what was tried and how to do better`() async {
        let error = await read(programs(findingIn: -2)).failure

        #expect(error?.summary == "no boarding pass was found in a.png")
        #expect(error?.recovery.contains("negative; bar code, turned; text.") == true)
        #expect(error?.recovery.contains("Photograph the whole code") == true)
    }

    @Test func `absent programs are named with their packages`() async {
        let error = await read(programs(findingIn: 0, [])).failure

        #expect(error?.recovery.contains("apt-get install zxing-cpp-tools.") == true)
        #expect(error?.recovery.contains("apt-get install tesseract-ocr.") == true)
    }

    @Test func `without ImageMagick a clean code is still read`() async throws {
        let pass = try await read(programs(findingIn: 0, ["ZXingReader"])).get()

        #expect(pass.legs.count == 1)
        #expect(pass.warnings.contains { $0.contains("imagemagick") })
    }

    @Test func `another program called convert is not used`() async {
        let programs = ProgramsStub(["convert", "ZXingReader"]) { _, _ in "FreeBSD units" }

        _ = await read(programs)

        #expect(programs.allCalls.map { $0[0] } == ["convert", "ZXingReader"])
    }

    @Test func `a code that is of no boarding pass is named`() async {
        let programs = ProgramsStub(["ZXingReader"]) { _, _ in "https://example.com".asCode }

        let error = await read(programs).failure

        #expect(error?.recovery.contains("'https://example.com'") == true)
    }

    @Test func `without a code, labels are paired with their values`() async throws {
        let programs = programs(findingIn: -2, text: RecognisedTextTests.page)

        let leg = try #require(try await read(programs).get().legs.first)

        #expect(leg[.from] == "YUL")
        #expect(leg.readings.allSatisfy { $0.origin == .recognisedText })
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
