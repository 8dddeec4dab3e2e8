import Logbook
import SectionEssentials

/// The programs that read pictures and PDF files, as far as they are installed.
struct PassPictureTools: Sendable {
    let codes: BarcodeReader?
    let images: ImageMagick?
    private let isImageMagickAbsent: Bool
    let recognizer: TextRecognizer?
    let documents: DocumentPages?

    /// Finds the programs.
    init(_ programs: any PassProgramsInput) async {
        codes = BarcodeReader(programs)
        (images, isImageMagickAbsent) = await ImageMagick.find(programs)
        recognizer = TextRecognizer(programs)
        documents = DocumentPages(programs)
    }

    /// What cannot be read without the programs that are absent, in plain sentences.
    func missing(for kind: PassKind) -> [String] {
        var sentences: [String] = []
        func add(_ isThere: Bool, _ program: String, _ package: String, _ what: String) {
            if isThere { return }
            sentences.append(
                "\(program) is not installed, so \(what): apt-get install \(package).")
        }
        if kind == .pdf {
            add(documents != nil, "pdftoppm", "poppler-utils", "PDF files cannot be read")
        }
        add(codes != nil, "ZXingReader", "zxing-cpp-tools", "bar codes cannot be read")
        add(!isImageMagickAbsent, "ImageMagick", "imagemagick", "only clean bar codes can be read")
        add(
            recognizer != nil, "tesseract", "tesseract-ocr",
            "text in pictures cannot be read")
        return sentences
    }
}

/// Reads the pages of PDF files with poppler (<https://poppler.freedesktop.org>).
struct DocumentPages: Sendable {
    private let programs: any PassProgramsInput

    /// Creates it; nil if the programs are not installed.
    init?(_ programs: any PassProgramsInput) {
        guard ["pdfinfo", "pdftotext", "pdftoppm"].allSatisfy(programs.isInstalled) else {
            return nil
        }
        self.programs = programs
    }

    /// The number of pages; 0 if the file cannot be read.
    func count(of path: String) async -> Int {
        let info = await text("pdfinfo", [Self.plain(path)])
        let line = info.split(separator: "\n").first { $0.hasPrefix("Pages:") }
        return line.flatMap { $0.split(separator: " ").last }.flatMap { Int($0) } ?? 0
    }

    /// The words of a page with their boxes.
    func words(of path: String, page: Int) async -> [TextBox] {
        TextBox.boxes(
            ofTable: await text(
                "pdftotext", ["-tsv", "-f", "\(page)", "-l", "\(page)", Self.plain(path), "-"]))
    }

    /// The texts of the first pages in lines, with the columns that they have.
    func texts(of path: String, upTo page: Int) async -> [String] {
        await text("pdftotext", ["-layout", "-l", "\(page)", Self.plain(path), "-"])
            .split(separator: "\u{0C}", omittingEmptySubsequences: false).map(String.init)
    }

    /// Makes a picture of a page, and returns its path; nil if that fails.
    func picture(of path: String, page: Int, in folder: String) async -> String? {
        let name = "\(folder)/page-\(page)"
        let output = await programs.output(
            of: "pdftoppm",
            [
                "-scale-to", "2400", "-gray", "-png", "-singlefile", "-f", "\(page)",
                "-l", "\(page)", Self.plain(path), name,
            ], within: .seconds(5))
        return output?.exitCode == 0 ? "\(name).png" : nil
    }

    private func text(_ program: String, _ arguments: [String]) async -> String {
        let output = await programs.output(of: program, arguments, within: .seconds(5))
        return String(decoding: output?.bytes ?? .init(), as: UTF8.self)
    }

    private static func plain(_ path: String) -> String {
        path.hasPrefix("/") ? path : "./\(path)"
    }
}
