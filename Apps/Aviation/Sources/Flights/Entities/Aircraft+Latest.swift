extension [Aircraft] {
    /// The aircraft without earlier reports of the same address; each is where its first report was.
    var latestOfEachAddress: [Aircraft] {
        var places = AddressPlaces(capacity: count)
        // Most lists have each address once, and are not copied.
        var latest = self
        var superseded: [Int] = []
        for place in indices {
            let known = places.place(of: self[place].address, orKeep: place)
            if known == place { continue }
            superseded.append(place)
            if self[place].isAsLate(as: latest[known]) { latest[known] = self[place] }
        }
        if superseded.isEmpty { return latest }
        var rest = superseded[...]
        return latest.indices.compactMap { place in
            guard rest.first == place else { return latest[place] }
            rest.removeFirst()
            return nil
        }
    }
}

extension Aircraft {
    /// Whether it was heard at the same time as another report, or later.
    fileprivate func isAsLate(as other: Aircraft) -> Bool {
        guard let otherTime = other.lastContact ?? other.positionTime else { return true }
        return (lastContact ?? positionTime).map { $0 >= otherTime } ?? false
    }
}

/// The places of addresses in a list, found without the general hash function, which takes longer
/// than reading an aircraft.
private struct AddressPlaces {
    private struct Entry {
        var key: UInt32 = 0
        var place: Int32 = -1
    }

    /// At most four fifths of the entries are used; a key that finds its own in use has one of the
    /// next.
    private var entries: [Entry]
    private let shift: UInt32

    /// Creates a table for a number of addresses.
    init(capacity: Int) {
        let bits = Int.bitWidth - (max(capacity, 1) * 5 / 4).leadingZeroBitCount
        entries = Array(repeating: Entry(), count: 1 << bits)
        shift = UInt32(truncatingIfNeeded: 32 - min(bits, 31))
    }

    /// Returns the place of an address; keeps a place for one without any, and returns that.
    mutating func place(of address: AircraftAddress, orKeep place: Int) -> Int {
        let key = address.number | (address.isICAO ? 1 << 24 : 0)
        // Multiplicative hashing by the golden ratio: the highest bits depend on all of the key.
        var index = Int((key &* 0x9E37_79B1) >> shift)
        while entries[index].place >= 0 {
            if entries[index].key == key { return Int(entries[index].place) }
            index = (index + 1) & (entries.count - 1)
        }
        entries[index] = Entry(key: key, place: Int32(truncatingIfNeeded: place))
        return place
    }
}
