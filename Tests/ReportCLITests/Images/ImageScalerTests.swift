import FeatureTesting
import Foundation
import HelperPrograms
@testable import ReportCLI
import SectionKit
import Testing

/// Large photos in pages.
@Suite(.timeLimit(.minutes(1))) struct ImageScalerTests {
    /// A photo of a number of bytes and 40 by 20 pixels, which is turned to the right.
    private static func photo(bytes: Int) -> Data {
        var photo = jpeg
        let comment = [0xFF, 0xFE, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 65_533)
        while photo.count < bytes { photo.insert(contentsOf: comment, at: 2) }
        return photo
    }

    /// A gray JPEG image, which ImageMagick made.
    private static let jpeg =
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/4QBiRXhpZgAATU0AKgAAAAgABQESAAMAAAABAAYAAAEaAAUAAAABAAAA
                SgEbAAUAAAABAAAAUgEoAAMAAAABAAEAAAITAAMAAAABAAEAAAAAAAAAAAABAAAAAQAAAAEAAAAB/9sAQwAQ
                CwwODAoQDg0OEhEQExgoGhgWFhgxIyUdKDozPTw5Mzg3QEhcTkBEV0U3OFBtUVdfYmdoZz5NcXlwZHhcZWdj
                /8AACwgAFAAoAQERAP/EABUAAQEAAAAAAAAAAAAAAAAAAAAG/8QAGRAAAgMBAAAAAAAAAAAAAAAAABUDFGJS
                /9oACAEBAAA/AJZXkK8hXkK8hXktleQryFeQryFeSurx8ivHyK8fIrx8ivHyf//Z
                """, options: .ignoreUnknownCharacters) ?? Data()

    /// Makes each photo ten bytes long, or none.
    private struct ScalerSpy: ImageScaler {
        let scaled: Data?
        let sizes: Calls<Int>

        func scaled(_ jpeg: Data, to pixels: Int) -> Data? {
            sizes.note(pixels)
            return scaled
        }
    }

    @Test func `a page contains a large photo as a smaller one`() async {
        let sizes = Calls<Int>()
        let image = Image(bytes: Self.photo(bytes: 1_200_000), alternative: "A lake")

        let run = await Album.Run(
            [image], ["--format", "html"], scaler: ScalerSpy(scaled: Self.jpeg, sizes: sizes))

        #expect(sizes.all == [1_600])
        #expect(run.output.contains(Self.jpeg.base64EncodedString()))
        #expect(run.output.utf8.count < 100_000)
    }

    @Test func `a photo stays as it is where it is small or cannot be made smaller`() async {
        let sizes = Calls<Int>()
        let (small, large) = (Self.photo(bytes: 900_000), Self.photo(bytes: 1_200_000))

        for photo in [small, large] {
            let run = await Album.Run(
                [Image(bytes: photo, alternative: "A lake")], ["--format", "html"],
                scaler: ScalerSpy(scaled: nil, sizes: sizes))
            #expect(run.output.contains(photo.base64EncodedString()))
        }
        #expect(sizes.all == [1_600])
    }

    @Test func `photos that a page would not hold all are made smaller, each for its share`()
        async
    {
        let sizes = Calls<Int>()
        let photo = Self.photo(bytes: 900_000)
        let images = (1...50).map { Image(bytes: photo, alternative: "Photo \($0)") }

        let run = await Album.Run(
            images, ["--format", "html"], scaler: ScalerSpy(scaled: Self.jpeg, sizes: sizes))

        // A fiftieth of 16 MB, and five pixels for each byte.
        #expect(sizes.all == Array(repeating: 1_264, count: 50))
        #expect(run.errors == "")
        #expect(run.output.components(separatedBy: "<img").count == 51)
    }

    @Test func `pictures that a page has no room for are counted once, with what to do`() async {
        let photo = Self.photo(bytes: 900_000)
        let images = (1...20).map { Image(bytes: photo, alternative: "Photo \($0)") }

        let run = await Album.Run(images, ["--format", "html"])

        #expect(
            run.errors.contains(
                "3 pictures are not in the page, which holds 16 MB of them. Install"))
        #expect(run.output.components(separatedBy: "<img").count == 18)
    }

    @Test(.enabled(if: ImageMagick.isHere)) func `ImageMagick turns photos upright`() throws {
        let scaler = ImageMagick(programs: ProgramRunner(), names: ImageMagick.installed)

        let scaled = try #require(scaler.scaled(Self.photo(bytes: 100_000), to: 10))

        let header = try ImageHeader(scaled)
        #expect((header.width, header.height) == (5, 10))
        #expect(scaler.scaled(Album.png, to: 10) == nil)
    }

    @Test func `without ImageMagick nothing is made smaller`() {
        let scaler = ImageMagick(programs: ProgramRunner(), names: ["no-such-program"])

        #expect(scaler.scaled(Self.jpeg, to: 10) == nil)
    }
}

extension ImageMagick {
    /// The paths where a real one may be.
    fileprivate static let installed = ["/usr/bin/magick", "/usr/bin/convert"]

    fileprivate static var isHere: Bool { installed.contains { access($0, X_OK) == 0 } }
}
