#if os(macOS) || os(Linux)
    import Testing

    /// Tests that the same command at the same time writes the same bytes.
    @Suite struct ReproducibleTests {
        private static let noon = ["SOURCE_DATE_EPOCH": "1600000000"]

        @Test(arguments: ["terminal", "markdown", "json"])
        func `the same command at the same time writes the same report`(format: String) throws {
            let first = try Program.run(["report", "--format", format], environment: Self.noon)

            for zone in ["UTC", "Pacific/Auckland"] {
                let environment = Self.noon.merging(["TZ": zone]) { $1 }
                let again = try Program.run(
                    ["report", "--format", format], environment: environment)

                #expect(again.stdout == first.stdout)
            }
            #expect(first.status == 0)
            #expect(first.stdout.count > 5_000)
        }

        @Test func `the report has the time of SOURCE_DATE_EPOCH`() throws {
            let json = try Program.run(["info", "--format=json"], environment: Self.noon)
            let markdown = try Program.run(["info", "--format=markdown"], environment: Self.noon)

            #expect(json.stdout.contains("\"2020-09-13T12:26:40Z\""))
            #expect(markdown.stdout.contains("13 Sep 2020 12:26 UTC"))
        }

        @Test func `days are counted from SOURCE_DATE_EPOCH`() throws {
            // NROL-108 flew on 19 December 2020; both times are midnights of that month.
            let after = try launch(at: "1608508800")
            let before = try launch(at: "1607904000")

            #expect(after.stdout.contains("2 days ago"))
            #expect(before.stdout.contains("in 5 days"))
        }

        private func launch(at time: String) throws -> Program.Run {
            try Program.run(
                ["launches", "--search", "NROL-108"], environment: ["SOURCE_DATE_EPOCH": time])
        }
    }
#endif
