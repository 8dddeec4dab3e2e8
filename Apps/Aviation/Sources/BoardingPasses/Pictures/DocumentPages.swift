import Logbook
import SectionEssentials

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
