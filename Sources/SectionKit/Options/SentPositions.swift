import Geodesy
public import SectionEssentials

/// What a device says of where it is: since when its person is followed, and its positions since then.
///
/// A page of `serve` sends it for an option with the suggestions
/// ``OptionDescription/Suggestions/positions``, again and again, until the last one. What could not be
/// sent comes later, and may come twice; the start, which stays the same, tells what belongs together.
public struct SentPositions: Equatable, Sendable {
    /// When a person asked to be followed, by the clock of the device.
    public let start: Date

    /// The positions, in the order in which the device had them.
    public let positions: [Position]

    /// Whether no others follow.
    public let isEnd: Bool

    /// A position.
    public struct Position: Equatable, Sendable {
        /// Where it is, with its height and time if they are known.
        public let point: TrackPoint

        /// How far the device may be from it, in metres; nil if that is unknown.
        public let accuracy: Double?

        /// Creates a position.
        public init(_ point: TrackPoint, accuracy: Double? = nil) {
            (self.point, self.accuracy) = (point, accuracy)
        }
    }

    /// Creates positions since a start.
    public init(since start: Date, _ positions: [Position], isEnd: Bool = false) {
        (self.start, self.positions, self.isEnd) = (start, positions, isEnd)
    }
}

extension SentPositions: LosslessStringConvertible {
    /// Reads the text of ``description``; nil if it is not one.
    public init?(_ text: String) {
        let all = text.split { $0 == " " }
        guard let first = all.first, let start = ISO8601.date(from: String(first)) else {
            return nil
        }
        let isEnd = all.last.map { $0 == Self.end } ?? false
        let words = all.dropFirst().dropLast(isEnd ? 1 : 0)
        var positions: [Position] = []
        positions.reserveCapacity(words.count)
        for word in words {
            guard let position = Position(word, since: start) else { return nil }
            positions.append(position)
        }
        self.init(since: start, positions, isEnd: isEnd)
    }

    /// The start as ISO 8601, then each position as `LATITUDE,LONGITUDE,SECONDS,ACCURACY,HEIGHT` with the
    /// whole seconds since the start and both lengths in metres, of which the last may be left out, then `end` if
    /// no others follow.
    ///
    /// For example `2026-11-29T10:00:00Z 54.4609,-3.0886,0,8,120 54.4618,-3.0886,80,8 end`.
    public var description: String {
        let words = positions.map { $0.text(since: start) } + (isEnd ? [Self.end] : [])
        return ([ISO8601.text(from: start)] + words).joined(separator: " ")
    }

    private static let end = "end"
}

extension SentPositions.Position {
    /// The longest time since a start: a device that is followed for weeks has a wrong clock.
    private static let longestTime = 7 * 86_400.0

    private static let heights = -20_000.0...100_000.0

    fileprivate init?(_ word: Substring, since start: Date) {
        let parts = word.split(separator: ",", omittingEmptySubsequences: false)
        guard (3...5).contains(parts.count) else { return nil }
        var numbers: [Double?] = []
        for (index, part) in parts.enumerated() {
            // Decimal only: Swift reads hexadecimal numbers too.
            let number = part.contains { "xX".contains($0) } ? nil : Double(part)
            guard number?.isFinite ?? (part.isEmpty && index > 2) else { return nil }
            numbers.append(number)
        }
        guard let latitude = numbers[0], let longitude = numbers[1], let seconds = numbers[2],
            let coordinate = Coordinate(latitude: latitude, longitude: longitude),
            (0...Self.longestTime).contains(seconds)
        else { return nil }
        let accuracy = numbers.count > 3 ? numbers[3] : nil
        let height = numbers.count > 4 ? numbers[4] : nil
        guard accuracy ?? 0 >= 0, height.map(Self.heights.contains) ?? true else { return nil }
        self.init(
            TrackPoint(
                coordinate, elevation: height,
                time: start.addingTimeInterval(seconds.rounded(.down))),
            accuracy: accuracy)
    }

    fileprivate func text(since start: Date) -> String {
        let seconds = point.time.map { $0.timeIntervalSince(start) } ?? 0
        let lengths = [accuracy, point.elevation].map { $0.map { "\($0)" } ?? "" }
        return
            (["\(point.coordinate.latitude)", "\(point.coordinate.longitude)", "\(seconds)"]
            + lengths).joined(separator: ",")
    }
}
