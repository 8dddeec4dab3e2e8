/// A block of one's own, such as a progress bar or the month of a calendar: what it says in blocks
/// that every format can write, and what it looks like to people.
///
/// ```swift
/// struct Stars: CustomBlock {
///     let title: String
///     let count: Int
///
///     var content: [Block] { [.facts([Fact("stars", title, .integer(count))])] }
///
///     func text(in context: DrawingContext) -> [InlineText] {
///         [InlineText("\(title): " + String(repeating: context.ascii ? "*" : "★", count: count))]
///     }
/// }
/// ```
///
/// A section puts `Block(Stars(title: "Comfort", count: 4))` between its other blocks. Formats for
/// machines, such as JSON and CSV, write the ``content``. If it has private values that a report
/// leaves out, what is left of it stands in the place of the block.
public protocol CustomBlock: Equatable, Sendable {
    /// What the block says, in blocks of the framework or others of one's own.
    var content: [Block] { get }

    /// The lines that a terminal and Markdown show, top to bottom.
    ///
    /// A line that is wider than the terminal is wrapped, so a drawing keeps to the width of the context.
    func text(in context: DrawingContext) -> [InlineText]

    /// The markup that a page shows: flow content, without scripts, and also well-formed XML.
    ///
    /// A page refuses `style` attributes; the looks are in ``css``. Without this, a page shows the text.
    func html(in context: DrawingContext) -> HTMLMarkup

    /// The rules that the markup needs, which a page has once; without `<` and `&`.
    ///
    /// Its selectors should be of a class that only this block has. Colours are the variables of the
    /// page, which follow its theme: `var(--text)`, `--faint`, `--line`, `--card`, `--link` and
    /// `--accent`, and `--positive-bar`, `--negative-bar`, `--pending-bar` and `--neutral-bar`.
    static var css: String { get }
}

extension CustomBlock {
    /// The text, in a font whose characters have the same width.
    public func html(in context: DrawingContext) -> HTMLMarkup {
        "<pre>\(text(in: context).map(\.plainText).joined(separator: "\n"))</pre>\n"
    }

    /// No rules.
    public static var css: String { "" }
}

/// What a block of one's own is drawn with.
public struct DrawingContext: Sendable {
    /// The columns of a line of text.
    public let width: Int

    /// Whether text may have ASCII characters only.
    public let ascii: Bool

    /// The words and numbers of values.
    public let formatter: ValueFormatter

    /// The columns of a text that has no width of its own, such as Markdown or a file.
    public static let defaultWidth = 72

    /// Creates a context.
    public init(
        width: Int = defaultWidth, ascii: Bool = false,
        formatter: ValueFormatter = ValueFormatter(zone: .utc)
    ) {
        self.width = width
        self.ascii = ascii
        self.formatter = formatter
    }
}

extension Block {
    /// Creates a block of one's own.
    public init(_ block: some CustomBlock) {
        self = .custom(Custom(block, content: block.content))
    }

    /// A block of one's own, with its content.
    public struct Custom: Equatable, Sendable {
        /// What draws it.
        public let block: any CustomBlock

        /// What it says, with keys that are unique in the section, and text that is safe to print.
        public let content: [Block]

        init(_ block: any CustomBlock, content: [Block]) {
            self.block = block
            self.content = content
        }

        /// Whether both draw and say the same.
        public static func == (one: Custom, other: Custom) -> Bool {
            func isSame<Some: CustomBlock>(_ block: Some) -> Bool {
                block == other.block as? Some
            }
            return one.content == other.content && isSame(one.block)
        }

        /// The lines of text, without control characters.
        func text(in context: DrawingContext) -> [InlineText] {
            block.text(in: context).map { line in
                line.mapTexts { context.ascii ? $0.safe.asciiOnly : $0.safe }
            }
        }
    }
}

extension [Block] {
    /// The blocks, with the content of those of one's own in their place: what formats for machines
    /// write, and any format that shows only the blocks of the framework.
    public var standard: [Block] {
        flatMap { block -> [Block] in
            if case .custom(let custom) = block { custom.content.standard } else { [block] }
        }
    }

    /// The blocks with each of the framework's transformed, also in the content of those of one's own.
    func mapStandard(_ transform: (Block) -> Block) -> [Block] {
        map { block in
            guard case .custom(let custom) = block else { return transform(block) }
            return .custom(
                Block.Custom(custom.block, content: custom.content.mapStandard(transform)))
        }
    }
}
