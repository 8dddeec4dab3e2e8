import FeatureTesting
import Foundation
import Networking
import Synchronization
import Testing

/// Where redirects may lead, and what is sent with them.
@Suite struct RedirectTests {
    private static let token = HTTPField("Authorization", "Token secret")

    private func follow(
        _ locations: [String], from server: String = "https://api.example"
    ) async -> (spy: HTTPTransportSpy, error: RequestError?) {
        let spy = HTTPTransportSpy(
            locations.map { location in
                .success(HTTPResponse(status: 302, fields: [HTTPField("Location", location)]))
            } + [.success(HTTPResponse(status: 200, body: Data("{}".utf8)))])
        let request = BaseRequest(
            server: server, fields: [Self.token], transport: spy, clock: ManualClock())
        do throws(RequestError) {
            _ = try await request.data(for: Endpoint("/v4/company"))
            return (spy, nil)
        } catch {
            return (spy, error)
        }
    }

    @Test(arguments: [
        ("/v5/company", "https://api.example/v5/company"),
        ("launches", "https://api.example/v4/launches"),
        ("https://other.example/x?y=1", "https://other.example/x?y=1"),
        ("//other.example/x", "https://other.example/x"),
    ])
    func `relative and absolute redirects are followed`(location: String, url: String) async {
        let (spy, error) = await follow([location])

        #expect(error == nil)
        #expect(spy.sent.map(\.url) == ["https://api.example/v4/company", url])
    }

    @Test(arguments: [
        ("/x", true), ("https://api.example:443/x", true), ("https://API.example/x", true),
        ("https://api.example:8443/x", false), ("https://example/x", false),
        ("https://api.example.evil.example/x", false),
    ])
    func `credentials are only sent to the same origin`(location: String, kept: Bool) async {
        let (spy, _) = await follow([location])

        #expect(spy.sent.first?.fields.contains(Self.token) == true)
        #expect(spy.sent.last?.fields.contains(Self.token) == kept)
        #expect(spy.sent.count == 2)
    }

    @Test(arguments: [
        "http://api.example/x", "ftp://api.example/x", "file:///etc/passwd", "javascript:alert(1)",
        "", "//%00", "http:///", "https://", "https://a b/", "\u{1B}[31m",
    ])
    func `unsafe redirects are rejected`(location: String) async {
        let (spy, error) = await follow([location])

        #expect(error != nil)
        #expect(spy.sent.count == 1)
    }

    @Test func `five redirects are followed, but not six`() async {
        let five = await follow(Array(repeating: "/x", count: 5))
        let six = await follow(Array(repeating: "/x", count: 6))

        #expect(five.error == nil)
        #expect(six.error != nil)
        #expect(six.spy.sent.count == 6)
    }

    @Test func `the log contains no password and no signed address`() async {
        let log = Mutex<[RequestEvent]>([])
        let spy = HTTPTransportSpy([
            .success(
                HTTPResponse(
                    status: 301,
                    fields: [HTTPField("Location", "https://a:s3cr3t@b.example/x?sign=s3cr3t")])),
            .failure(.unreachable(reason: "it is down")),
        ])
        let request = BaseRequest(
            server: "https://me:s3cr3t@api.example", transport: spy, clock: ManualClock(),
            report: { event in log.withLock { $0.append(event) } })

        let error = await #expect(throws: RequestError.self) {
            try await request.data(for: Endpoint("/v4/company"))
        }

        #expect(log.withLock(\.count) == 2)
        #expect(!"\(log.withLock(\.self)) \(String(describing: error))".contains("s3cr3t"))
        let basic = HTTPField("Authorization", "Basic bWU6czNjcjN0")
        #expect(spy.sent.map { $0.fields.contains(basic) } == [true, false])
        #expect(spy.sent.first?.url == "https://api.example/v4/company")
    }
}
