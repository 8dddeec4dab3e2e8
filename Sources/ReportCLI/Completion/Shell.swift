/// A shell that can complete the command lines of a program.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that the shell loads to complete the command lines of a program.
    ///
    /// It calls the program by name, so it is never out of date. It treats the program's output as
    /// words, never as code.
    func script(for program: String) -> String {
        let function = String(
            program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return
            template
            .replacing("PROGRAM", with: program)
            .replacing("FUNCTION", with: "_\(function)")
    }

    private var template: String {
        switch self {
        case .bash: Self.bashTemplate
        case .zsh: Self.zshTemplate
        case .fish: Self.fishTemplate
        }
    }
}
