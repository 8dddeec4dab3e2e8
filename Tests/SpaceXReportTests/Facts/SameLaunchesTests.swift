#if os(macOS) || os(Linux)
    import Testing

    /// Tests that every format shows the same launches in the same order.
    @Suite struct SameLaunchesTests {
        private static let launches = ["launches", "--year", "2020", "--sort", "desc"]

        private let expected: [ReportDocument.Launch]

        init() throws {
            let run = try Program.run(Self.launches + ["--format", "json"])
            expected = try ReportDocument(run.stdout).launches
        }

        @Test func `JSON has the launches of 2020, newest first`() {
            let dates = expected.compactMap(\.date_utc)

            #expect(expected.count == 26)
            #expect(dates == dates.sorted(by: >))
            #expect(Set(expected.map(\.flight_number)).count == 26)
        }

        @Test func `a terminal with 80 columns shows the same launches`() throws {
            let run = try Program.run(Self.launches + ["--width", "80"])

            let rows = rows(in: run.stdout, startingWith: /\s*(\d+)\s{2}/)
            #expect(rows.map(\.number) == expected.map(\.flight_number))
            for (row, launch) in zip(rows, expected) {
                let start = launch.name.split(separator: " ").first ?? ""
                #expect(row.line.contains(start))
                #expect(row.line.hasSuffix(launch.outcome))
            }
        }

        @Test func `a pipe shows the same launches, each on one line`() throws {
            let run = try Program.run(Self.launches)

            let rows = rows(in: run.stdout, startingWith: /\s*(\d+)\s{2}/)
            #expect(rows.map(\.number) == expected.map(\.flight_number))
            for (row, launch) in zip(rows, expected) {
                for word in words(of: launch) + links(of: launch) {
                    #expect(row.line.contains(word))
                }
            }
        }

        @Test func `Markdown shows the same launches, each in one row`() throws {
            let run = try Program.run(Self.launches + ["--format", "markdown"])

            let rows = rows(in: run.stdout, startingWith: /\|\s+(\d+)\s\|/)
            #expect(rows.map(\.number) == expected.map(\.flight_number))
            for (row, launch) in zip(rows, expected) {
                for word in words(of: launch) { #expect(row.line.contains(" \(word) ")) }
                for link in links(of: launch) { #expect(run.stdout.contains(": <\(link)>")) }
            }
        }

        @Test func `HTML shows the same launches, each in one row`() throws {
            let run = try Program.run(Self.launches + ["--format", "html"])

            let rows = rows(in: run.stdout, startingWith: /<tr><td class="number">(\d+)<\/td>/)
            #expect(rows.map(\.number) == expected.map(\.flight_number))
            for (row, launch) in zip(rows, expected) {
                let line = row.line.replacing("&amp;", with: "&")
                for word in words(of: launch) { #expect(line.contains(">\(word)</")) }
                for link in links(of: launch) { #expect(line.contains("=\"\(link)\"")) }
            }
        }

        @Test func `HTML links to the pictures`() throws {
            let run = try Program.run(Self.launches + ["--format", "html"])

            #expect(!run.stdout.contains("<img"))
            for patch in expected.compactMap(\.patch) {
                let link = "<a href=\"\(patch)\" rel=\"noopener noreferrer\">patch</a>"
                #expect(run.stdout.contains(link))
            }
        }

        @Test func `the HTML page of all launches is small`() throws {
            let run = try Program.run(["report", "--format", "html"])

            #expect(run.stdout.contains("205 launches"))
            #expect(run.stdout.utf8.count < 291_000)
        }

        /// The lines that start with a flight number, in order.
        private func rows(
            in text: String,
            startingWith start: Regex<(Substring, Substring)>
        ) -> [(number: Int?, line: Substring)] {
            text.split(separator: "\n").compactMap { line in
                line.prefixMatch(of: start).map { (Int($0.1), line) }
            }
        }

        private func words(of launch: ReportDocument.Launch) -> [String] {
            [launch.name, launch.rocket, launch.launchpad, launch.outcome].compactMap(\.self)
        }

        private func links(of launch: ReportDocument.Launch) -> [String] {
            [launch.patch, launch.webcast, launch.article, launch.wikipedia].compactMap(\.self)
        }
    }
#endif
