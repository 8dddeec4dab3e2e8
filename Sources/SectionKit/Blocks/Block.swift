/// One piece of a section's body, said in meaning and not in looks; every surface draws it its way.
public enum Block: Equatable, Sendable {
    /// A heading inside a section, below the section's own title.
    case heading(String)

    /// A paragraph of running text.
    case paragraph(InlineText)

    /// A list of named values, such as those of one company.
    case facts([Fact])

    /// Rows that share their columns.
    case table(Table)

    /// Bars that compare numbers.
    case chart(BarChart)

    /// A picture.
    case image(Image)

    /// A remark that stands out from the text.
    case notice(Notice)
}

/// One named value.
public struct Fact: Equatable, Sendable {
    /// The name for machines, in snake_case, such as `launch_sites`.
    public let key: String

    /// The name for people, such as "Launch sites".
    public let label: String

    /// The value.
    public let value: Cell

    /// The keys that machines read the value under.
    public let keys: ValueKeys

    /// Names a value for machines and for people.
    ///
    /// - Parameters:
    ///   - key: the name for machines.
    ///   - label: the name for people.
    ///   - value: the value.
    ///   - keys: the keys of values of its type, for one that may be unknown; those of the value if
    ///     nil.
    public init(_ key: String, _ label: String, _ value: Cell, keys: ValueKeys? = nil) {
        self.key = key
        self.label = label
        self.value = value
        self.keys = keys ?? value.usualKeys
    }
}

/// A remark, with how much it matters.
public struct Notice: Equatable, Sendable {
    /// How much a remark matters.
    public enum Level: String, Equatable, Sendable, CaseIterable {
        /// Good to know.
        case info

        /// Something may not be as it should.
        case warning

        /// Something is wrong.
        case error
    }

    /// How much it matters.
    public let level: Level

    /// What it says.
    public let text: InlineText

    /// Says something at a level.
    public init(_ level: Level, _ text: InlineText) {
        self.level = level
        self.text = text
    }
}
