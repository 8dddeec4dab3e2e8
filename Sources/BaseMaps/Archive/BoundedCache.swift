/// The values that were used last, as long as they do not cost more than a limit.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Item {
        let value: Value
        let cost: Int
        var lastUse: Int
    }

    private let mostItems: Int
    private let costLimit: Int
    private var items: [Key: Item] = [:]
    private var cost = 0
    private var uses = 0

    init(mostItems: Int, costLimit: Int) {
        self.mostItems = mostItems
        self.costLimit = costLimit
    }

    mutating func value(for key: Key) -> Value? {
        uses += 1
        items[key]?.lastUse = uses
        return items[key]?.value
    }

    /// Keeps a value, unless it alone costs more than the limit.
    mutating func keep(_ value: Value, for key: Key, cost: Int) {
        guard cost <= costLimit else { return }
        remove(key)
        while items.count >= mostItems || self.cost > costLimit - cost,
            let oldest = items.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
        {
            remove(oldest)
        }
        uses += 1
        items[key] = Item(value: value, cost: cost, lastUse: uses)
        self.cost += cost
    }

    private mutating func remove(_ key: Key) {
        if let item = items.removeValue(forKey: key) { cost -= item.cost }
    }
}
