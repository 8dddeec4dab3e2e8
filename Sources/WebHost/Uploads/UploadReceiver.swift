import SectionCLibrary
import SectionKit
import Synchronization
import WebServer

/// Takes a form with files as it comes, and puts its files into a folder; they are gone with it unless
/// they are kept.
final class UploadReceiver: BodyReceiver {
    /// What has come.
    struct Form {
        /// The names and values of the form, in their order; the value of a file is what names it.
        var items: [RequestTarget.Item] = []

        var files: [UploadedFile] = []

        /// What is wrong with files, by the name of the option.
        var faults: [String: String] = [:]
    }

    private struct State {
        var parser: MultipartParser
        var form = Form()
        var part: MultipartParser.Part?
        var text: [UInt8] = []
        var textCount = 0

        /// The file that comes; nil for a text, and for a file that is not taken.
        var file: UploadedFile?
        var fileCount = 0
    }

    private let uploads: Uploads

    /// The names of the options for files.
    private let names: Set<String>

    /// Whether the token of a form is one of this server.
    private let isKnown: @Sendable (_ token: String) -> Bool
    private let state: Mutex<State>

    init(
        uploads: Uploads, boundary: String, names: Set<String>,
        isKnown: @escaping @Sendable (_ token: String) -> Bool
    ) {
        (self.uploads, self.names, self.isKnown) = (uploads, names, isKnown)
        state = Mutex(State(parser: MultipartParser(boundary: boundary)))
    }

    var limit: Int { uploads.limits.form }

    /// Gives what has come away, with its files.
    func takeForm() -> Form {
        state.withLock { state in
            defer { state.form = Form() }
            return state.form
        }
    }

    func take(_ bytes: ArraySlice<UInt8>) throws(RequestRefusal) {
        try state.withLock { state throws(RequestRefusal) in
            var parser = state.parser
            try parser.read(bytes) { event throws(RequestRefusal) in try take(event, &state) }
            state.parser = parser
        }
    }

    func finish() throws(RequestRefusal) {
        try state.withLock { state throws(RequestRefusal) in try state.parser.finish() }
    }

    // MARK: - Parts

    private func take(
        _ event: MultipartParser.Event, _ state: inout State
    ) throws(RequestRefusal) {
        switch event {
        case .part(let part):
            (state.part, state.text, state.fileCount) = (part, [], 0)
            guard let name = part.fileName else {
                // Each part costs something, also without a text.
                return try count(part.name.utf8.count + 16, &state)
            }
            guard names.contains(part.name) else {
                throw RequestRefusal(400, "The form has a file where none is asked for.")
            }
            try count(part.name.utf8.count + 16, &state)
            // The token comes first; a form of another server leaves no file, not even for a moment.
            let token = state.form.items.first { $0.name == SentForm.Name.token }
            guard !name.isEmpty, let token, isKnown(token.value) else { return }
            begin(part, called: name, &state)
        case .bytes(let bytes):
            guard let part = state.part else { return }
            if part.fileName == nil {
                try count(bytes.count, &state)
                state.text += bytes
            } else if let file = state.file {
                append(bytes, to: file, of: part, &state)
            }
        case .end:
            guard let part = state.part else { return }
            if part.fileName == nil {
                guard let text = String(validating: state.text, as: UTF8.self) else {
                    throw RequestRefusal(400, "A text of the form is not UTF-8.")
                }
                state.form.items.append(.init(part.name, text))
            } else if let file = state.file {
                file.close()
                state.form.files.append(file)
                state.form.items.append(.init(part.name, file.id))
            }
            (state.part, state.file) = (nil, nil)
        }
    }

    private func count(_ bytes: Int, _ state: inout State) throws(RequestRefusal) {
        state.textCount += bytes
        guard state.textCount <= uploads.limits.texts else {
            throw RequestRefusal(413, "The texts of the form are too long.")
        }
    }

    private func begin(_ part: MultipartParser.Part, called name: String, _ state: inout State) {
        let label = UploadedFile.label(of: name)
        guard state.form.files.count < uploads.limits.filesOfForm else {
            state.form.faults[part.name] =
                "\(label.quoted) was not taken: more than \(uploads.limits.filesOfForm) files."
            return
        }
        do throws(SystemError) {
            state.file = try uploads.begin(called: name)
        } catch {
            state.form.faults[part.name] = Self.words(error, label)
        }
    }

    private func append(
        _ bytes: ArraySlice<UInt8>, to file: UploadedFile, of part: MultipartParser.Part,
        _ state: inout State
    ) {
        state.fileCount += bytes.count
        guard state.fileCount <= uploads.limits.file else {
            state.form.faults[part.name] =
                "\(file.label.quoted) is larger than \(UploadLimits.size(uploads.limits.file))."
            state.file = nil
            return
        }
        do throws(SystemError) {
            try file.append(bytes)
        } catch {
            state.form.faults[part.name] = Self.words(error, file.label)
            state.file = nil
        }
    }

    private static func words(_ error: SystemError, _ label: String) -> String {
        error.code == EDQUOT
            ? "\(label.quoted) was not taken, because many files wait for their forms already; try"
                + " again later."
            : "\(label.quoted) could not be kept: \(error.reason)."
    }
}
