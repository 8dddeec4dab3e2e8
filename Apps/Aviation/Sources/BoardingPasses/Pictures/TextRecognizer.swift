import Essentials
import Logbook

/// Recognises the text of pictures with tesseract (<https://tesseract-ocr.github.io>).
struct TextRecognizer: Sendable {
    private let programs: any PassProgramsInput

    /// Creates it; nil if the program is not installed.
    init?(_ programs: any PassProgramsInput) {
        guard programs.isInstalled("tesseract") else { return nil }
        self.programs = programs
    }

    /// Returns the words of a picture with their boxes; none if it has no text.
    ///
    /// A small picture is made larger first: of one 500 pixels wide, seats are lost.
    func words(
        of path: String, in folder: String, images: ImageMagick?,
        until deadline: ContinuousClock.Instant
    ) async -> [TextBox] {
        var path = path.hasPrefix("/") ? path : "./\(path)"
        let larger = "\(folder)/text.png"
        let arguments = [
            "-auto-orient", "-resize", "2000x2000>", "-resize", "1400x1400<", "-background",
            "white",
            "-alpha", "remove", "-colorspace", "Gray", "+profile", "*", "-write", "png:\(larger)",
            "null:",
        ]
        if await images?.make(of: path, arguments, within: .seconds(6)) != nil { path = larger }
        let left = max(.milliseconds(500), deadline - .now)
        let output = await programs.output(
            of: "tesseract", [path, "-", "-l", "eng", "--psm", "3", "tsv"], within: left)
        guard let output, output.exitCode == 0 else { return [] }
        return TextBox.boxes(ofTable: String(decoding: output.bytes, as: UTF8.self))
    }
}
