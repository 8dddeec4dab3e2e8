import SectionEssentials

/// Compares text with a golden file, which a person has approved.
///
/// The files are in the folder `Goldens` next to the test. With `RECORD_GOLDENS=1` in the
/// environment they are recorded again, and the test fails, so that a recording is not mistaken for
/// a passed test. Escape characters are written as `␛` and carriage returns as `␍`, so that the
/// files are readable.
public enum Golden {
    /// Compares a text with a golden file.
    ///
    /// - Throws: ``Mismatch`` if they differ.
    public static func verify(
        _ text: String,
        _ name: String,
        beside test: String = #filePath
    ) throws(Mismatch) {
        let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
        try verify(text, name, beside: test, recording: isRecording)
    }

    static func verify(
        _ text: String,
        _ name: String,
        beside test: String,
        recording isRecording: Bool
    ) throws(Mismatch) {
        let folder = URL(filePath: test).deletingLastPathComponent().appending(path: "Goldens")
        let file = folder.appending(path: name)
        let readable = text.replacing("\u{1B}", with: "␛").replacing("\r\n", with: "␍\n")
        if isRecording { throw record(readable, name, in: folder, file) }
        guard let data = try? Data(contentsOf: file) else {
            throw Mismatch("There is no \(name) yet: record it with RECORD_GOLDENS=1.")
        }
        let golden = String(decoding: data, as: UTF8.self)
        // Not ==, for which a letter and its decomposed form are equal.
        guard !golden.utf8.elementsEqual(readable.utf8) else { return }
        throw Mismatch("\(name) differs:\n\(difference(golden, readable))")
    }

    /// The difference between a text and its golden file.
    public struct Mismatch: Error, CustomStringConvertible, Sendable {
        /// The lines that differ.
        public let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    private static func record(
        _ text: String,
        _ name: String,
        in folder: URL,
        _ file: URL
    ) -> Mismatch {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return Mismatch("\(name) was recorded: read it, then run without RECORD_GOLDENS.")
        } catch {
            return Mismatch("\(name) could not be recorded: \(error)")
        }
    }

    /// The lines that differ: `-` marks those of the golden file, `+` those of the text.
    private static func difference(_ golden: String, _ text: String) -> String {
        let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        return new.difference(from: old).map { change in
            switch change {
            case .remove(let line, let text, _): "- \(line + 1): \(text)"
            case .insert(let line, let text, _): "+ \(line + 1): \(text)"
            }
        }.joined(separator: "\n")
    }
}
