import Logbook

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
