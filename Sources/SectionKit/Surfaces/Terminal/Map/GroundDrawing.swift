import Geodesy
import SectionEssentials

/// Draws what lies on the land of a base map, below everything else and quieter than it.
struct GroundDrawing {
    private let features: [MapFeature]

    init(_ features: [MapFeature]) {
        self.features = features
    }

    /// What is drawn or named on a terminal whose dots are so many metres apart.
    static func kinds(metresPerDot: Double) -> Set<MapFeature.Kind> {
        Set(MapFeature.Kind.allCases.filter { $0.ink(metresPerDot: metresPerDot) != nil })
            .union([.land, .peak, .place])
    }

    /// Draws areas as patterns of dots, and lines.
    func draw(on canvas: inout DotCanvas, _ projection: MapProjection) {
        var pen = MapPen(projection)
        var rest = features[...]
        while let kind = rest.first?.kind {
            let same = rest.prefix { $0.kind == kind }
            rest = rest.dropFirst(same.count)
            guard let ink = kind.ink(metresPerDot: projection.metresPerDot) else { continue }
            // A kind has its dots alone in a character: a street in a wood is a street.
            var layer = DotCanvas(columns: canvas.columns, rows: canvas.rows)
            for feature in same {
                switch feature.geometry {
                case .areas(let rings): pen.fill(rings, ink, on: &layer) { kind.fills($0, $1) }
                case .lines(let lines): for line in lines { pen.draw(line[...], ink, on: &layer) }
                case .along, .point: break
                }
            }
            canvas.cover(with: layer)
        }
    }

    /// Writes the names of places where nothing else is written, and never over a way.
    func name(
        on canvas: inout DotCanvas, beside ways: DotCanvas, _ projection: MapProjection,
        style: TerminalStyle
    ) {
        var room = canvas.columns * canvas.rows / 30
        var written: Set<String> = []
        // The most important are the last.
        for feature in features.reversed() {
            guard room > 0, case .point(let place) = feature.geometry, let name = feature.name,
                let cell = projection.cell(place), !written.contains(name)
            else { continue }
            let mark = feature.kind == .peak ? (style.ascii ? "^ " : "▲ ") : ""
            let text = mark + style.line(name, columns: 24)
            let width = text.displayWidth
            let (column, row) = (cell % canvas.columns - width / 2, cell / canvas.columns)
            guard ways.isBlank(max(0, column)..<max(0, column) + width, row: row),
                canvas.write(TerminalCell(text, .faint), column: column, row: row)
            else { continue }
            written.insert(name)
            room -= width
        }
    }
}

extension MapFeature.Kind {
    /// What it is drawn with on a terminal whose dots are so many metres apart; nil if it is left out.
    fileprivate func ink(metresPerDot: Double) -> DotInk? {
        let faint = DotInk(style: .faint)
        let dotted = DotInk(style: .faint, dash: .dotted, mark: ".")
        return switch self {
        case .water: DotInk(style: .ground(.water), mark: "~")
        case .waterway: metresPerDot > 60 ? nil : DotInk(style: .ground(.water), mark: "~")
        case .wood, .park: DotInk(style: .ground(.wood), mark: ",")
        case .motorway, .mainRoad, .runway: DotInk(style: .ground(.road))
        case .street: metresPerDot > 40 ? nil : faint
        case .path: metresPerDot > 15 ? nil : dotted
        case .aeroway: metresPerDot > 20 ? nil : dotted
        case .rail, .lift: metresPerDot > 80 ? nil : DotInk(style: .faint, dash: .dashed)
        case .boundary: DotInk(style: .faint, dash: .dashDotted, mark: ".")
        case .building: metresPerDot > 4 ? nil : DotInk(style: .faint, mark: "#")
        case .land, .field, .builtUp, .bareGround, .ice, .airfield, .peak, .place: nil
        }
    }

    /// Whether the pattern of its areas has a dot.
    fileprivate func fills(_ x: Int, _ y: Int) -> Bool {
        switch self {
        case .water: (x + y) % 2 == 0
        case .wood, .park: x % 4 == (y % 4 == 0 ? 0 : 2) && y % 2 == 0
        default: true
        }
    }
}
