import Foundation
import Networking
import Testing

struct CachedResponseTests {
    private let noon = CachedResponse.noon

    private func response(_ fields: KeyValuePairs<String, String>) -> CachedResponse {
        .sample(fields: fields.map { HTTPField($0, $1) })
    }

    /// How many seconds a response stays fresh, found by trying candidates.
    private func lifetime(_ fields: KeyValuePairs<String, String>) -> Int {
        let response = response(fields)
        let seconds = [0, 1, 30, 59, 60, 90, 600, 604_800, 1_000_000]
        return seconds.first {
            !response.isFresh(at: noon + Double($0), defaultLifetime: .seconds(600))
        } ?? .max
    }

    @Test(arguments: [
        "max-age=60", "MAX-AGE=60", " public ,max-age = \"60\" , private", ",,max-age=60,",
    ])
    func `a response is fresh for max-age seconds`(control: String) {
        #expect(lifetime(["cache-control": control]) == 60)
    }

    @Test func `a response without directives is fresh for the default lifetime`() {
        #expect(lifetime([:]) == 600)
        #expect(lifetime(["Cache-Control": "public, max-ages=60, s-maxage=1"]) == 600)
    }

    @Test func `the Age field counts towards the age of a response`() {
        #expect(lifetime(["Cache-Control": "max-age=120", "Age": "30"]) == 90)
        #expect(lifetime(["Age": "540, 1"]) == 60)
        #expect(lifetime(["Age": "-5"]) == 600)
        #expect(lifetime(["Age": "99999999999999999999999999"]) == 0)
        #expect(response(["Age": "30"]).age(at: noon + 15) == .seconds(45))
    }

    @Test func `the Date field and the delay count towards the age of a response`() {
        let date = "Tue, 14 Nov 2023 22:12:20 GMT"  // a minute before it is received
        #expect(lifetime(["Cache-Control": "max-age=120", "Date": date]) == 60)
        #expect(lifetime(["Cache-Control": "max-age=120", "Date": date, "Age": "119"]) == 1)
        #expect(lifetime(["Date": "never"]) == 600)
        #expect(lifetime(["Date": "Tue, 14 Nov 2023 22:14:20 GMT"]) == 600)

        let slow = CachedResponse(
            fields: [HTTPField("Age", "30")], body: Data(), stored: noon, delay: .seconds(5))
        #expect(slow.age(at: noon + 15) == .seconds(50))
    }

    @Test(arguments: [
        "no-cache", "max-age=60, No-Cache", "no-cache=\"set-cookie\", max-age=60",
        "x=\", no-cache, max-age=60", "max-age=60,\u{301}no-cache,no-cache", "max-age=0",
        "max-age", "max-age=", "max-age=-1", "max-age=1.5", "max-age=60s", "max-age=\u{0661}",
        "max-age=60, max-age=0", "max-age=60, x=\"a, max-age=600, b\"",
    ])
    func `a response is never fresh if the server forbids it or is unclear`(control: String) {
        #expect(lifetime(["Cache-Control": control]) == 0)
    }

    @Test func `several Cache-Control fields are combined, and the smallest max-age counts`() {
        #expect(lifetime(["Cache-Control": "max-age=600", "cache-control": "max-age=60"]) == 60)
        #expect(lifetime(["Cache-Control": "max-age=60", "cache-control": "max-age=600"]) == 60)
        #expect(lifetime(["Cache-Control": "max-age=600", "cache-control": "no-cache"]) == 0)
    }

    @Test(arguments: ["31536000", "99999999999999999999999999999999"])
    func `a response is fresh for a week at most, whatever max-age says`(seconds: String) {
        #expect(lifetime(["Cache-Control": "max-age=\(seconds)"]) == 604_800)
    }

    @Test func `a response with Expires alone is not fresh by default`() {
        #expect(lifetime(["Expires": "0"]) == 0)
        #expect(lifetime(["Expires": ""]) == 0)
        #expect(lifetime(["Expires": "0", "Cache-Control": "max-age=60"]) == 60)
    }

    @Test func `a response from the future is not fresh, and its age is not negative`() {
        let response = response(["Cache-Control": "max-age=60"])

        #expect(!response.isFresh(at: noon - 1, defaultLifetime: .seconds(600)))
        #expect(response.age(at: noon - 1) == .zero)
        #expect(response.isFresh(at: noon, defaultLifetime: .seconds(600)))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `an invalid clock does not crash the freshness check`(seconds: Double) {
        let odd = Date(timeIntervalSince1970: seconds)

        #expect(!CachedResponse.sample(stored: odd).isFresh(at: noon, defaultLifetime: .zero))
        #expect(!CachedResponse.sample().isFresh(at: odd, defaultLifetime: .seconds(600)))
        #expect(CachedResponse.sample().age(at: odd) >= .zero)
    }

    @Test func `a stale response may be used unless the server forbids it`() {
        #expect(response(["Cache-Control": "max-age=0"]).isUsableStale)
        #expect(!response(["Cache-Control": "max-age=60, must-revalidate"]).isUsableStale)
        #expect(!response(["Cache-Control": "no-cache"]).isUsableStale)
    }

    @Test func `fields about the connection and cookies are dropped, and all others kept`() {
        let response = response([
            "Set-Cookie": "secret", "ETAG": "\"a\"", "Authorization": "secret", "Age": "1",
            "Connection": "close", "Content-Encoding": "gzip", "X-Total-Count": "165",
        ])

        #expect(response.fields.map(\.name) == ["ETAG", "Age", "X-Total-Count"])
    }

    @Test func `a conditional request sends both validators`() {
        let response = response([
            "last-modified": "Tue, 14 Nov 2023 22:13:20 GMT", "ETag": "W/\"a\"",
        ])

        #expect(
            response.conditionalFields == [
                HTTPField("If-None-Match", "W/\"a\""),
                HTTPField("If-Modified-Since", "Tue, 14 Nov 2023 22:13:20 GMT"),
            ])
        #expect(self.response(["ETag": "", "Age": "1"]).conditionalFields.isEmpty)
    }

    @Test func `a 304 response renews the freshness but not the validators`() {
        let old = response([
            "ETag": "\"a\"", "Cache-Control": "max-age=60", "Age": "50", "Expires": "0",
        ])
        let confirmation = [
            HTTPField("cache-control", "max-age=90"), HTTPField("etag", "\"b\""),
            HTTPField("Last-Modified", "never"), HTTPField("Set-Cookie", "secret"),
        ]

        let renewed = old.renewed(by: confirmation, at: noon + 1000)

        #expect(renewed.stored == noon + 1000)
        #expect(renewed.body == old.body)
        #expect(
            renewed.fields == [
                HTTPField("ETag", "\"a\""), HTTPField("Expires", "0"),
                HTTPField("cache-control", "max-age=90"),
            ])
    }

    @Test func `directives of redirects to a 304 are added to those of the response`() {
        let old = response(["Cache-Control": "max-age=60"])
        let redirects = [HTTPField("Cache-Control", "max-age=600, must-revalidate")]

        let renewed = old.renewed(by: [], redirectFields: redirects, at: noon)
        let again = renewed.renewed(by: [], redirectFields: redirects, at: noon)

        #expect(!renewed.isFresh(at: noon + 60, defaultLifetime: .zero))
        #expect(!renewed.isUsableStale)
        #expect(again == renewed)
    }

    @Test func `a response keeps its directives if a 304 has none`() {
        let old = response(["Cache-Control": "max-age=60", "Age": "50"])

        let renewed = old.renewed(by: [HTTPField("Age", "20")], at: noon + 1000)

        #expect(renewed.isFresh(at: noon + 1039, defaultLifetime: .zero))
        #expect(!renewed.isFresh(at: noon + 1040, defaultLifetime: .zero))
    }
}
