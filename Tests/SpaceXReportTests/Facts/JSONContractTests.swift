#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    /// Tests of what scripts rely on: the keys of schema 1, their order and the types of values.
    @Suite struct JSONContractTests {
        private static let row = [
            "flight_number", "name", "date_utc", "date_precision", "date_tentative", "rocket",
            "launchpad", "outcome", "patch", "webcast", "article", "wikipedia", "id",
        ]

        private static let facts = [
            "name", "founder", "founded", "employees", "vehicles", "launch_sites", "test_sites",
            "valuation_usd", "ceo", "cto", "coo", "cto_propulsion", "headquarters", "website",
            "flickr", "twitter", "elon_twitter",
        ]

        @Test func `every object has its keys in order`() throws {
            let info = try KeyOrder(Program.run(["info", "--format", "json"]).stdout)
            let launches = try KeyOrder(Program.run(["launches", "--format", "json"]).stdout)

            let document = [
                "schema", "source", "source_summary", "generated_at", "warnings", "sections",
            ]
            #expect(
                info.keys == [
                    "": [document],
                    "sections": [
                        [
                            "id", "title", "source", "source_summary", "state", "warnings",
                            "observed_at",
                            "refresh_error",
                            "part", "facts",
                        ]
                    ],
                    "sections.facts": [Self.facts],
                ])
            #expect(
                launches.keys == [
                    "": [document],
                    "sections": [
                        [
                            "id", "title", "source", "source_summary", "state", "warnings",
                            "observed_at",
                            "refresh_error",
                            "part", "rows_matching", "rows",
                        ]
                    ],
                    "sections.rows": [Self.row],
                ])
        }

        @Test(arguments: [[], ["--year", "2011"]])
        func `the statistics have their keys in order, even without matches`(
            filter: [String]
        ) throws {
            let run = try Program.run(["statistics", "--format", "json"] + filter)

            let keys = try KeyOrder(run.stdout).keys
            let outcomes = ["successes", "failures", "partial_failures", "unknown"]
            let columns = ["launches"] + outcomes + ["upcoming", "success_rate"]
            let launch = ["span"] + Self.row.filter { $0 != "date_tentative" }.prefix(6) + ["id"]
            let rows = [
                "launches_per_year": ["year"] + outcomes + ["upcoming"],
                "year_to_date": ["year"] + outcomes,
                "rockets": ["rocket"] + columns,
                "launch_sites": ["launchpad"] + columns,
                "longest_success_run": launch,
                "shortest_turnaround": launch,
            ]
            #expect(
                keys["sections"] == [
                    [
                        "id", "title", "source", "source_summary", "state", "warnings",
                        "observed_at",
                        "refresh_error", "part",
                        "facts", "launches_per_year",
                        "year_to_date",
                        "rockets", "launch_sites", "longest_success_run", "shortest_turnaround",
                    ]
                ])
            #expect(
                keys["sections.facts"] == [
                    columns + [
                        "longest_success_run", "shortest_turnaround_seconds", "year_to_date_end",
                    ]
                ])
            for (name, row) in rows {
                #expect(keys["sections.\(name)"] == (filter.isEmpty ? [row] : nil))
            }
        }

        @Test func `one launch and several to choose from have their keys in order`() throws {
            let one = try KeyOrder(Program.run(["launch", "1", "--format", "json"]).stdout)
            let several = try KeyOrder(Program.run(["launch", "188", "--format", "json"]).stdout)

            let document = [
                "schema", "source", "source_summary", "generated_at", "warnings", "sections",
            ]
            #expect(
                one.keys == [
                    "": [document],
                    "sections": [
                        [
                            "id", "title", "source", "source_summary", "state", "warnings",
                            "observed_at",
                            "refresh_error",
                            "part", "facts", "failures",
                            "payloads",
                            "cores",
                            "links", "matches",
                        ]
                    ],
                    "sections.facts": [
                        [
                            "name", "flight_number", "date_utc", "date_precision",
                            "date_tentative", "window_seconds", "static_fire_utc", "outcome",
                            "rocket", "fairing", "fairing_recovery", "crew", "launchpad",
                            "launchpad_full_name",
                            "launchpad_place", "latitude", "longitude", "id",
                        ]
                    ],
                    "sections.failures": [["time_seconds", "altitude_km", "reason"]],
                    "sections.payloads": [
                        [
                            "name", "type", "orbit", "mass_kg", "customers", "amount",
                            "manufacturers", "nationalities", "condition", "inclination_deg",
                            "periapsis_km", "apoapsis_km", "period_min", "id",
                        ]
                    ],
                    "sections.cores": [
                        [
                            "serial", "flight", "condition", "landing", "landing_type", "landpad",
                            "landpad_full_name", "block", "gridfins", "legs", "id",
                        ]
                    ],
                    "sections.links": [["kind", "url"]],
                    "sections.matches": [Self.row + ["match_count"]],
                ])
            #expect(
                several.keys == [
                    "": [document],
                    "sections": [
                        [
                            "id", "title", "source", "source_summary", "state", "warnings",
                            "observed_at",
                            "refresh_error",
                            "part", "matches",
                        ]
                    ],
                    "sections.matches": [Self.row + ["match_count"]],
                ])
        }

        @Test func `a report without launches has an empty array`() throws {
            let run = try Program.run(["launches", "--year", "2011", "--format", "json"])

            let document = try ReportDocument(run.stdout)
            #expect(run.status == 0)
            #expect(document.sections.map(\.state) == ["success"])
            #expect(document.sections.first?.rows == [])
        }

        @Test func `the document has its schema, source and time`() throws {
            let run = try Program.run(
                ["launches", "--format", "json"], environment: ["SOURCE_DATE_EPOCH": "1600000000"])

            let document = try ReportDocument(run.stdout)
            #expect(document.schema == 1)
            #expect(document.source == "archive")
            #expect(document.generated_at == "2020-09-13T12:26:40Z")
            #expect(document.sections.map(\.id) == ["launches"])
            #expect(document.sections.map(\.title) == ["Launches"])
            #expect(document.sections.map(\.state) == ["success"])
        }

        @Test func `the company has its facts`() throws {
            let run = try Program.run(["info", "--format", "json"])

            let facts = try #require(try ReportDocument(run.stdout).sections.first?.facts)
            #expect(facts.name == "SpaceX")
            #expect(facts.founder == "Elon Musk")
            #expect(facts.founded == 2002)
            #expect(facts.employees == 9_500)
            #expect(facts.launch_sites == 3)
            #expect(facts.valuation_usd == 74_000_000_000)
            #expect(facts.headquarters == "Rocket Road, Hawthorne, California")
            #expect(facts.website == "https://www.spacex.com/")
        }

        @Test func `every value has the type of its key`() throws {
            let run = try Program.run(["launches", "--format", "json"])

            let date = /20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\dZ/
            for launch in try ReportDocument(run.stdout).launches {
                #expect(launch.date_utc?.wholeMatch(of: date) != nil, "\(launch.name)")
                #expect(["hour", "day", "month"].contains(launch.date_precision), "\(launch.name)")
                for link in [launch.patch, launch.webcast, launch.article, launch.wikipedia] {
                    #expect(link?.hasPrefix("http") != false, "\(launch.name)")
                }
            }
        }

        @Test func `JSON is the same in any width and zone, and ends with a newline`() throws {
            let environment = ["SOURCE_DATE_EPOCH": "0", "CLICOLOR_FORCE": "1", "COLUMNS": "40"]

            let plain = try Program.run(["launches", "--format=json"], environment: environment)
            let fancy = try Program.run(
                ["launches", "--format=json", "--color=always", "--timezone=local"],
                environment: ["SOURCE_DATE_EPOCH": "0", "TZ": "Asia/Tokyo"])

            #expect(plain.stdout == fancy.stdout)
            #expect(plain.stdout.hasSuffix("}\n"))
            #expect(!plain.stdout.contains("\u{1B}"))
        }
    }
#endif
