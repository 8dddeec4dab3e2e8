import Networking

extension EmbeddedResponses {
    /// An invented day, in the format in which the servers would send it, and the chart.
    static let day = EmbeddedResponses([
        "/tides": """
        [{"time": 1750000200, "height": 4.1}, {"time": 1750022400, "height": 0.8},
         {"time": 1750044900, "height": 4.3}]
        """,
        "/ships": """
        [{"id": "9074729", "name": "Aurora", "draught": 5.2}, {"id": "9104835", "name": "Bise"}]
        """,
        "/ships/9074729": #"{"id": "9074729", "name": "Aurora", "draught": 5.2}"#,
        "/pilots": #"[{"name": "M. Tamm"}, {"name": "J. Okoro"}]"#,
        "/berths.csv": """
        name,latitude,longitude,depth
        North quay,53.5461,9.9661,7.5
        "Pier 4, inner",53.5443,9.9702,5
        """,
    ])
}

extension AsyncStream<LineEvent> {
    /// The signals of that day.
    static var signals: Self {
        AsyncStream { source in
            for number in 1...3 { source.yield(.line("!AIVDM,1,1,,A,signal-\(number),0*00")) }
            source.finish()
        }
    }
}
