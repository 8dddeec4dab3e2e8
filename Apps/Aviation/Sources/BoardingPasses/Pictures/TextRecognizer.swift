import Logbook
import SectionEssentials
import SectionKit

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

/// The words of a page in hOCR (<https://kba.github.io/hocr-spec/1.2/>), as tesseract writes it.
///
/// A word is a span with its box and how sure it is. With `lstm_choice_mode=2` it has a span for each
/// letter, and in that one for each letter that is possible there, with its share in percent. Nearly
/// always all but one of them have none.
struct RecognisedPage {
    private(set) var words: [TextBox] = []

    /// The word that is being read; nil between words.
    private var word: TextBox?

    /// The letters that are possible at each place of the word.
    private var letters: [[Character]] = []

    /// Whether the letter that is being read is possible.
    private var isPossible = false

    /// The spans that are open from the word on.
    private var depth = 0

    init(_ page: String) {
        for token in HTMLTokens(page) where words.count < TextBox.limit {
            switch token {
            case .open("span", let attributes): open(attributes)
            case .close("span"): close()
            case .text(let text) where depth == 1: word?.text += text
            case .text(let text) where depth == 3 && isPossible && text.count == 1:
                letters[letters.count - 1] += text
            default: break
            }
        }
    }

    private mutating func open(_ attributes: [String: String]) {
        let title = attributes["title"] ?? ""
        if word != nil {
            depth += 1
            if depth == 2 { letters.append([]) }
            isPossible = Self.numbers("x_confs", in: title).first ?? 0 > 0
        } else if attributes["class"] == "ocrx_word" {
            word = Self.box(title)
            letters = []
            depth = word == nil ? 0 : 1
        }
    }

    private mutating func close() {
        guard var done = word else { return }
        depth -= 1
        guard depth == 0 else { return }
        done.text = String(done.text[...].trimmed.prefix(200))
        done.others = Self.others(done.text, letters)
        if !done.text.isEmpty { words.append(done) }
        word = nil
    }

    /// What a text may be instead, each time with one other letter.
    ///
    /// There is nothing if the places are not those of the text; the same letter in another case is no
    /// other one.
    private static func others(_ text: String, _ letters: [[Character]]) -> [String] {
        guard letters.count == text.count else { return [] }
        return zip(text.indices, letters).flatMap { index, letters in
            letters.filter { $0.lowercased() != text[index].lowercased() }.map { letter in
                text[..<index] + String(letter) + text[text.index(after: index)...]
            }
        }
    }

    /// A word without its text, of a title such as `bbox 109 538 450 587; x_wconf 88`.
    private static func box(_ title: String) -> TextBox? {
        let sides = numbers("bbox", in: title)
        guard sides.count == 4, sides.allSatisfy({ (0...1e6).contains($0) }) else { return nil }
        let confidence = numbers("x_wconf", in: title).first
        return TextBox(
            text: "", left: Int(sides[0]), top: Int(sides[1]), right: Int(sides[2]),
            bottom: Int(sides[3]),
            confidence: confidence.flatMap { (0...100).contains($0) ? Int($0) : nil })
    }

    /// The numbers of a property; none if the title lacks it.
    private static func numbers(_ name: String, in title: String) -> [Double] {
        let properties = title.split(separator: ";").map { $0.split(separator: " ") }
        let property = properties.first { $0.first.map(String.init) == name }
        return property?.dropFirst().compactMap { Double($0) } ?? []
    }
}
