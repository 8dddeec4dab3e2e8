import Foundation

/// The JSON of the statistics, read with a decoder other than the project's own.
struct StatisticsDocument: Decodable {
    let facts: Facts
    let launches_per_year: [Count]
    let year_to_date: [Count]
    let rockets: [Count]
    let launch_sites: [Count]
    let longest_success_run: [Launch]
    let shortest_turnaround: [Launch]

    struct Facts: Decodable {
        let launches: Int
        let successes: Int
        let failures: Int
        let unknown: Int
        let upcoming: Int
        let success_rate: Double?
        let longest_success_run: Int
        let shortest_turnaround_seconds: Int?
        let year_to_date_end: String?
    }

    struct Count: Decodable {
        let year: Int?
        let rocket: String?
        let launchpad: String?
        let launches: Int?
        let successes: Int
        let failures: Int
        let unknown: Int
        let upcoming: Int?
        let success_rate: Double?
    }

    struct Launch: Decodable {
        let span: String
        let name: String
        let date_utc: String
    }

    private struct Report: Decodable {
        let sections: [StatisticsDocument]
    }

    /// Reads a report whose only section is the statistics.
    init(_ json: String) throws {
        let sections = try JSONDecoder().decode(Report.self, from: Data(json.utf8)).sections
        guard let first = sections.first else { throw CocoaError(.coderValueNotFound) }
        self = first
    }
}
