import Networking

extension EmbeddedResponses {
    /// The facts of the program, in the format in which a server would send them.
    static let solarSystem = EmbeddedResponses(["/planets": planets])
}

private let planets: StaticString = """
    [
    {"name": "Mercury", "kind": "rocky", "diameter_km": 4879,
     "orbit_million_km": 58, "year_days": 88},
    {"name": "Venus", "kind": "rocky", "diameter_km": 12104,
     "orbit_million_km": 108, "year_days": 225},
    {"name": "Earth", "kind": "rocky", "diameter_km": 12756,
     "orbit_million_km": 150, "year_days": 365},
    {"name": "Mars", "kind": "rocky", "diameter_km": 6792,
     "orbit_million_km": 228, "year_days": 687},
    {"name": "Jupiter", "kind": "gas", "diameter_km": 142984,
     "orbit_million_km": 778, "year_days": 4331},
    {"name": "Saturn", "kind": "gas", "diameter_km": 120536,
     "orbit_million_km": 1432, "year_days": 10747},
    {"name": "Uranus", "kind": "ice", "diameter_km": 51118,
     "orbit_million_km": 2867, "year_days": 30589},
    {"name": "Neptune", "kind": "ice", "diameter_km": 49528,
     "orbit_million_km": 4515, "year_days": 59800}
    ]
    """
