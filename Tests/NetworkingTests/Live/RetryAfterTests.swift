import FeatureTesting
import Foundation
import Networking
import Testing

/// How long a server asks to wait, and what the error says.
@Suite struct RetryAfterTests {
    private func ask(
        _ fields: [HTTPField],
        status: Int = 429
    ) async -> (error: RequestError?, sent: Int, waited: Duration) {
        let (spy, clock) = (
            HTTPTransportSpy([
                .success(HTTPResponse(status: status, fields: fields)),
                .success(HTTPResponse(status: 200, body: Data("[]".utf8))),
            ]), ManualClock()
        )
        let request = BaseRequest(
            server: "https://api.example", transport: spy,
            retryAfterFields: ["X-Rate-Limit-Retry-After-Seconds"], clock: clock, random: { 0 })
        do throws(RequestError) {
            _ = try await request.value(of: .bytes(of: Endpoint("/states/all")))
            return (nil, spy.sent.count, clock.elapsed)
        } catch {
            return (error, spy.sent.count, clock.elapsed)
        }
    }

    /// The time of the manual clock is 12:26:40 UTC on 13 September 2020.
    @Test(arguments: [
        ("X-Rate-Limit-Retry-After-Seconds", "7200", "Try again in 2 hours, at 14:27 UTC."),
        ("x-rate-limit-retry-after-seconds", "22400", "Try again in 7 hours, at 18:40 UTC."),
        ("Retry-After", "3600", "Try again in 60 minutes, at 13:27 UTC."),
        ("Retry-After", "86400", "Try again in 24 hours, on 2020-09-14 at 12:27 UTC."),
        (
            "Retry-After", "Sun, 13 Sep 2020 14:00:00 GMT",
            "Try again in 94 minutes, at 14:00 UTC."
        ),
        ("Retry-After", "90", "Try again in 90 seconds."),
    ])
    func `an error says how long to wait, and until when`(
        name: String, value: String, advice: String
    ) async {
        let (error, sent, waited) = await ask([HTTPField(name, value)])

        #expect(error?.recovery == advice)
        #expect(error?.summary == "the server has had too many requests")
        #expect((sent, waited) == (1, .zero))
    }

    @Test func `of several waits the longest counts`() async {
        let fields = [
            HTTPField("Retry-After", "60"), HTTPField("X-Rate-Limit-Retry-After-Seconds", "10800"),
        ]

        #expect(await ask(fields).error?.recovery == "Try again in 3 hours, at 15:27 UTC.")
    }

    @Test func `a short wait of a server's own field is waited for`() async {
        let (error, sent, waited) = await ask([HTTPField("X-Rate-Limit-Retry-After-Seconds", "3")])

        #expect(error == nil)
        #expect((sent, waited) == (2, .seconds(3)))
    }

    @Test(arguments: ["-5", "soon", "", "1e9", "99999999999999999999"])
    func `a wait that is no number is ignored, and the server asked again in a minute`(
        value: String
    ) async {
        let (error, sent, _) = await ask([HTTPField("Retry-After", value)])

        #expect(error?.retryAfter == .seconds(60))
        #expect(sent == 1)
    }
}
