import SectionCLibrary
import SectionKit

/// A file that a form has already: one that a browser has sent, or one of the record.
struct FileChoice: Equatable {
    /// What names it in the form.
    let value: String

    /// What a person reads.
    let title: String

    /// Whether a browser has sent it.
    let isSent: Bool
}

extension WebProgram {
    /// The files of the value of an option.
    ///
    /// Those of the record have names that were made here, because a browser names no files of this
    /// machine.
    func files(in text: String?, of option: OptionDescription) -> [FileChoice] {
        let paths = paths(in: text, of: option)
        return paths.enumerated().map { index, path in
            if let file = uploads.file(at: path) {
                let size = UploadLimits.size(file.count)
                return FileChoice(value: file.id, title: "\(file.label), \(size)", isSent: true)
            }
            let number = paths.count == 1 ? "" : " \(index + 1)"
            return FileChoice(
                value: listed.name(of: path), title: "What is there\(number)", isSent: false)
        }
    }

    /// The value of an option for what a form names, of which the last counts if there is to be one; and
    /// whether a file is gone.
    func text(ofFiles values: [String], for option: OptionDescription) -> (String?, isGone: Bool) {
        let named = values.filter { !$0.isEmpty }
        let paths = named.compactMap { uploads.file($0)?.path ?? listed.identity(of: $0) }
        let isGone = paths.count < named.count
        guard let last = paths.last else { return (nil, isGone) }
        return (option.takesFiles ? paths.joined(separator: option.fileSeparator) : last, isGone)
    }

    /// Returns a form whose files are where they stay, for the options that need them later too; and
    /// their new paths.
    func settling(_ form: FilledForm) throws(SystemError) -> (form: FilledForm, paths: [String]) {
        var (form, settled) = (form, [String]())
        for (index, field) in form.fields.enumerated() {
            guard case .files(_, for: .keeping) = field.option.suggestions,
                let folder = uploads.lastingFolder
            else { continue }
            var paths = paths(in: field.text, of: field.option)
            for (place, path) in paths.enumerated() {
                guard let file = uploads.file(at: path) else { continue }
                do throws(SystemError) { paths[place] = try file.settle(in: folder) } catch {
                    for path in settled { unlink(path) }
                    throw error
                }
                settled.append(paths[place])
            }
            let text = paths.joined(separator: field.option.fileSeparator)
            form.take(text.isEmpty ? nil : text, at: index)
        }
        return (form, settled)
    }

    private func paths(in text: String?, of option: OptionDescription) -> [String] {
        guard let text, !text.isEmpty else { return [] }
        if !option.takesFiles { return [text] }
        return text.split(separator: option.fileSeparator).map(String.init)
    }
}
