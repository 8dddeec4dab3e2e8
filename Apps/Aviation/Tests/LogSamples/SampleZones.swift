import SectionKit

/// Time zones by their rules, so that no file of the machine is read.
enum SampleZones {
    static let zone: @Sendable (String) -> DisplayZone? = { name in
        rules[name].flatMap { ZoneRules(rule: $0) }.map { DisplayZone(name: name, rules: $0) }
    }

    private static let central = "CET-1CEST,M3.5.0,M10.5.0/3"
    private static let eastern = "EST5EDT,M3.2.0,M11.1.0"

    private static let rules: [String: String] = [
        "Europe/Berlin": central, "Europe/Madrid": central, "Europe/Oslo": central,
        "Europe/Copenhagen": central, "Europe/London": "GMT0BST,M3.5.0/1,M10.5.0",
        "Europe/Lisbon": "WET0WEST,M3.5.0/1,M10.5.0",
        "Europe/Athens": "EET-2EEST,M3.5.0/3,M10.5.0/4", "Atlantic/Reykjavik": "GMT0",
        "America/New_York": eastern, "America/Toronto": eastern,
        "America/Santiago": "<-04>4<-03>,M9.1.6/24,M4.1.6/24", "Asia/Singapore": "<+08>-8",
        "Asia/Tokyo": "JST-9", "Australia/Sydney": "AEST-10AEDT,M10.1.0,M4.1.0/3",
    ]
}
