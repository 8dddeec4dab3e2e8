import Networking
import PackedRecords
package import SectionEssentials
import SectionKit

/// A list of launches as an API describes them, packed into 60 to 300 bytes for each.
///
/// An element is created when it is read. Its date is nil if the API's text is not a date.
package struct LaunchEntities: RandomAccessCollection, Equatable, Sendable {
    /// The values of fixed size, in an order that leaves few gaps between them.
    private struct Values: BitwiseCopyable, Sendable {
        /// The place of the record in the response; a length of 0 if it is not from one.
        var offset = 0
        var length: UInt32 = 0

        /// Indices in the lists of names.
        var rocket: UInt32

        /// Seconds since 1970.
        var date: Int64?
        var upcoming: Bool?
        var success: Bool?
        var isOfSpaceX: Bool?
        var isPartialFailure = false
        var isTentative: Bool?
        var launchpad: UInt32
        var flightNumber: Int?
        var precision: UInt8?
        var isOfLaunchLibrary = false

        mutating func put(_ place: RecordPlace?) {
            guard let place else { return }
            offset = place.range.lowerBound
            length = UInt32(clamping: place.range.count)
            isOfLaunchLibrary = place.isOfLaunchLibrary
        }
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
            isPartialFailure: values.isPartialFailure,
            isTentative: values.isTentative,
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
    package mutating func append(_ entity: LaunchEntity, on date: Date? = nil) {
        let date = date ?? entity.dateUTC.flatMap(ISO8601.date)
        let precision = entity.datePrecision.flatMap(PreciseDate.Precision.init)
        var values = Values(
            rocket: rockets.place(of: entity.rocketID, entity.rocket),
            date: date.map { Int64(Int(clamping: $0.timeIntervalSince1970)) },
            upcoming: entity.upcoming,
            success: entity.success,
            isOfSpaceX: entity.isOfSpaceX,
            isPartialFailure: entity.isPartialFailure,
            isTentative: entity.isTentative,
            launchpad: launchpads.place(of: entity.launchpadID, entity.launchpad),
            flightNumber: entity.flightNumber,
            precision: precision.flatMap(Self.precisions.firstIndex).map(UInt8.init))
        values.put(entity.place)
        records.append(values)
        records.appendText(entity.id)
        records.appendText(entity.name)
        records.appendText(entity.patch)
        records.appendText(entity.webcast)
        records.appendText(entity.article)
        records.appendText(entity.wikipedia)
    }

    /// Adds a launch from its record, with the texts that are kept.
    mutating func append(_ record: LaunchRecord, at range: Range<Int>, keeping texts: LaunchTexts) {
        let date = record.dateUTC?.withUTF8(ISO8601.date)
        let precision = record.datePrecision.flatMap { text in
            Self.precisions.firstIndex { text == $0.rawValue }
        }
        var values = Values(
            rocket: rockets.place(of: record.rocketID),
            date: date.map { Int64(Int(clamping: $0.timeIntervalSince1970)) },
            upcoming: record.upcoming,
            success: record.success,
            isTentative: record.isTentative,
            launchpad: launchpads.place(of: record.launchpadID),
            flightNumber: record.flightNumber,
            precision: precision.map(UInt8.init))
        values.put(RecordPlace(range: range, isOfLaunchLibrary: false))
        records.append(values)
        let hasName = texts.include(launchOn: date)
        let hasAll = hasName && !texts.onlyNames
        append(hasAll ? record.id : nil)
        append(name: hasName ? record.name : nil)
        append(hasAll ? record.patch : nil)
        append(hasAll ? record.webcast : nil)
        append(hasAll ? record.article : nil)
        append(hasAll ? record.wikipedia : nil)
    }

    /// Adds the launches of another list.
    mutating func append(contentsOf other: consuming LaunchEntities) {
        let rockets = other.rockets.map { self.rockets.place(of: $0.id, $0.name) }
        let launchpads = other.launchpads.map { self.launchpads.place(of: $0.id, $0.name) }
        var others = PackedRecords<Values>()
        swap(&others, &other.records)
        records.append(contentsOf: consume others) { values in
            values.rocket = rockets[Int(values.rocket)]
            values.launchpad = launchpads[Int(values.launchpad)]
        }
    }

    private mutating func append(_ text: JSONText?) {
        guard let text else { return records.appendText(nil) }
        text.withUTF8 { records.appendText(utf8: $0) }
    }

    /// Appends a name as text that is safe to print.
    private mutating func append(name: JSONText?) {
        let isSafe = name?.withUTF8 { $0.allSatisfy { 0x20...0x7E ~= $0 } } ?? true
        if isSafe { append(name) } else { records.appendText(name?.text.nonBlank) }
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

    func outcome(at index: Int) -> Launch.Outcome {
        let values = records[index]
        return switch (values.upcoming, values.success) {
        case (true, _): .upcoming
        case (_, true): .success
        case (_, false): values.isPartialFailure ? .partialFailure : .failure
        default: .unknown
        }
    }

    func isTentative(at index: Int) -> Bool? { records[index].isTentative }

    func rocket(at index: Int) -> String? { rockets[records[index].rocket].name }

    func launchpad(at index: Int) -> String? { launchpads[records[index].launchpad].name }

    func patch(at index: Int) -> String? { records.text(Text.patch, of: index) }

    func webcast(at index: Int) -> String? { records.text(Text.webcast, of: index) }

    func article(at index: Int) -> String? { records.text(Text.article, of: index) }

    func wikipedia(at index: Int) -> String? { records.text(Text.wikipedia, of: index) }

    /// Whether SpaceX is the launch provider; nil if the API does not say.
    func isOfSpaceX(at index: Int) -> Bool? { records[index].isOfSpaceX }
}

extension LaunchEntities: ExpressibleByArrayLiteral {
    package init(arrayLiteral entities: LaunchEntity...) {
        self.init(entities)
    }
}
