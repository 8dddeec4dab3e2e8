import Logbook
import SectionEssentials

/// Reads two-dimensional bar codes with ZXingReader (<https://github.com/zxing-cpp/zxing-cpp>).
struct BarcodeReader: Sendable {
    private let programs: any PassProgramsInput

    static let program = "ZXingReader"

    /// The symbologies of boarding passes (IATA Resolution 792).
    private static let formats = "Aztec,PDF417,QRCode,DataMatrix"

    /// Creates the reader; nil if the program is not installed.
    init?(_ programs: any PassProgramsInput) {
        guard programs.isInstalled(Self.program) else { return nil }
        self.programs = programs
    }

    /// Returns the texts of the codes in pictures (PNG or JPEG), each once, in the order of the
    /// pictures; none if there are none, or the pictures cannot be read.
    func texts(in paths: [String], within time: Duration) async -> [String] {
        let paths = paths.map { $0.hasPrefix("/") ? $0 : "./\($0)" }
        let output = await programs.output(
            of: Self.program, ["-format", Self.formats] + paths, within: time)
        // It exits with an error if one of the pictures has no code.
        guard let output else { return [] }
        var texts: [String] = []
        for line in String(decoding: output.bytes, as: UTF8.self).split(separator: "\n") {
            guard let text = Self.text(ofLine: line), !texts.contains(text) else { continue }
            texts.append(text)
        }
        return texts
    }

    /// The text of a line such as `Bytes:      4D 31 44`; nil for any other line.
    ///
    /// Its bytes are ISO 8859-1, as in bar codes without another encoding; those of boarding passes
    /// are ASCII.
    private static func text(ofLine line: Substring) -> String? {
        guard line.hasPrefix("Bytes:") else { return nil }
        var text = String.UnicodeScalarView()
        for word in line.dropFirst(6).split(separator: " ") {
            guard word.utf8.count == 2, let byte = UInt8(word, radix: 16) else { return nil }
            text.append(Unicode.Scalar(byte))
        }
        return String(text)
    }
}
