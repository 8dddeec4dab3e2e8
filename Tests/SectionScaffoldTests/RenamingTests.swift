import Testing

@testable import SectionScaffold

@Suite struct RenamingTests {
    @Test(arguments: [
        ("struct InfoSection: Section {", "struct URLShortcutsSection: Section {"),
        ("let company: Company?", "let urlShortcuts: URLShortcuts?"),
        ("try await fetchCompany()", "try await fetchURLShortcuts()"),
        ("/// Shows the company.", "/// Shows the URL shortcuts."),
        ("\"The company could not be loaded\"", "\"The URL shortcuts could not be loaded\""),
        ("let title = \"Company\"", "let title = \"URL shortcuts\""),
        ("static let name = \"info\"", "static let name = \"url-shortcuts\""),
        ("verify(text, \"info-\\(subject)\")", "verify(text, \"url-shortcuts-\\(subject)\")"),
        (
            "static let company = Endpoint(\"/v4/company\")",
            "static let urlShortcuts = Endpoint(\"/v4/company\")"
        ),
        ("Notice(.info, \"Information\")", "Notice(.info, \"Information\")"),
    ])
    func `writes Swift and the sentences in it`(old: String, new: String) throws {
        #expect(try renaming(old, as: .swift) == new)
    }

    @Test(arguments: [
        ("## Company", "## URL shortcuts"),
        (#""id": "info", "title": "Company""#, #""id": "url-shortcuts", "title": "URL shortcuts""#),
        (".info { color: blue }", ".info { color: blue }"),
        (#"<h2 id="info-title">Company</h2>"#, #"<h2 id="url-shortcuts-title">URL shortcuts</h2>"#),
        ("The company could not be loaded: 503.", "The URL shortcuts could not be loaded: 503."),
    ])
    func `writes golden files`(old: String, new: String) throws {
        #expect(try renaming(old, as: .golden) == new)
    }

    @Test func `lays a terminal's golden file out for the new title`() throws {
        let old = """
            ␛[1mCompany␛[0m
            ␛[2m───────␛[0m
            ✗ The company could not be loaded:
            the server is down.
            Try again later, or do not.

            """

        #expect(
            try laidOut(old, file: "info-error.terminal-40.txt") == """
                ␛[1mURL shortcuts␛[0m
                ␛[2m─────────────␛[0m
                ✗ The URL shortcuts could not be loaded:
                the server is down.
                Try again later, or do not.

                """)
        #expect(
            try laidOut("x The company is not\nthere at all.\nB", file: "a.terminal-ascii-20.txt")
                == "x The URL shortcuts\nis not there at all.\nB")
    }

    @Test func `takes a sentence in colour for a whole one`() throws {
        let (old, new) = ("✗ The company is not there.", "✗ The URL shortcuts is not there.")

        #expect(
            try laidOut("␛[31m\(old)␛[0m\nNext.", file: "a.terminal-color-100.txt")
                == "␛[31m\(new)␛[0m\nNext.")
    }

    @Test func `takes no list of Markdown for the rule under a title`() throws {
        #expect(
            try laidOut("Company\n- a\n\n---\n", file: "info.md") == "URL shortcuts\n- a\n\n---\n")
    }

    private func renaming(_ text: String, as kind: Renaming.Kind) throws -> String {
        Renaming(name: try SectionName("URLShortcuts"))(text, as: kind)
    }

    private func laidOut(_ text: String, file: String) throws -> String {
        let renaming = Renaming(name: try SectionName("URLShortcuts"))
        return GoldenLayout.renamed(text, file: file) { renaming($0, as: .golden) }
    }
}
