import Essentials

/// Compares text with a file that a person has read and found good.
///
/// The files stand in `Goldens` beside the test. With `RECORD_GOLDENS=1` in the environment they
/// are written anew, and the test fails all the same, so that no recording passes for a check.
/// Escape characters are written as `␛` and carriage returns as `␍`, so that the files can be read
/// and compared.
public enum Golden {
    /// Throws a ``Mismatch`` unless the text is what the golden file holds.
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
            throw Mismatch("\(name) is not there yet: record it with RECORD_GOLDENS=1.")
        }
        let golden = String(decoding: data, as: UTF8.self)
        // Not by ==, which takes a letter and its decomposed form for the same.
        guard !golden.utf8.elementsEqual(readable.utf8) else { return }
        throw Mismatch("\(name) differs:\n\(difference(golden, readable))")
    }

    /// Why a text is not what its golden file holds.
    public struct Mismatch: Error, CustomStringConvertible, Sendable {
        /// What differs, for the reader of a failed test.
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

    /// The lines that differ, the golden's with `-` and the text's with `+`.
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
