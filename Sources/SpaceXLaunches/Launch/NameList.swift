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

    subscript(place: UInt32) -> Entry { entries[Int(place)] }

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

    /// Fills in names that are missing.
    mutating func lookUp(_ names: [String: String]) {
        for place in entries.indices where entries[place].name == nil {
            entries[place].name = entries[place].id.flatMap { names[$0] }
        }
    }
}
