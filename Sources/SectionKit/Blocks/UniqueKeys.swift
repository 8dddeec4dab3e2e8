/// The names in an object for machines, such as the JSON of a section, each of which is there once:
/// of a name that is there twice, readers keep the last and lose the first without a word.
private struct UniqueKeys {
    private var taken: Set<String>

    init(reserved: Set<String> = []) {
        taken = reserved
    }

    /// Returns a key that nothing has yet: the key itself, or with `_2`, `_3` and so on.
    ///
    /// - Parameter suffixes: the ends of the names that it stands for.
    mutating func take(_ key: String, suffixes: [String] = [""]) -> String {
        var (unique, number) = (key, 1)
        while suffixes.contains(where: { taken.contains(unique + $0) }) {
            number += 1
            unique = "\(key)_\(number)"
        }
        for suffix in suffixes { taken.insert(unique + suffix) }
        return unique
    }
}

extension [Column] {
    /// The columns, each with keys that none before it has.
    var withUniqueKeys: [Column] {
        var keys = UniqueKeys()
        return map { column in
            guard let key = column.key else { return column }
            var unique = column
            unique.key = keys.take(key, suffixes: column.keys.suffixes)
            return unique
        }
    }
}

extension [Block] {
    /// The blocks of a section, in which no table, chart, map or picture has the key of another or of
    /// a member that each section has, such as `title`, and no fact that of another.
    ///
    /// Tables come first, so that a map or a chart stays with the table that it names; pictures with
    /// the same key are one list.
    package var withUniqueKeys: [Block] {
        var members = UniqueKeys(reserved: SectionSnapshot.memberNames)
        var facts = UniqueKeys()
        var pictures: [String: String] = [:]
        let named = mapStandard { block in
            guard case .table(var table) = block,
                table.isUnknown || table.isForMachines && !table.isRecord
            else { return block }
            table.key = members.take(table.key, suffixes: ["", Table.matchingSuffix])
            return .table(table)
        }
        return named.mapStandard { block in
            switch block {
            case .facts(let some):
                return .facts(
                    some.map { fact in
                        guard fact.isForMachines else { return fact }
                        let key = facts.take(fact.key, suffixes: fact.keys.suffixes)
                        return key == fact.key ? fact : fact.with(key: key, value: fact.value)
                    })
            case .chart(var chart):
                chart.key = members.take(chart.key)
                return .chart(chart)
            case .lineChart(var chart):
                chart.key = members.take(chart.key)
                return .lineChart(chart)
            case .map(var map) where !map.isCompanion:
                map.key = members.take(map.key)
                return .map(map)
            case .image(var image):
                guard let key = image.key else { return block }
                let unique = pictures[key] ?? members.take(key)
                pictures[key] = unique
                image.key = unique
                return .image(image)
            case .table, .map, .heading, .paragraph, .notice, .custom: return block
            }
        }
    }
}
