import Networking

/// Responses of the API, made up for tests: the structure is real, the facts are not.
enum InfoResponses {
    /// The endpoint of the company.
    static let address = Endpoint("/v4/company")

    /// A response with every field that is read, and one that is not.
    static let full = #"""
        {
          "headquarters": {
            "address": "12 Mole Street",
            "city": "Århus",
            "state": "Jutland"
          },
          "links": {
            "website": "https://heron.example/",
            "flickr": "https://photos.example/heron_(official)",
            "twitter": "https://social.example/heron",
            "elon_twitter": "https://social.example/ada"
          },
          "name": "Heron & Daughters",
          "founder": "Ada Ångström",
          "founded": 2015,
          "employees": 12500,
          "vehicles": 3,
          "launch_sites": 1,
          "test_sites": 2,
          "ceo": "Ada Ångström",
          "cto": "Bo *Quick* Lindqvist",
          "coo": "陳 Mei",
          "cto_propulsion": "O’Hara_Jones",
          "valuation": 7450000000,
          "summary": "Made up for tests; this field is one that the feature does not read.",
          "id": "heron"
        }
        """#

    /// A response whose fields are all empty.
    static let empty = #"{"name": "", "founder": "", "links": {"website": ""}}"#

    /// Valid JSON of other kinds.
    static let others = ["[]", "null", "{}", #"{"detail": "Request was throttled"}"#]

    /// A response in which most fields are empty or of the wrong type.
    static let odd = #"""
        {
          "name": "Evil\u001b[2J\u202eCorp\u0007\u200b\nLine",
          "founder": "",
          "founded": "2015",
          "employees": 12.5,
          "vehicles": [3],
          "launch_sites": 2.0,
          "test_sites": null,
          "valuation": 74500000001,
          "ceo": 7,
          "cto": null,
          "coo": {"name": "Mei"},
          "headquarters": {"address": "", "city": null, "state": "Jutland", "planet": "Earth"},
          "links": {
            "website": "javascript:alert(1)",
            "flickr": "https://photos.example/a b",
            "twitter": "ftp://social.example/heron",
            "elon_twitter": 5
          }
        }
        """#
}
