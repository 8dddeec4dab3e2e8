/// One named value.
public struct Fact: Equatable, Sendable {
    /// The name for machines, in snake_case, such as `launch_sites`.
    public let key: String

    /// The name for people, such as "Launch sites".
    public let label: String

    /// The value.
    public let value: Cell

    /// The keys of the value in formats for machines.
    public let keys: ValueKeys

    /// Whether people see it.
    public let isForPeople: Bool

    /// Whether formats for machines have it.
    public let isForMachines: Bool

    /// Whether its value is private, such as a seat: it is left out of what is for others.
    public private(set) var isPrivate = false

    /// Whether it is one of the few figures that say most, which pages and screens show first.
    public private(set) var isFigure = false

    /// Whether it is such a figure, and known.
    package var isLarge: Bool { isFigure && value != .empty && value != .unknown }

    /// Creates a fact for people and machines.
    ///
    /// - Parameters:
    ///   - key: the name for machines.
    ///   - label: the name for people.
    ///   - value: the value.
    ///   - keys: the keys for machines, if the value may be unknown; nil for the usual keys of the
    ///     value's type.
    public init(_ key: String, _ label: String, _ value: Cell, keys: ValueKeys? = nil) {
        self.init(key: key, label: label, value, keys: keys, people: true, machines: true)
    }

    /// Returns a fact for people only, such as one in the unit that they chose; its key is empty.
    public static func people(_ label: String, _ value: Cell) -> Fact {
        Fact(key: "", label: label, value, keys: nil, people: true, machines: false)
    }

    /// Returns a fact for machines only, such as one that people read in another form; its label is
    /// empty.
    public static func machines(_ key: String, _ value: Cell, keys: ValueKeys? = nil) -> Fact {
        Fact(key: key, label: "", value, keys: keys, people: false, machines: true)
    }

    private init(
        key: String,
        label: String,
        _ value: Cell,
        keys: ValueKeys?,
        people: Bool,
        machines: Bool
    ) {
        self.key = key
        self.label = label
        self.value = value
        self.keys = keys ?? value.usualKeys
        isForPeople = people
        isForMachines = machines
    }

    /// The fact with a private value, which formats for others leave out, such as web pages and
    /// calendars.
    public var keptPrivate: Fact {
        var fact = self
        fact.isPrivate = true
        return fact
    }

    /// The fact as one of the three or four figures that say most, such as a distance: pages show them
    /// large, and screens side by side, before the other facts.
    public var asFigure: Fact {
        var fact = self
        fact.isFigure = true
        return fact
    }

    /// Returns the fact with other texts and another value, for the same readers.
    package func with(key: String? = nil, label: String? = nil, value: Cell) -> Fact {
        var fact = Fact(
            key: key ?? self.key, label: label ?? self.label, value, keys: keys,
            people: isForPeople, machines: isForMachines)
        (fact.isPrivate, fact.isFigure) = (isPrivate, isFigure)
        return fact
    }
}

extension [Fact] {
    /// The facts that people see.
    package var forPeople: [Fact] { filter(\.isForPeople) }

    /// The facts that formats for machines have.
    package var forMachines: [Fact] { filter(\.isForMachines) }
}
