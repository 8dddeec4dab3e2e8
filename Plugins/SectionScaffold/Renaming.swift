/// Turns the words of InfoFeature into those of another section.
///
/// `Info` and `Company` both become the new name, so that the section, what it shows and what the
/// API says of that share one word. In Swift the lone word `company` is a variable, and "the
/// company" is what sentences say; in golden files there are only sentences and headings.
/// Addresses such as `/v4/company` stay.
struct Renaming {
    enum Kind {
        case swift, golden
    }

    let name: SectionName

    func callAsFunction(_ text: String, as kind: Kind) -> String {
        var result = ""
        var end = text.startIndex
        for match in text.matches(of: /[A-Za-z0-9_]+/) {
            let (before, after) = (text[..<match.range.lowerBound], text[match.range.upperBound...])
            result += text[end..<match.range.lowerBound]
            result += word(match.output, between: before, and: after, as: kind)
            end = match.range.upperBound
        }
        return result + text[end...]
    }

    private func word(
        _ word: Substring,
        between before: Substring,
        and after: Substring,
        as kind: Kind
    ) -> String {
        switch word {
        case "info":
            // `.info` is the tone of a notice.
            before.hasSuffix(".") ? "info" : name.command
        case "company" where before.hasSuffix("/"):
            "company"
        case "company" where before.hasSuffix("the ") || before.hasSuffix("The "):
            name.phrase
        case "Company" where before.hasSuffix("\"") && after.hasPrefix("\""):
            name.title
        case _ where kind == .golden:
            // A colour's code may stand right before a heading.
            String(word).replacing("Company", with: name.title)
        default:
            identifier(word)
        }
    }

    /// A word of Swift.
    func identifier(_ word: some StringProtocol) -> String {
        word == "company"
            ? name.variable
            : String(word).replacing(/(?:Info|Company)(?![a-z])/, with: name.type)
    }
}
