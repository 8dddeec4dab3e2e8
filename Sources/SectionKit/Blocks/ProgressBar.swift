import SectionEssentials

/// How much of a whole is done, such as "12 of 20 chapters", as a bar.
///
/// It is a block of one's own (``CustomBlock``) that comes with the framework:
///
/// ```swift
/// let body = [Block(ProgressBar(key: "read", title: "Chapters read", 12, of: 20))]
/// ```
///
/// In formats for machines it is three facts: `read`, `read_total` and `read_share`.
public struct ProgressBar: CustomBlock {
    /// The name for machines, in snake_case.
    public let key: String

    /// The name for people, such as "Chapters read".
    public let title: String

    /// How much is done, from 0 to the total.
    public let done: Int

    /// The whole, 0 or more.
    public let total: Int

    /// Creates a bar; what is out of range becomes the nearest number in it.
    public init(key: String, title: String, _ done: Int, of total: Int) {
        self.key = key
        self.title = title
        self.total = max(0, total)
        self.done = min(max(0, done), self.total)
    }

    /// The part that is done, from 0 to 1; nil of nothing.
    public var share: Double? {
        total == 0 ? nil : Double(done) / Double(total)
    }

    /// The numbers, as facts.
    public var content: [Block] {
        [
            .facts([
                Fact(key, title, .integer(done)),
                .machines("\(key)_total", .integer(total)),
                .machines("\(key)_share", share.map { .share($0) } ?? .unknown),
            ])
        ]
    }

    /// The title, the bar and the numbers, such as "Chapters read  ████████░░░░  12 of 20 (60%)".
    public func text(in context: DrawingContext) -> [InlineText] {
        let words = words(context)
        let room = context.width - title.displayWidth - words.displayWidth - 4
        let columns = min(room, Self.mostColumns)
        guard columns >= Self.fewestColumns else { return [InlineText("\(title): \(words)")] }
        // Full only if all is done, and empty only if nothing is.
        let exact = (share ?? 0) * Double(columns)
        let full =
            done == total && total > 0
            ? columns : min(columns - 1, max(done > 0 ? 1 : 0, Int(clamping: exact.rounded())))
        let (mark, rest) = context.ascii ? ("#", ".") : ("█", "░")
        return [
            InlineText([
                .plain("\(title)  "),
                .toned(.positive, text: String(repeating: mark, count: full)),
                .plain("\(String(repeating: rest, count: columns - full))  \(words)"),
            ])
        ]
    }

    private static let mostColumns = 40
    private static let fewestColumns = 8

    /// The element that HTML has for it, with its words.
    public func html(in context: DrawingContext) -> HTMLMarkup {
        """
        <p class="progress-bar"><span>\(title)</span>
        <progress max="\(max(1, total))" value="\(done)" aria-label="\(title)"></progress>
        <span>\(words(context))</span></p>\n
        """
    }

    /// The rules of the element, in the colours of the page.
    public static let css = """
        .progress-bar { display: flex; flex-wrap: wrap; gap: 0.25em 0.75em; align-items: center; }
        .progress-bar progress {
            flex: 1 1 8em; max-width: 24em; height: 0.75em; appearance: none; border: 0;
            background: var(--line);
        }
        .progress-bar progress::-webkit-progress-bar { background: var(--line); }
        .progress-bar progress::-webkit-progress-value { background: var(--positive-bar); }
        .progress-bar progress::-moz-progress-bar { background: var(--positive-bar); }
        """

    private func words(_ context: DrawingContext) -> String {
        let number = { (number: Int) in context.formatter.text(of: .integer(number)) ?? "" }
        let percent = share.flatMap { context.formatter.text(of: .share($0)) }
        return "\(number(done)) of \(number(total))" + (percent.map { " (\($0))" } ?? "")
    }
}
