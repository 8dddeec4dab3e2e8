import FeatureTesting
import SectionKit

/// A section that shows lines or an error once its gate is open.
struct GatedSection: SectionKit.Section {
    let id: String
    let title: String
    let gate = Gate()
    let lines: Int
    let fails: Bool

    init(_ title: String, lines: Int = 1, fails: Bool = false) {
        id = title.lowercased()
        self.title = title
        self.lines = lines
        self.fails = fails
    }

    func load(into output: some SectionOutput<Int>) async {
        await gate.passed()
        if fails {
            let error = SectionError(message: "\(title) failed.", recovery: "Try again.")
            await output.show(.error(error))
        } else {
            await output.show(.success(lines))
        }
    }

    func body(for lines: Int) -> [Block] {
        (0..<lines).map { .notice(Notice(.info, "\(title) line \($0)")) }
    }
}
