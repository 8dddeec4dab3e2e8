import Networking

/// The rockets or launch sites that launches refer to, each once.
struct NameList: Sendable {
    /// The id of a rocket or launch site, its name, or both.
    struct Entry: Hashable, Sendable {
        var id: String?
        var name: String?
    }

    private var entries: [Entry] = []
    private var places: [Entry: UInt32] = [:]
    private var last: UInt32 = 0

    /// Indices of entries by the ends of their ids, to find most without making text of an id.
    private var recent = [UInt32](repeating: 0, count: 64)

    subscript(place: UInt32) -> Entry { entries[Int(place)] }

    /// Returns what a closure makes of each entry.
    func map<Result>(_ make: (Entry) -> Result) -> [Result] { entries.map(make) }

    /// Returns the index of an entry, which is added if it is new.
    mutating func place(of id: String?, _ name: String?) -> UInt32 {
        // Most launches have the same rocket or site as the previous one.
        let entry = Entry(id: id, name: name)
        if !entries.isEmpty, entries[Int(last)] == entry { return last }
        last = places[entry] ?? UInt32(entries.count)
        if last == entries.count {
            places[entry] = last
            entries.append(entry)
        }
        return last
    }

    /// Returns the index of an id without a name, which is added if it is new.
    mutating func place(of id: JSONText?) -> UInt32 {
        guard let id else { return place(of: nil, nil) }
        let slot = id.withUTF8 { $0.suffix(2).reduce(0) { $0 &* 16 &+ Int($1) } } & 63
        let place = Int(recent[slot])
        if place < entries.count, entries[place].name == nil, let known = entries[place].id,
            id == known
        {
            return recent[slot]
        }
        recent[slot] = self.place(of: id.text, nil)
        return recent[slot]
    }

    /// Fills in names that are missing.
    mutating func lookUp(_ names: [String: String]) {
        for place in entries.indices where entries[place].name == nil {
            entries[place].name = entries[place].id.flatMap { names[$0] }
        }
    }
}
