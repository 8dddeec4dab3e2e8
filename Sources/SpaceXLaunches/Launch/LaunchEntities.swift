import Essentials
import PackedRecords
import SectionKit

/// A list of launches as an API describes them, packed into about 300 bytes for each.
///
/// An element is created when it is read. Its date is nil if the API's text is not a date.
package struct LaunchEntities: RandomAccessCollection, Equatable, Sendable {
    /// The values of fixed size.
    private struct Values: BitwiseCopyable, Sendable {
        /// Seconds since 1970.
        var date: Int64?
        var precision: UInt8?
        var upcoming: Bool?
        var success: Bool?
        var isOfSpaceX: Bool?
        var flightNumber: Int?

        /// Indices in the lists of names.
        var rocket: UInt32
        var launchpad: UInt32

        /// The place of the record in the response; a length of 0 if it is not from one.
        var offset: Int
        var length: UInt32
        var isOfLaunchLibrary: Bool

        /// A hash of what identifies the launch.
        var identity: Int
    }

    private enum Text {
        static let id = 0
        static let name = 1
        static let patch = 2
        static let webcast = 3
        static let article = 4
        static let wikipedia = 5
    }

    private var records = PackedRecords<Values>()
    private var rockets = NameList()
    private var launchpads = NameList()

    package init() {}

    package init(_ entities: some Sequence<LaunchEntity>) {
        for entity in entities { append(entity) }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { records.count }

    package subscript(index: Int) -> LaunchEntity {
        let values = records[index]
        let rocket = rockets[values.rocket]
        let launchpad = launchpads[values.launchpad]
        return LaunchEntity(
            id: id(at: index),
            name: name(at: index),
            flightNumber: values.flightNumber,
            dateUTC: date(of: values).map(ISO8601.text),
            datePrecision: precision(of: values)?.rawValue,
            upcoming: values.upcoming,
            success: values.success,
            isOfSpaceX: values.isOfSpaceX,
            rocketID: rocket.id,
            launchpadID: launchpad.id,
            rocket: rocket.name,
            launchpad: launchpad.name,
            patch: records.text(Text.patch, of: index),
            webcast: records.text(Text.webcast, of: index),
            article: records.text(Text.article, of: index),
            wikipedia: records.text(Text.wikipedia, of: index),
            place: place(of: values))
    }

    /// Whether both have the same launches.
    package static func == (one: LaunchEntities, other: LaunchEntities) -> Bool {
        one.elementsEqual(other)
    }

    /// Adds a launch.
    package mutating func append(_ entity: LaunchEntity) {
        let date = entity.dateUTC.flatMap(ISO8601.date)
        let precision = entity.datePrecision.flatMap(PreciseDate.Precision.init)
        records.append(
            Values(
                date: date.map { Int64($0.timeIntervalSince1970) },
                precision: precision.flatMap(Self.precisions.firstIndex).map(UInt8.init),
                upcoming: entity.upcoming,
                success: entity.success,
                isOfSpaceX: entity.isOfSpaceX,
                flightNumber: entity.flightNumber,
                rocket: rockets.place(of: entity.rocketID, entity.rocket),
                launchpad: launchpads.place(of: entity.launchpadID, entity.launchpad),
                offset: entity.place?.range.lowerBound ?? 0,
                length: UInt32(clamping: entity.place?.range.count ?? 0),
                isOfLaunchLibrary: entity.place?.isOfLaunchLibrary == true,
                identity: entity.identity))
        records.appendText(entity.id)
        records.appendText(entity.name)
        records.appendText(entity.patch)
        records.appendText(entity.webcast)
        records.appendText(entity.article)
        records.appendText(entity.wikipedia)
    }

    /// Fills in the names of what the ids refer to if they are missing.
    mutating func lookUp(rockets: [String: String], launchpads: [String: String]) {
        self.rockets.lookUp(rockets)
        self.launchpads.lookUp(launchpads)
    }

    private static let precisions = PreciseDate.Precision.allCases

    private func date(of values: Values) -> Date? {
        values.date.map { Date(timeIntervalSince1970: Double($0)) }
    }

    private func place(of values: Values) -> RecordPlace? {
        if values.length == 0 { return nil }
        return RecordPlace(
            range: values.offset..<values.offset + Int(values.length),
            isOfLaunchLibrary: values.isOfLaunchLibrary)
    }

    private func precision(of values: Values) -> PreciseDate.Precision? {
        values.precision.map { Self.precisions[Int($0)] }
    }
}

// MARK: - Fields

/// The fields, for ``Launch``, which reads them one at a time.
extension LaunchEntities {
    func id(at index: Int) -> String? { records.text(Text.id, of: index) }

    /// Whether a launch has an id, without regard to the case of ASCII letters.
    func hasID(_ id: String, at index: Int) -> Bool {
        records.withText(Text.id, of: index) { bytes in
            bytes.elementsEqual(id.utf8) { one, other in
                one == other
                    || (one ^ other == 0x20 && UInt8(ascii: "a")...UInt8(ascii: "z") ~= one | 0x20)
            }
        } ?? false
    }

    func name(at index: Int) -> String { records.text(Text.name, of: index) ?? "" }

    func flightNumber(at index: Int) -> Int? { records[index].flightNumber }

    /// Without a precision, only the day counts, because a date may be shown too coarse, but never
    /// too fine.
    func date(at index: Int) -> PreciseDate? {
        let values = records[index]
        return date(of: values).map {
            PreciseDate($0, precision: precision(of: values) ?? .day)
        }
    }

    func status(at index: Int) -> (upcoming: Bool?, success: Bool?) {
        let values = records[index]
        return (values.upcoming, values.success)
    }

    func rocket(at index: Int) -> String? { rockets[records[index].rocket].name }

    func launchpad(at index: Int) -> String? { launchpads[records[index].launchpad].name }

    func patch(at index: Int) -> String? { records.text(Text.patch, of: index) }

    func webcast(at index: Int) -> String? { records.text(Text.webcast, of: index) }

    func article(at index: Int) -> String? { records.text(Text.article, of: index) }

    func wikipedia(at index: Int) -> String? { records.text(Text.wikipedia, of: index) }

    /// Whether SpaceX is the launch provider; nil if the API does not say.
    func isOfSpaceX(at index: Int) -> Bool? { records[index].isOfSpaceX }

    /// A hash that is equal for duplicates.
    func identity(at index: Int) -> Int { records[index].identity }
}

extension LaunchEntity {
    /// A hash of what identifies a launch: its id, or without one its number, name and date.
    ///
    /// Two of a million launches have the same once in thirty million times.
    fileprivate var identity: Int {
        var hasher = Hasher()
        if let id {
            hasher.combine(id)
        } else {
            hasher.combine(flightNumber)
            hasher.combine(name)
            hasher.combine(dateUTC)
        }
        return hasher.finalize()
    }
}

extension LaunchEntities: ExpressibleByArrayLiteral {
    package init(arrayLiteral entities: LaunchEntity...) {
        self.init(entities)
    }
}
