import SectionEssentials

/// What the colours of a map say: the ranges of a value, such as of altitudes or of numbers of
/// flights, from low to high.
///
/// Points and lines with a value have the colour of its range, and the map has a legend. A point
/// whose tone is ``Badge/Tone/negative`` or ``Badge/Tone/pending`` keeps the colour of its tone.
public struct MapScale: Equatable, Sendable {
    /// What the value is, such as "Altitude".
    public let title: String

    /// The names of the ranges for people, from low to high, such as "below 5,000 ft".
    public let names: [String]

    /// The lowest values of the ranges after the first.
    let limits: [Double]

    /// The most ranges, each of which has a colour of its own.
    static let most = 5

    /// Creates a scale; of the limits those after the fourth are left out.
    ///
    /// - Parameters:
    ///   - title: what the value is.
    ///   - limits: the lowest values of the ranges after the first, from low to high.
    ///   - name: returns the name of the range from one value up to another; nil where it is open.
    public init(
        _ title: String,
        limits: [Double],
        name: (_ lowest: Double?, _ next: Double?) -> String
    ) {
        let limits = Array(limits.prefix(Self.most - 1))
        let edges = [nil] + limits + [nil]
        self.init(title, limits, zip(edges, edges.dropFirst()).map(name))
    }

    /// Creates a scale of whole numbers that begins at 1; nil if all are the same.
    ///
    /// - Parameters:
    ///   - title: what the numbers count, for the legend.
    ///   - counts: the numbers that the map shows.
    public init?(_ title: String, ofCounts counts: [Int]) {
        let counts = counts.filter { $0 > 0 }
        guard let least = counts.min(), let most = counts.max(), least < most else { return nil }
        let steps = [1, 10, 100, 1_000, 10_000, 100_000].flatMap { [$0, 2 * $0, 5 * $0] }
        var limits = most <= Self.most ? Array(2...most) : steps.filter { $0 > 1 && $0 <= most }
        // The most limits that there is a colour for, as far apart as they come.
        while limits.count >= Self.most {
            limits = limits.enumerated().filter { $0.offset % 2 == (limits.count - 1) % 2 }
                .map(\.element)
        }
        self.init(title, limits: limits.map(Double.init)) { lowest, next in
            let (low, high) = (lowest.map { Int($0) } ?? 1, next.map { Int($0) - 1 } ?? most)
            return low == high ? low.grouped : "\(low.grouped)–\(high.grouped)"
        }
    }

    private init(_ title: String, _ limits: [Double], _ names: [String]) {
        (self.title, self.limits, self.names) = (title, limits, names)
    }
}

extension MapScale {
    /// The index of the range of a value.
    func range(of value: Double) -> Int {
        limits.firstIndex { value < $0 } ?? limits.count
    }

    /// The index of the range whose colour a point or a line has; nil if it has that of its tone.
    func range(of value: Double?, _ tone: Badge.Tone) -> Int? {
        switch tone {
        case .negative, .pending: nil
        case .neutral, .positive: value.map(range)
        }
    }

    /// Returns the scale with its texts transformed.
    func mapTexts(_ transform: (String) -> String) -> MapScale {
        MapScale(transform(title), limits, names.map(transform))
    }
}
