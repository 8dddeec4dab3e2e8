#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The time zone that dates are shown in.
public struct DisplayZone: Sendable {
    /// The name shown beside times, such as `UTC` or `Europe/Berlin`.
    public let name: String

    private let offset: @Sendable (Date) -> Int

    /// Names a zone and says how many seconds east of UTC it is at an instant.
    public init(name: String, offset: @escaping @Sendable (Date) -> Int) {
        self.name = name.safe
        self.offset = offset
    }

    /// Coordinated Universal Time.
    public static let utc = DisplayZone(name: "UTC") { _ in 0 }

    /// A time in the zone as people read it, with the zone's name.
    package func words(for date: Date) -> String {
        HumanText(zone: self).text(of: .date(PreciseDate(date, precision: .hour))) ?? ""
    }

    /// The zone with its name spelled in ASCII.
    var spelledInASCII: DisplayZone {
        DisplayZone(name: name.asciiOnly, offset: offset)
    }

    func civil(_ date: Date) -> CivilDate {
        CivilDate(date, offset: offset(date))
    }
}
