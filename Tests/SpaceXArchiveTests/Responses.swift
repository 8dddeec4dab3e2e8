/// A tiny set of r/SpaceX API v4 responses that `Scripts/make-archive` accepts.
enum Responses {
    static let valid = [
        "company": company,
        "rockets": "[\(rocket)]",
        "launchpads": "[\(launchpad)]",
        "launches": "[\(launch()), \(planned)]",
    ]

    static let company = #"""
        {"headquarters": {"address": "1 Road", "city": "Town", "state": "State"},
         "links": {"website": "https://example.com", "flickr": null, "twitter": null,
                   "elon_twitter": null},
         "name": "Company", "founder": "A", "founded": 2002, "employees": 3, "vehicles": 1,
         "launch_sites": 1, "test_sites": 1, "ceo": "A", "cto": "B", "coo": "C",
         "cto_propulsion": "D", "valuation": 5, "summary": "Flies things.", "id": "c1"}
        """#

    static let rocket = #"{"name": "Rocket", "description": "Goes up.", "id": "r1"}"#

    static let launchpad = #"""
        {"name": "P", "full_name": "Pad", "locality": "L", "region": "R",
         "details": "A fine place.", "id": "p1"}
        """#

    static let planned = launch(
        id: "l2",
        date: "2012-01-31T00:00:00.000Z",
        precision: "quarter",
        upcoming: true
    )

    static func launch(
        id: String = "l1",
        name: String = "First",
        rocket: String = "r1",
        launchpad: String = "p1",
        date: String = "2010-12-31T23:59:59.000Z",
        precision: String = "hour",
        upcoming: Bool = false,
        article: String = "https://example.com/article"
    ) -> String {
        #"""
        {"flight_number": 1, "name": "\#(name)", "date_utc": "\#(date)",
         "date_precision": "\#(precision)", "upcoming": \#(upcoming), "success": null,
         "rocket": "\#(rocket)", "launchpad": "\#(launchpad)", "details": "It went well.",
         "links": {"patch": {"small": null, "large": "https://example.com/large.png"},
                   "webcast": null, "article": "\#(article)", "wikipedia": null},
         "id": "\#(id)"}
        """#
    }
}
