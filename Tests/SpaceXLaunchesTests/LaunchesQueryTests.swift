import SectionKit
import Testing

@testable import SpaceXLaunches

@Suite struct LaunchesQueryTests {
    @Test func `the default query is all launches, newest first`() throws {
        #expect(try LaunchesQuery(OptionValues()) == LaunchesQuery())
        #expect(LaunchesQuery().order == .desc)
    }

    @Test func `upcoming launches begin with the next, unless an order is given`() throws {
        #expect(try LaunchesQuery(OptionValues(["upcoming": ""])).order == .asc)
        #expect(try LaunchesQuery(OptionValues(["upcoming": "", "sort": "desc"])).order == .desc)
        #expect(try LaunchesQuery(OptionValues(["past": ""])).order == .desc)
    }

    @Test func `the query has the value of every option`() throws {
        let query = try LaunchesQuery(
            OptionValues([
                "year": "2018-2020", "sort": "desc", "outcome": "failure,unknown",
                "rocket": "heavy", "search": "star", "limit": "5", "offset": "10",
            ]))

        #expect(
            query
                == LaunchesQuery(
                    filter: LaunchFilter(
                        years: YearSet("2018-2020"), outcomes: [.failure, .unknown],
                        rocket: "heavy", search: "star"), order: .desc,
                    page: ListPage(offset: 10, limit: 5)))
    }

    @Test func `upcoming and past cannot be used together`() throws {
        #expect(try LaunchesQuery(OptionValues(["upcoming": ""])).filter.stage == .upcoming)
        #expect(try LaunchesQuery(OptionValues(["past": ""])).filter.stage == .past)
        #expect(throws: UsageError.self) {
            try LaunchesQuery(OptionValues(["past": "", "upcoming": ""]))
        }
    }

    @Test(arguments: [
        ("sort", "DESC"), ("outcome", "Success"), ("outcome", "success,success"), ("limit", "0"),
        ("offset", "0"), ("search", " x "), ("rocket", "9"), ("year", "1999"),
    ])
    func `values are accepted as people write them`(option: String, value: String) {
        #expect(throws: Never.self) { try LaunchesQuery(OptionValues([option: value])) }
    }

    @Test(arguments: [
        ("year", ""), ("year", "20"), ("year", "2020-2018"), ("year", "last"), ("sort", ""),
        ("sort", "newest"), ("outcome", ""), ("outcome", "success,"), ("outcome", "lost"),
        ("rocket", ""), ("rocket", "  "), ("search", ""), ("search", " "), ("limit", "-1"),
        ("limit", "many"), ("limit", "1.5"), ("limit", "99999999999999999999"), ("offset", "-1"),
        ("offset", ""),
    ])
    func `invalid values are rejected with the option and its valid values`(
        name: String,
        value: String
    ) throws {
        let option = try #require(LaunchesQuery.options.first { $0.name == name })

        let error = try #require(throws: UsageError.self) {
            try LaunchesQuery(OptionValues([name: value]))
        }

        #expect(error.message.contains("--\(name)"))
        #expect(error.message.contains(option.acceptedText))
    }

    @Test(arguments: LaunchesQuery.options)
    func `the example of each option is valid`(option: OptionDescription) {
        let examples =
            switch option.accepted {
            case .nothing: [""]
            case .choices(let choices, _): choices
            case .described(_, let example): [example]
            }

        for example in examples {
            #expect(throws: Never.self) { try LaunchesQuery(OptionValues([option.name: example])) }
        }
    }
}
