import Logbook
import RecordStore
import SectionKit

extension TripEntry {
    /// Whether there is more than a date and a place.
    var hasContent: Bool { text != nil || !photos.isEmpty }

    /// The date and the place, the text and the pictures.
    func blocks(_ kept: any PhotosInput) -> [Block] {
        [.heading(heading)] + text.paragraphs
            + photos.enumerated().compactMap { index, name in
                let words = photos.count == 1 ? heading : "\(heading), photo \(index + 1)"
                return Image(photo: name, of: kept, alternative: words).map(Block.image)
            }
    }
}

extension String? {
    /// What a person has written, a paragraph for each line.
    var paragraphs: [Block] {
        (self ?? "").split(separator: "\n").map { String($0) }
            .compactMap(\.nonBlank).map { .paragraph(InlineText($0)) }
    }
}

extension TableColumn<Revised<TripEntry>> {
    /// The values of the entries of a trip; people read the text above the table.
    static func entries(of trip: Trip, _ photos: any PhotosInput) -> [TableColumn] {
        [
            Self(Column("date", "Date", alignment: .trailing, keys: .day)) { entry in
                entry.record.date.map { .date($0.withoutTime.day) } ?? .empty
            },
            Self(Column("place", "Place")) { $0.record.place.map(Cell.text) ?? .empty },
            Self(Column("photo_count", "Photos", alignment: .trailing)) {
                .integer($0.record.photos.count)
            },
            Self(Column("position", "Position", priority: 2, keys: .place)) {
                $0.record.position.map(Cell.place) ?? .empty
            },
            Self(.machines("local_time")) { .text(orUnknown: $0.record.date?.text) },
            Self(.machines("title")) {
                .text([trip.name, $0.record.place].compactMap(\.self).joined(separator: ": "))
            },
            Self(.machines("text")) { .text(orUnknown: $0.record.text) },
            Self(.machines("photos")) { .text($0.record.photos.joined(separator: ",")) },
            Self(.machines("id")) { .text($0.id.text) },
            Self(.machines("revision")) { .integer($0.revision) },
            Self(.picture) { entry in
                entry.record.photos.first.flatMap {
                    Image(photo: $0, of: photos, alternative: entry.record.heading)
                }.map(Cell.image) ?? .empty
            },
        ]
    }
}
