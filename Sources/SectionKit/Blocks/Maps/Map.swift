public import Geodesy

/// A map of points, lines and areas on the Earth.
///
/// In JSON and GeoJSON it is a feature collection (RFC 7946). A table in the same
/// section usually lists the points, for people who cannot see the map.
public struct Map: Equatable, Sendable {
    /// The part of the Earth that a map shows.
    public enum Frame: Equatable, Sendable {
        /// The part with all points, lines and areas, with a margin.
        case content

        /// The whole Earth.
        case world

        /// A part between two parallels and two meridians.
        case box(GeoBox)
    }

    /// The name of the map for machines, in snake_case, unique in a section.
    public internal(set) var key: String

    /// What the map shows, such as "Launch sites".
    public let title: String

    /// The land and borders below the points and lines, and the borders above the areas.
    public let base: BaseMap

    /// The part of the Earth to show.
    public let frame: Frame

    /// The points; of those with the same tone, a later one is drawn above those before it.
    public let points: [MapPoint]

    /// The lines, which are drawn below the points.
    public let lines: [MapLine]

    /// The areas, which are drawn below the lines.
    public let areas: [MapArea]

    /// What the colours of points and lines with a value say; nil if all have those of their tones.
    public let scale: MapScale?

    /// What the colours of the tones say, by the tone, such as "planned"; those without words go
    /// without saying, and what has a colour of the ``scale`` needs none.
    public let tones: [Badge.Tone: String]

    /// The key of the table in the same section whose rows the points, lines and areas belong to;
    /// nil if they belong to none.
    public let table: String?

    /// The columns of the table whose cells a point without a note says when it is pointed at, by
    /// their keys, or for those without a key by their titles.
    ///
    /// A page reads the cells only when it shows the map, so that nothing is written twice.
    public let says: [String]

    /// Whether it only repeats its table: a page, `browse` and GeoJSON show it, and text, Markdown
    /// and JSON, which show the table, leave it out.
    public let isCompanion: Bool

    /// Creates a map.
    public init(
        key: String,
        title: String,
        on base: BaseMap,
        frame: Frame = .content,
        points: [MapPoint],
        lines: [MapLine] = [],
        areas: [MapArea] = [],
        scale: MapScale? = nil,
        tones: [Badge.Tone: String] = [:],
        table: String? = nil,
        says: [String] = [],
        isCompanion: Bool = false
    ) {
        self.key = key
        self.title = title
        self.base = base
        self.frame = frame
        self.points = points
        self.lines = lines
        self.areas = areas
        self.scale = scale
        self.tones = tones
        self.table = table
        self.says = says
        self.isCompanion = isCompanion
    }
}

extension Map {
    /// Whether it shows nothing but its base.
    var isEmpty: Bool { points.isEmpty && lines.isEmpty && areas.isEmpty }

    /// The index of the range whose colour a point has; nil if it has that of its tone.
    func range(of point: MapPoint) -> Int? { scale?.range(of: point.value, point.tone) }

    /// The index of the range whose colour a line has; nil if it has that of its tone.
    func range(of line: MapLine) -> Int? { scale?.range(of: line.value, line.tone) }

    /// The ranges of the ``scale`` that points or lines have the colours of, from low to high, by
    /// their indices.
    var ranges: [Int] {
        Set(points.compactMap(range(of:)) + lines.compactMap(range(of:))).sorted()
    }

    /// Whether a page shows it: not if it only repeats a table, and there is nothing of that on it.
    var isOnPages: Bool { !(isCompanion && isEmpty) }
}
