/// The blocks of addresses, cut into parts that do not overlap, for a quick search.
struct AddressBlocks: Sendable {
    /// The first address of each part, in ascending order.
    private var starts: [UInt32] = []

    /// The smallest block that contains each part; nil between blocks.
    private var blocks: [AddressBlock?] = []

    /// Cuts the blocks, which contain each other or do not overlap.
    init(_ entities: [AddressBlockEntity]) {
        let sorted = entities.sorted {
            ($0.addresses.lowerBound, $1.addresses.upperBound)
                < ($1.addresses.lowerBound, $0.addresses.upperBound)
        }
        var open: [AddressBlockEntity] = []
        starts.reserveCapacity(2 * entities.count)
        blocks.reserveCapacity(2 * entities.count)
        for entity in sorted {
            close(&open, before: entity.addresses.lowerBound)
            add(entity.block, from: entity.addresses.lowerBound)
            open.append(entity)
        }
        close(&open, before: nil)
    }

    /// The smallest block that contains an address; nil if there is none.
    subscript(address: UInt32) -> AddressBlock? {
        let place = starts.firstSorted { $0 > address }
        return place > 0 ? blocks[place - 1] : nil
    }

    /// Ends the blocks that end before an address; all if it is nil.
    private mutating func close(_ open: inout [AddressBlockEntity], before address: UInt32?) {
        while let last = open.last, address.map({ last.addresses.upperBound < $0 }) ?? true {
            open.removeLast()
            add(open.last?.block, from: last.addresses.upperBound + 1)
        }
    }

    private mutating func add(_ block: AddressBlock?, from start: UInt32) {
        if starts.last == start {
            blocks[blocks.count - 1] = block
        } else {
            starts.append(start)
            blocks.append(block)
        }
    }
}

extension Array {
    /// The index of the first element for which the test is true, as it is for all after it; the
    /// count if there is none.
    func firstSorted(where test: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if test(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
