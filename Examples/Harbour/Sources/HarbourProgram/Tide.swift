import Networking
import SectionEssentials
import SectionKit

/// A high or a low water.
struct Tide: Sendable {
    var time: Date?
    var height: Double?

    private static let limit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "at most this many tides", minimum: 1)

    /// Makes the section `tides`.
    static let recipe = SectionRecipe<HarbourDependencies>(
        name: "tides",
        summary: "the tides of the day",
        options: [limit.description],
        examples: ["--limit 2"]
    ) { dependencies, options throws(UsageError) in
        let limit = try options.value(of: limit) ?? .max
        return ListSection(
            id: "tides", title: "Tides", feed: dependencies.tides, resource: .tides,
            wanted: { Array($0.prefix(limit)) },
            columns: [
                Column("time", "Time"), Column("height_m", "Height", alignment: .trailing),
            ]
        ) { tide in
            [
                tide.time.map { .date(PreciseDate($0, precision: .hour)) } ?? .unknown,
                .measure(orUnknown: tide.height.map { Measure($0, .metre, digits: 1) }),
            ]
        }
    }
}

extension Resource where Value == Records<Tide> {
    fileprivate static var tides: Self {
        .records(of: Endpoint("/tides"), called: "tides") { json in
            var tide = Tide()
            json.object { key, json in
                switch key {
                case "time":
                    tide.time = json.integer().map { Date(timeIntervalSince1970: Double($0)) }
                case "height": tide.height = json.number()
                default: break
                }
            }
            return tide.time == nil ? nil : tide
        }
    }
}
