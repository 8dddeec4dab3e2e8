public import Geodesy

/// An area on a map, such as a country that somebody has visited.
///
/// It is filled below the borders of the base, the lines and the points.
public struct MapArea: Equatable, Sendable {
    /// The rings around it, each of which ends with its first place.
    ///
    /// None of them crosses the date line. What an odd number of rings surrounds is inside, so that
    /// a ring in another one is a hole.
    public let rings: [[Coordinate]]

    /// The name for people, such as "Portugal"; empty for an area without a name.
    public let label: String

    /// Whether it is good or bad news; areas of different tones look different without colour.
    public let tone: Badge.Tone

    /// How important its label is: where labels would overlap, the one with the higher number is
    /// shown, and of equals the first of the map.
    public let priority: Int

    /// The identity of its row in the table of the map; nil if it belongs to none.
    public let row: String?

    /// What it says when it is pointed at, beside its name: a few words, such as "2 flights"; nil for
    /// none.
    public let note: String?

    /// Where its label belongs, inside its largest ring; nil if it has no inside.
    let middle: Coordinate?

    /// How many degrees of longitude it is wide there.
    let width: Double

    /// Creates an area; rings with fewer than three sides are dropped.
    public init(
        _ rings: [[Coordinate]],
        label: String,
        tone: Badge.Tone = .neutral,
        priority: Int = 0,
        row: String? = nil,
        note: String? = nil
    ) {
        self.rings = rings.filter { $0.count > 3 }
        self.label = label
        self.tone = tone
        self.priority = priority
        self.row = row
        self.note = note.nonBlank
        let largest = self.rings.max { $0.doubledArea.magnitude < $1.doubledArea.magnitude }
        let part = largest?.widestPart
        (middle, width) = (part?.middle, part?.width ?? 0)
    }
}

extension MapArea {
    /// Its name and what there is to say about it.
    var title: String { label.followed(by: note) }

    /// The rings in polygons (RFC 7946, 3.1.6): first the outer one, against the clock, and then the
    /// holes in it, with the clock.
    var polygons: [[[Coordinate]]] {
        let around = rings.map { ring in
            rings.indices.filter { rings[$0] != ring && rings[$0].surrounds(ring[0]) }
        }
        return rings.indices.filter { around[$0].count % 2 == 0 }.map { outer in
            let holes = rings.indices.filter {
                around[$0].contains(outer) && around[$0].count == around[outer].count + 1
            }
            return [rings[outer].turning(againstClock: true)]
                + holes.map { rings[$0].turning(againstClock: false) }
        }
    }
}

extension String {
    /// The name with what there is to say about it.
    func followed(by note: String?) -> String {
        [self, note ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension [MapArea] {
    /// The indices of the areas, those with a higher priority first, then in the order of the map.
    var indicesByPriority: [Int] {
        indices.sorted { (self[$0].priority, $1) > (self[$1].priority, $0) }
    }
}

extension [Coordinate] {
    /// The ring in one of its two directions.
    fileprivate func turning(againstClock: Bool) -> [Coordinate] {
        (doubledArea > 0) == againstClock ? self : reversed()
    }
}
