public import Geodesy
public import SectionEssentials

/// A point on a map.
public struct MapPoint: Equatable, Sendable {
    /// Where it is.
    public let coordinate: Coordinate

    /// The name for people, such as "Kwajalein Atoll"; empty for a point without a name.
    public let label: String

    /// What stands beside it on the map instead of its name, such as a number, so that the name is
    /// shown only when it is pointed at; nil for the name, empty for nothing.
    public let mark: String?

    /// Whether it is good or bad news; points of different tones look different without colour.
    public let tone: Badge.Tone

    /// The direction it moves in, in degrees clockwise from true north; nil for one that stands
    /// still, or whose direction is unknown.
    public let heading: Double?

    /// How important its label is: where labels would overlap, the one with the higher number is
    /// shown, and of equals the first of the map.
    public let priority: Int

    /// The identity of its row in the table of the map; nil if it belongs to none.
    public let row: String?

    /// The height above sea level in metres; nil if it is unknown.
    public let elevation: Double?

    /// When something was there, such as a photographer; nil if it is unknown.
    public let time: Date?

    /// What it says when it is pointed at, beside its name: a few words, such as the airline, the
    /// type and the altitude of an aircraft, or who made the photo that was taken there; nil for
    /// none.
    public let note: String?

    /// What its colour says, as a value of the map's ``Map/scale``; nil for the colour of its tone.
    public let value: Double?

    /// What it leads to, such as photos that were taken there.
    public let links: [Link]

    /// Whether formats for machines have it: not if it only says what a line shows, such as where
    /// a track starts.
    public let isForMachines: Bool

    /// Creates a point; a heading or an elevation that is not finite is unknown.
    public init(
        _ coordinate: Coordinate,
        label: String,
        mark: String? = nil,
        tone: Badge.Tone = .neutral,
        heading: Double? = nil,
        priority: Int = 0,
        row: String? = nil,
        elevation: Double? = nil,
        time: Date? = nil,
        note: String? = nil,
        value: Double? = nil,
        links: [Link] = [],
        isForMachines: Bool = true
    ) {
        self.coordinate = coordinate
        self.label = label
        self.mark = mark
        self.tone = tone
        self.heading = heading.flatMap { $0.isFinite ? $0 : nil }
        self.priority = priority
        self.row = row
        self.elevation = elevation.flatMap { $0.isFinite ? $0 : nil }
        self.time = time
        self.note = note.nonBlank
        self.value = value.flatMap { $0.isFinite ? $0 : nil }
        self.links = links
        self.isForMachines = isForMachines
    }
}

extension MapPoint {
    /// Returns the point with another note.
    func noted(_ note: String) -> MapPoint {
        MapPoint(
            coordinate, label: label, mark: mark, tone: tone, heading: heading,
            priority: priority, row: row, elevation: elevation, time: time, note: note,
            value: value, links: links, isForMachines: isForMachines)
    }

    /// What stands beside it on a map.
    var shownLabel: String { mark ?? label }

    /// Its name and what there is to say about it.
    var title: String { label.followed(by: note) }
}

extension [MapPoint] {
    /// The indices of the points, those with a higher priority first, then in the order of the map.
    var indicesByPriority: [Int] {
        if allSatisfy({ $0.priority == self[0].priority }) { return Array<Int>(indices) }
        return indices.sorted { one, other in
            (self[one].priority, other) > (self[other].priority, one)
        }
    }
}

extension MapPoint {
    /// Something that a point leads to, which GPX and GeoJSON name.
    public struct Link: Equatable, Sendable {
        /// Its address on the web, or a relative reference to a file (RFC 3986, section 4.2).
        public let reference: String

        /// Its name; nil if it has none.
        public let text: String?

        /// Creates a link to a page or a picture on the web.
        public init(_ link: WebLink, text: String? = nil) {
            self.init(link.url, text)
        }

        /// Creates a link to a file, which readers look for in the folder of the report.
        ///
        /// - Parameters:
        ///   - fileName: the name of the file without its folder, which stays private.
        ///   - text: the name of what it shows.
        public init(fileName: String, text: String? = nil) {
            self.init(PercentEncoding.encode(fileName), text)
        }

        private init(_ reference: String, _ text: String?) {
            self.reference = reference
            self.text = text.nonBlank
        }

        /// Returns the link with its name transformed.
        func mapText(_ transform: (String) -> String) -> Link {
            Link(reference, text.map(transform))
        }
    }
}
