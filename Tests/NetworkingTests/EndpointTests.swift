import Networking
import Testing

@Suite struct EndpointTests {
    @Test(arguments: [
        (Endpoint("/v4/launches"), "/v4/launches"),
        (Endpoint("/v4/launches", query: [.init("limit", "10")]), "/v4/launches?limit=10"),
        (
            Endpoint("/search", query: [.init("q", "a b&c"), .init("empty", "")]),
            "/search?q=a b&c&empty="
        ),
        (Endpoint(""), ""),
    ])
    func `an endpoint is described without percent-encoding`(
        endpoint: Endpoint, description: String
    ) {
        #expect(endpoint.description == description)
    }

    @Test func `endpoints differ by path, query and the order of the query`() {
        let one = Endpoint.QueryItem("a", "1")
        let two = Endpoint.QueryItem("b", "2")
        let different = [
            Endpoint("/v4/launches"),
            Endpoint("/v5/launches"),
            Endpoint("/v4/launches/"),
            Endpoint("/v4/launches", query: [one]),
            Endpoint("/v4/launches", query: [one, two]),
            Endpoint("/v4/launches", query: [two, one]),
            Endpoint("/v4/launches?a=1"),
        ]

        #expect(Set(different).count == different.count)
        #expect(Set(different + different).count == different.count)
    }
}
