import Flights
import SectionKit
import WorldMap

extension FlightList {
    /// The content of the section: emergencies, the number of flights, their table and their map.
    var blocks: [Block] {
        let text = InlineText(summary)
        let notices = emergencies.prefix(Self.most).map { aircraft in
            Block.notice(Notice(.warning, InlineText(aircraft.emergencySentence)))
        }
        let table = Table(of: self).page(ofMatching: matching)
        let map = Map(
            key: "map", title: "Map of the flights", on: .naturalEarth,
            points: mapPoints + [place.map { MapPoint($0) }].compactMap(\.self),
            lines: trailLines, scale: .altitudes(in: query.units),
            tones: Map.tones(flights: true), table: table.key, says: Map.aircraftSay,
            isCompanion: true)
        let isEmpty = flights.isEmpty
        return notices + [
            isEmpty ? .notice(Notice(.info, text)) : .paragraph(text), .table(table), .map(map),
        ]
    }

    /// The most emergencies above the table, which lists all of them.
    private static var most: Int { 3 }

    /// The emergencies that another list does not have, as plain sentences.
    func emergencies(since old: FlightList) -> [String] {
        let known = Set(old.emergencies.map(\.emergencySentence))
        return emergencies.map(\.emergencySentence).filter { !known.contains($0) }
    }
}

extension Aircraft {
    /// Its emergency, as a plain sentence.
    fileprivate var emergencySentence: String {
        emergencyClause.map { "\(name) \($0)." } ?? ""
    }
}
