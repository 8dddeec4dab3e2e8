/// A tiny set of r/SpaceX API v4 responses that `Scripts/make-archive` accepts.
enum Responses {
    static let valid = [
        "company": company,
        "rockets": "[\(rocket)]",
        "launchpads": "[\(launchpad)]",
        "landpads": "[\(landpad)]",
        "cores": "[\(core)]",
        "payloads": "[\(payload)]",
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
         "latitude": 1.5, "longitude": -2, "status": "active", "details": "A fine place.", "id": "p1"}
        """#

    static let landpad = #"{"name": "L", "full_name": "Land", "details": "Flat.", "id": "d1"}"#

    static let core = #"{"serial": "B1", "block": null, "last_update": "It is fine.", "id": "k1"}"#

    static let payload = #"""
        {"name": "Load", "type": "Satellite", "reused": false, "customers": ["A", "B"],
         "nationalities": [], "manufacturers": ["C"], "mass_kg": 1.5, "orbit": null,
         "periapsis_km": null, "apoapsis_km": null, "inclination_deg": 0, "period_min": null,
         "norad_ids": [1], "id": "y1"}
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
        article: String = "https://example.com/article",
        payload: String = "y1",
        landpad: String = "d1"
    ) -> String {
        #"""
        {"flight_number": 1, "name": "\#(name)", "date_utc": "\#(date)",
         "date_precision": "\#(precision)", "upcoming": \#(upcoming), "success": null,
         "rocket": "\#(rocket)", "launchpad": "\#(launchpad)", "details": "It went well.",
         "fairings": null, "static_fire_date_utc": null, "window": 60, "crew": [],
         "failures": [{"time": 3, "altitude": null, "reason": "It broke."}],
         "payloads": ["\#(payload)"],
         "cores": [{"core": "unheard-of", "flight": 2, "gridfins": true, "legs": true,
                    "reused": true, "landing_attempt": true, "landing_success": null,
                    "landing_type": "ASDS", "landpad": "\#(landpad)"}],
         "links": {"patch": {"small": null, "large": "https://example.com/large.png"},
                   "webcast": null, "article": "\#(article)", "wikipedia": null},
         "id": "\#(id)"}
        """#
    }
}
