import Logbook
import SectionEssentials

/// Recognises the text of pictures with tesseract (<https://tesseract-ocr.github.io>).
struct TextRecognizer: Sendable {
    private let programs: any PassProgramsInput

    /// Creates it; nil if the program is not installed.
    init?(_ programs: any PassProgramsInput) {
        guard programs.isInstalled("tesseract") else { return nil }
        self.programs = programs
    }

    /// A way of reading a picture: how large it is made, and how tesseract looks for text in it.
    ///
    /// Sparse text (11) and one block (6) keep the words of columns, which a page (3) loses. Each
    /// size mistakes other letters, so what both ways read is right nearly always.
    struct Way {
        let size: Int
        let layout: Int

        static let all = [Way(size: 1_400, layout: 11), Way(size: 1_900, layout: 6)]
    }

    /// Returns the words of a picture with their boxes; none if it has no text.
    func words(
        of path: String, by way: Way, in folder: String, images: ImageMagick?,
        until deadline: ContinuousClock.Instant
    ) async -> [TextBox] {
        var path = path.hasPrefix("/") ? path : "./\(path)"
        let prepared = "\(folder)/text-\(way.size).png"
        let arguments = Self.preparation(way.size) + ["-write", "png:\(prepared)", "null:"]
        let image = await images?.make(of: path, arguments, within: .seconds(6))
        if image != nil { path = prepared }
        let left = max(.milliseconds(500), deadline - .now)
        let output = await programs.output(
            of: "tesseract",
            [
                path, "-", "-l", "eng", "--psm", String(way.layout),
                // Each letter with the others that are possible there.
                "-c", "lstm_choice_mode=2", "hocr",
            ],
            within: left)
        guard let output, output.exitCode == 0 else { return [] }
        return RecognisedPage(String(decoding: output.bytes, as: UTF8.self)).words
    }

    /// What makes text legible: a size that shows seats, even light without the grid of a screen,
    /// and lines that are level.
    private static func preparation(_ size: Int) -> [String] {
        [
            "-auto-orient", "-resize", "2000x2000>", "-resize", "\(size)x\(size)<", "-background",
            "white", "-alpha", "remove", "-colorspace", "Gray", "+profile", "*",
            // The light is what is left of a picture without its details.
            "(", "+clone", "-scale", "12.5%", "-blur", "0x3", "-scale", "800%", ")",
            "-compose", "DivideSrc", "-composite", "-normalize", "-deskew", "40%", "+repage",
        ]
    }
}
