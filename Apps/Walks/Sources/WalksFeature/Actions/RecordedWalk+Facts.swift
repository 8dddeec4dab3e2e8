import SectionKit
import Walking

extension ContentShape {
    /// The content that actions show of a walk.
    static let walk = ContentShape(facts: 6...6)
}

extension RecordedWalk {
    /// A sentence with what was done, which begins with the name, and the walk.
    func blocks(_ predicate: String) -> [Block] { blocks(saying: "“\(name)” \(predicate).") }

    /// A sentence with what was done, and the walk.
    func blocks(saying sentence: String) -> [Block] {
        [.paragraph(InlineText(sentence)), .facts(facts)]
    }

    /// The facts of a walk.
    var facts: [Fact] {
        [
            Fact("name", "Walk", .text(name)),
            Fact("started", "Start", .date(PreciseDate(started, precision: .hour))),
            Fact(
                "ended", "End",
                .date(orUnknown: ended.map { PreciseDate($0, precision: .hour) })),
            .machines("distance_m", .measure(orUnknown: distance.map { Measure($0, .metre) })),
            .people("Distance", distance.map { .kilometres($0) } ?? .unknown),
            Fact("file", "File", .text(file)),
            Fact("photos", "Photos", photos.map(Cell.text) ?? .empty),
        ]
    }
}
