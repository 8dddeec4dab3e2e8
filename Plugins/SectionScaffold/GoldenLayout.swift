/// Lays a golden file out anew where a terminal's layout depends on what has been renamed.
enum GoldenLayout {
    /// - Parameters:
    ///   - file: the name of the file, which tells the width of the terminal.
    ///   - rename: renames one line.
    static func renamed(_ text: String, file: String, by rename: (String) -> String) -> String {
        let width = file.firstMatch(of: /-([0-9]+)\.txt/).flatMap { Int($0.output.1) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var old = lines.map(String.init)[...]
        var result: [String] = []
        while let line = old.popFirst() {
            let new = rename(line)
            result.append(new)
            guard new != line else { continue }
            if let rule = old.first, let underline = self.underline(rule, line, new) {
                old.removeFirst()
                result.append(underline)
            } else if let width {
                result.removeLast()
                var sentence = [line]
                while sentence.last?.contains(/\.(?:␛\[0m)?$/) == false, let next = old.popFirst() {
                    sentence.append(next)
                }
                result += filled(rename(sentence.joined(separator: " ")), to: width)
            }
        }
        return result.joined(separator: "\n")
    }

    /// The rule under a heading that has become longer or shorter; nil when it is none.
    private static func underline(_ rule: String, _ old: String, _ new: String) -> String? {
        guard let run = rule.firstMatch(of: /─+|-{3,}/)?.output, let mark = run.first,
            rule.replacing(/␛\[[0-9;]*m/, with: "") == run
        else { return nil }
        let count = run.count + new.count - old.count
        return rule.replacing(run, with: String(repeating: mark, count: count))
    }

    /// The sentence in lines of at most this many characters.
    private static func filled(_ sentence: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in sentence.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
