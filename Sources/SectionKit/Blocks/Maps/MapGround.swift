public import Geodesy

/// What lies on the land of maps, such as streets of a file that a person has added; maps on a terminal and
/// in pages are drawn on it.
public struct MapGround: Sendable {
    /// What lies on the land in a part of the Earth, and where that is known from.
    public struct Detail: Equatable, Sendable {
        /// The features: areas below lines, and lines below points; those of a kind one after the other.
        public let features: [MapFeature]

        /// Whose work they are, such as "© OpenStreetMap contributors", which each drawing says.
        public let credit: String

        /// The part of the Earth that they are known of; nil for all of it.
        public let bounds: GeoBox?

        /// Why there are no features, without a full stop; nil if nothing is wrong.
        public let problem: String?

        /// Creates a detail, whose texts are made safe.
        public init(_ features: [MapFeature], credit: String, in bounds: GeoBox? = nil) {
            (self.features, self.credit, problem) = (features, credit.safe, nil)
            self.bounds = bounds
        }

        /// Creates one without features, because they cannot be drawn.
        public init(problem: String) {
            (features, credit, self.problem) = ([], "", problem.safe)
            bounds = nil
        }

        /// What a drawing says of it; nil if it has nothing of it.
        var note: String? { problem ?? (features.isEmpty ? nil : credit) }

        /// The part that it is known of, if a drawing shows more than that; nil if it shows no more.
        func part(of drawn: GeoBox) -> GeoBox? {
            bounds.flatMap { $0.contains(drawn) || $0.crossesDateLine ? nil : $0 }
        }
    }

    /// What a drawing needs.
    public struct View: Equatable, Sendable {
        /// The part of the Earth that it shows.
        public let box: GeoBox

        /// Its smallest distance, in degrees of latitude.
        public let resolution: Double

        /// The kinds that it draws.
        public let kinds: Set<MapFeature.Kind>

        /// How many points it may have: buildings, and then paths and streets, are left out for it.
        public let mostPoints: Int

        /// Creates a view.
        public init(
            of box: GeoBox, resolution: Double,
            kinds: Set<MapFeature.Kind> = Set(MapFeature.Kind.allCases), mostPoints: Int = .max
        ) {
            (self.box, self.resolution) = (box, resolution)
            (self.kinds, self.mostPoints) = (kinds, mostPoints)
        }
    }

    private let detail: @Sendable (_ view: View) -> Detail?

    /// The highest part of the Earth that is drawn on it, in degrees: streets are too fine for more, and
    /// coasts and borders say more.
    private static let highest = 2.0

    /// Creates a ground.
    ///
    /// - Parameter detail: returns what lies in a part of the Earth; nil where it is not known.
    public init(detail: @escaping @Sendable (_ view: View) -> Detail?) {
        self.detail = detail
    }

    /// Returns what lies in a part of the Earth; nil where it is not known, and for a large part.
    package func detail(of view: View) -> Detail? {
        view.box.height > Self.highest ? nil : detail(view)
    }
}

/// Something that a map draws: an area, lines or a point, of a kind that decides how it looks.
public struct MapFeature: Equatable, Sendable {
    /// What a feature is, in drawing order: later kinds are drawn above earlier ones.
    public enum Kind: Int, CaseIterable, Sendable {
        /// Land, where the map also has the sea; otherwise the background is land.
        case land

        /// Houses, industry and campuses.
        case builtUp

        /// Parks, reserves, cemeteries and sports grounds.
        case park

        /// Farmland, grass, scrub and wetland.
        case field

        /// Woods and forests.
        case wood

        /// Beaches, sand and bare rock.
        case bareGround

        /// Glaciers and ice shelves.
        case ice

        /// The grounds of an airport.
        case airfield

        /// Seas, lakes and wide rivers, as areas.
        case water

        /// Buildings.
        case building

        /// Rivers, canals and streams, as lines.
        case waterway

        /// Footpaths, tracks, squares and piers.
        case path

        /// Taxiways and aprons.
        case aeroway

        /// Runways.
        case runway

        /// Cable cars and ski lifts.
        case lift

        /// Residential and service roads.
        case street

        /// Railways, also light ones.
        case rail

        /// Roads between towns and districts.
        case mainRoad

        /// Motorways and their links.
        case motorway

        /// Borders of countries and their largest parts, on land.
        case boundary

        /// Mountains and volcanoes.
        case peak

        /// Countries, towns and villages, as names.
        case place

        /// Whether it is a road or a path, whose name stands along it.
        package var isWay: Bool { [.path, .street, .mainRoad, .motorway].contains(self) }
    }

    /// Where a feature is.
    public enum Geometry: Equatable, Sendable {
        /// Rings, each of which ends with its first point.
        ///
        /// An exterior ring goes against the clock and its holes, which follow it, with the clock, as
        /// in GeoJSON.
        case areas([[Coordinate]])

        /// Lines, each of which has two or more points.
        case lines([[Coordinate]])

        /// Lines that another feature draws, along which only the name of this one stands.
        case along([[Coordinate]])

        /// A point.
        case point(Coordinate)
    }

    /// What it is.
    public let kind: Kind

    /// Where it is.
    public let geometry: Geometry

    /// Its name in the local language, or else in English; nil if the map has none.
    public let name: String?

    /// How important a place is, from 0 for a farm to 7 for a country; 0 for all other kinds.
    public let importance: Int

    /// Creates a feature, whose name is made safe.
    public init(kind: Kind, geometry: Geometry, name: String? = nil, importance: Int = 0) {
        self.kind = kind
        self.geometry = geometry
        self.name = name?.safe
        self.importance = importance
    }
}
