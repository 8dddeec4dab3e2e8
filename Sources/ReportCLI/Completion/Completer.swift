import SectionKit

/// Finds what can be meant by a word that is still being typed.
///
/// Shells filter what it offers by what was typed so far, each in its own manner.
struct Completer {
    /// Knows the commands and the options.
    let parser: ArgumentParser

    /// What to offer for the last of the words that follow the program's name.
    func offer(for words: [String]) -> Offer {
        let word = words.last ?? ""
        let line = line(of: words.dropLast())
        if let option = line.waiting { return offer(of: option, after: "", typed: word) }
        if !line.isEnded, word.hasPrefix("-") {
            let (spelling, attached) = ArgumentParser.split(word)
            guard let attached else { return options(on: line) }
            guard let option = option(spelling) else { return Offer() }
            return offer(of: option, after: String(word.dropLast(attached.count)), typed: attached)
        }
        guard let command = line.command else { return commands }
        if let operand = command.operand, line.operands == 0 {
            return offer(of: operand, after: "", typed: word)
        }
        return line.isEnded ? Offer() : options(on: line)
    }

    // MARK: - What was typed

    /// What the words before the one being typed say.
    private struct Line {
        /// The command, if there is one yet.
        var command: Command?

        /// How many words follow it.
        var operands = 0

        /// The options given.
        var given: [OptionDescription] = []

        /// The option whose value comes next.
        var waiting: OptionDescription?

        /// Whether no more options can follow.
        var isEnded = false
    }

    private func line(of words: ArraySlice<String>) -> Line {
        var line = Line()
        for word in words {
            if line.waiting != nil {
                line.waiting = nil
            } else if !line.isEnded, word == "--" {
                line.isEnded = true
            } else if !line.isEnded, word.hasPrefix("-"), word != "-" {
                let (spelling, attached) = ArgumentParser.split(word)
                guard let option = option(spelling) else { continue }
                line.given.append(option)
                if option.accepted != .nothing, attached == nil { line.waiting = option }
            } else if line.command == nil {
                line.command = (parser.commands + parser.tools).first { $0.name == word }
            } else {
                line.operands += 1
            }
        }
        return line
    }

    private func option(_ spelling: String) -> OptionDescription? {
        parser.options.first { $0.spellings.contains(spelling) }
    }

    // MARK: - What can be meant

    private var commands: Offer {
        let all = parser.commands + parser.tools
        return Offer(candidates: all.map { .init(word: $0.name, meaning: $0.summary) })
    }

    private func options(on line: Line) -> Offer {
        let own = line.command.map { parser.options(of: $0) + [.help] } ?? parser.options.unique
        let left = own.filter { !line.given.contains($0) }
        return Offer(candidates: left.map { .init(word: "--\($0.name)", meaning: $0.summary) })
    }

    private func offer(
        of option: OptionDescription,
        after prefix: String,
        typed: String
    ) -> Offer {
        switch option.suggestions {
        case .none:
            return Offer()
        case .files:
            return Offer(kind: .files(after: prefix))
        case .words(let words):
            return Offer(candidates: words().map { .init(word: prefix + $0) })
        case .list(let words):
            let done = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
            let used = done.split(separator: ",")
            let left = words().filter { !used.contains(Substring($0)) }
            return Offer(kind: .list, candidates: left.map { .init(word: prefix + done + $0) })
        }
    }
}
