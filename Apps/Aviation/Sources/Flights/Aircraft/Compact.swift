package import SectionEssentials

/// A number that may be unknown, in half of the memory of an optional: not a number stands for nil.
@propertyWrapper
package struct CompactDouble: Equatable, Sendable {
    private var number = Double.nan

    package init() {}

    package var wrappedValue: Double? {
        get { number.isNaN ? nil : number }
        set { number = newValue ?? .nan }
    }

    package static func == (one: CompactDouble, other: CompactDouble) -> Bool {
        one.wrappedValue == other.wrappedValue
    }
}

/// A date that may be unknown, in half of the memory of an optional.
@propertyWrapper
package struct CompactDate: Equatable, Sendable {
    @CompactDouble private var seconds: Double?

    package init() {}

    package var wrappedValue: Date? {
        get { seconds.map { Date(timeIntervalSinceReferenceDate: $0) } }
        set { seconds = newValue?.timeIntervalSinceReferenceDate }
    }
}
