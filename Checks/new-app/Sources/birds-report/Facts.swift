import Networking

extension EmbeddedResponses {
    /// The facts of all sections, as a server would send them: a response for each path.
    static let facts = EmbeddedResponses([
        "/birds": """
        [{"name": "Robin", "count": 12}, {"name": "Heron", "count": 3}, {"name": "Owl"}]
        """,
        "/nests": """
        [{"name": "Hedge", "count": 2}, {"name": "Chimney", "count": 1}]
        """,
    ])
}
