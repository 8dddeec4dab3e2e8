import Testing

@testable import Networking

/// The links of a `Link` field (RFC 8288).
@Suite struct WebLinksTests {
    @Test(arguments: [
        (#"</a?page=2>; rel="next", </a?page=9>; rel="last""#, "/a?page=2"),
        (#"</a>; rel=prev, </b>; rel=next"#, "/b"),
        (
            #"<https://x.example/?q=a,b;c>; title="one, <two>; rel=\"next\"" ; rel="next""#,
            "https://x.example/?q=a,b;c"
        ),
        (#"</first>; title="rel=next, </no>; rel=next", </b>; REL="Prev NEXT""#, "/b"),
        // Of several relations in one link, the first counts; of several links, too.
        (#"</a>; rel=prev; rel=next, </b>; rel=next, </c>; rel=next"#, "/b"),
        // What is about another resource is no page of this one.
        (#"</a>; anchor="/other"; rel=next, </b>; rel=next"#, "/b"),
        ("</a>;rel=next", "/a"), ("</a>\t ; rel = next ;x", "/a"), ("<>; rel=next", ""),
    ])
    func `the first link with the relation is found`(text: String, target: String) {
        #expect(WebLinks(text).first(with: "next") == target)
    }

    @Test(arguments: [
        "", "next", "</a>", "</a; rel=next", "</a>; rel=nextpage", #"</a>; rel="previous""#,
        #"</a>; title="; rel=next"#, "</a>; =next", "</a>, ; rel=next", "<<<<", "</a>;;;;",
    ])
    func `what is no link with the relation is left out`(text: String) {
        #expect(WebLinks(text).first(with: "next") == nil)
    }
}
