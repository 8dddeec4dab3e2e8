/// When the sun rises and sets by another program, PyPI's astral 3.2 with an elevation of 0.
enum SunReference {
    /// One day at one place.
    struct Day: Sendable {
        let code: String
        let latitude: Double
        let longitude: Double

        /// Noon of the local day in UTC.
        let noon: String

        /// In UTC; nil if the sun does not rise and set.
        let sunrise: String?
        let sunset: String?
    }

    static let days = [
        Day(
            code: "LHR", latitude: 51.4706, longitude: -0.4619, noon: "2026-01-05T12:00:00Z",
            sunrise: "2026-01-05T08:06:49Z", sunset: "2026-01-05T16:07:55Z"),
        Day(
            code: "LHR", latitude: 51.4706, longitude: -0.4619, noon: "2026-03-20T12:00:00Z",
            sunrise: "2026-03-20T06:04:59Z", sunset: "2026-03-20T18:14:34Z"),
        Day(
            code: "LHR", latitude: 51.4706, longitude: -0.4619, noon: "2026-06-21T11:00:00Z",
            sunrise: "2026-06-21T03:45:00Z", sunset: "2026-06-21T20:22:20Z"),
        Day(
            code: "LHR", latitude: 51.4706, longitude: -0.4619, noon: "2026-10-04T11:00:00Z",
            sunrise: "2026-10-04T06:07:34Z", sunset: "2026-10-04T17:32:38Z"),
        Day(
            code: "JFK", latitude: 40.6395, longitude: -73.7793, noon: "2026-01-05T17:00:00Z",
            sunrise: "2026-01-05T12:19:20Z", sunset: "2026-01-05T21:42:03Z"),
        Day(
            code: "JFK", latitude: 40.6395, longitude: -73.7793, noon: "2026-03-20T16:00:00Z",
            sunrise: "2026-03-20T10:58:36Z", sunset: "2026-03-20T23:07:03Z"),
        Day(
            code: "JFK", latitude: 40.6395, longitude: -73.7793, noon: "2026-06-21T16:00:00Z",
            sunrise: "2026-06-21T09:24:37Z", sunset: "2026-06-22T00:29:20Z"),
        Day(
            code: "JFK", latitude: 40.6395, longitude: -73.7793, noon: "2026-10-04T16:00:00Z",
            sunrise: "2026-10-04T10:54:58Z", sunset: "2026-10-04T22:31:55Z"),
        Day(
            code: "SIN", latitude: 1.3502, longitude: 103.994, noon: "2026-01-05T04:00:00Z",
            sunrise: "2026-01-04T23:08:00Z", sunset: "2026-01-05T11:10:34Z"),
        Day(
            code: "SIN", latitude: 1.3502, longitude: 103.994, noon: "2026-03-20T04:00:00Z",
            sunrise: "2026-03-19T23:08:28Z", sunset: "2026-03-20T11:14:37Z"),
        Day(
            code: "SIN", latitude: 1.3502, longitude: 103.994, noon: "2026-06-21T04:00:00Z",
            sunrise: "2026-06-20T22:59:56Z", sunset: "2026-06-21T11:11:37Z"),
        Day(
            code: "SIN", latitude: 1.3502, longitude: 103.994, noon: "2026-10-04T04:00:00Z",
            sunrise: "2026-10-03T22:50:09Z", sunset: "2026-10-04T10:55:30Z"),
        Day(
            code: "KTM", latitude: 27.6966, longitude: 85.3591, noon: "2026-01-05T06:15:00Z",
            sunrise: "2026-01-05T01:10:21Z", sunset: "2026-01-05T11:37:28Z"),
        Day(
            code: "KTM", latitude: 27.6966, longitude: 85.3591, noon: "2026-03-20T06:15:00Z",
            sunrise: "2026-03-20T00:23:04Z", sunset: "2026-03-20T12:29:28Z"),
        Day(
            code: "KTM", latitude: 27.6966, longitude: 85.3591, noon: "2026-06-21T06:15:00Z",
            sunrise: "2026-06-20T23:23:39Z", sunset: "2026-06-21T13:17:00Z"),
        Day(
            code: "KTM", latitude: 27.6966, longitude: 85.3591, noon: "2026-10-04T06:15:00Z",
            sunrise: "2026-10-04T00:12:51Z", sunset: "2026-10-04T12:01:28Z"),
        Day(
            code: "CHT", latitude: -43.81, longitude: -176.457, noon: "2026-01-04T22:15:00Z",
            sunrise: "2026-01-04T16:11:10Z", sunset: "2026-01-05T07:30:28Z"),
        Day(
            code: "CHT", latitude: -43.81, longitude: -176.457, noon: "2026-03-19T22:15:00Z",
            sunrise: "2026-03-19T17:47:47Z", sunset: "2026-03-20T05:58:15Z"),
        Day(
            code: "CHT", latitude: -43.81, longitude: -176.457, noon: "2026-06-20T23:15:00Z",
            sunrise: "2026-06-20T19:20:34Z", sunset: "2026-06-21T04:14:29Z"),
        Day(
            code: "CHT", latitude: -43.81, longitude: -176.457, noon: "2026-10-03T22:15:00Z",
            sunrise: "2026-10-03T17:14:22Z", sunset: "2026-10-04T05:55:49Z"),
        Day(
            code: "CXI", latitude: 1.9862, longitude: -157.3497, noon: "2026-01-04T22:00:00Z",
            sunrise: "2026-01-04T16:34:19Z", sunset: "2026-01-05T04:34:46Z"),
        Day(
            code: "CXI", latitude: 1.9862, longitude: -157.3497, noon: "2026-03-19T22:00:00Z",
            sunrise: "2026-03-19T16:33:57Z", sunset: "2026-03-20T04:40:03Z"),
        Day(
            code: "CXI", latitude: 1.9862, longitude: -157.3497, noon: "2026-06-20T22:00:00Z",
            sunrise: "2026-06-20T16:24:09Z", sunset: "2026-06-21T04:38:02Z"),
        Day(
            code: "CXI", latitude: 1.9862, longitude: -157.3497, noon: "2026-10-03T22:00:00Z",
            sunrise: "2026-10-03T16:15:47Z", sunset: "2026-10-04T04:20:46Z"),
        Day(
            code: "KHG", latitude: 39.5429, longitude: 76.02, noon: "2026-01-05T04:00:00Z",
            sunrise: "2026-01-05T02:16:55Z", sunset: "2026-01-05T11:45:42Z"),
        Day(
            code: "KHG", latitude: 39.5429, longitude: 76.02, noon: "2026-03-20T04:00:00Z",
            sunrise: "2026-03-20T01:00:08Z", sunset: "2026-03-20T13:07:21Z"),
        Day(
            code: "KHG", latitude: 39.5429, longitude: 76.02, noon: "2026-06-21T04:00:00Z",
            sunrise: "2026-06-20T23:28:56Z", sunset: "2026-06-21T14:26:27Z"),
        Day(
            code: "KHG", latitude: 39.5429, longitude: 76.02, noon: "2026-10-04T04:00:00Z",
            sunrise: "2026-10-04T00:54:51Z", sunset: "2026-10-04T12:33:56Z"),
        Day(
            code: "LDH", latitude: -31.5383, longitude: 159.0769, noon: "2026-01-05T01:00:00Z",
            sunrise: "2026-01-04T18:25:13Z", sunset: "2026-01-05T08:32:22Z"),
        Day(
            code: "LDH", latitude: -31.5383, longitude: 159.0769, noon: "2026-03-20T01:00:00Z",
            sunrise: "2026-03-19T19:26:50Z", sunset: "2026-03-20T07:35:10Z"),
        Day(
            code: "LDH", latitude: -31.5383, longitude: 159.0769, noon: "2026-06-21T01:30:00Z",
            sunrise: "2026-06-20T20:22:54Z", sunset: "2026-06-21T06:27:55Z"),
        Day(
            code: "LDH", latitude: -31.5383, longitude: 159.0769, noon: "2026-10-04T01:00:00Z",
            sunrise: "2026-10-03T18:58:36Z", sunset: "2026-10-04T07:26:59Z"),
        Day(
            code: "USH", latitude: -54.8433, longitude: -68.2958, noon: "2026-01-05T15:00:00Z",
            sunrise: "2026-01-05T08:06:10Z", sunset: "2026-01-06T01:10:27Z"),
        Day(
            code: "USH", latitude: -54.8433, longitude: -68.2958, noon: "2026-03-20T15:00:00Z",
            sunrise: "2026-03-20T10:34:46Z", sunset: "2026-03-20T22:45:12Z"),
        Day(
            code: "USH", latitude: -54.8433, longitude: -68.2958, noon: "2026-06-21T15:00:00Z",
            sunrise: "2026-06-21T12:59:29Z", sunset: "2026-06-21T20:10:36Z"),
        Day(
            code: "USH", latitude: -54.8433, longitude: -68.2958, noon: "2026-10-04T15:00:00Z",
            sunrise: "2026-10-04T09:51:08Z", sunset: "2026-10-04T22:53:45Z"),
        Day(
            code: "KEF", latitude: 63.985, longitude: -22.6056, noon: "2026-01-05T12:00:00Z",
            sunrise: "2026-01-05T11:15:22Z", sunset: "2026-01-05T15:56:41Z"),
        Day(
            code: "KEF", latitude: 63.985, longitude: -22.6056, noon: "2026-03-20T12:00:00Z",
            sunrise: "2026-03-20T07:31:40Z", sunset: "2026-03-20T19:45:38Z"),
        Day(
            code: "KEF", latitude: 63.985, longitude: -22.6056, noon: "2026-06-21T12:00:00Z",
            sunrise: "2026-06-21T03:02:59Z", sunset: "2026-06-22T00:01:29Z"),
        Day(
            code: "KEF", latitude: 63.985, longitude: -22.6056, noon: "2026-10-04T12:00:00Z",
            sunrise: "2026-10-04T07:48:09Z", sunset: "2026-10-04T18:48:37Z"),
        Day(
            code: "TOS", latitude: 69.6833, longitude: 18.9189, noon: "2026-01-05T11:00:00Z",
            sunrise: nil, sunset: nil),
        Day(
            code: "TOS", latitude: 69.6833, longitude: 18.9189, noon: "2026-03-20T11:00:00Z",
            sunrise: "2026-03-20T04:44:30Z", sunset: "2026-03-20T17:01:12Z"),
        Day(
            code: "TOS", latitude: 69.6833, longitude: 18.9189, noon: "2026-06-21T10:00:00Z",
            sunrise: nil, sunset: nil),
        Day(
            code: "TOS", latitude: 69.6833, longitude: 18.9189, noon: "2026-10-04T10:00:00Z",
            sunrise: "2026-10-04T05:11:19Z", sunset: "2026-10-04T15:52:54Z"),
        Day(
            code: "LYR", latitude: 78.2461, longitude: 15.4656, noon: "2026-01-05T11:00:00Z",
            sunrise: nil, sunset: nil),
        Day(
            code: "LYR", latitude: 78.2461, longitude: 15.4656, noon: "2026-03-20T11:00:00Z",
            sunrise: "2026-03-20T04:53:14Z", sunset: "2026-03-20T17:21:51Z"),
        Day(
            code: "LYR", latitude: 78.2461, longitude: 15.4656, noon: "2026-06-21T10:00:00Z",
            sunrise: nil, sunset: nil),
        Day(
            code: "LYR", latitude: 78.2461, longitude: 15.4656, noon: "2026-10-04T10:00:00Z",
            sunrise: "2026-10-04T05:56:32Z", sunset: "2026-10-04T15:34:01Z"),
    ]
}
