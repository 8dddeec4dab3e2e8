/// What kind of aircraft or vehicle a transponder says that it is in; the raw values are the codes of
/// ADS-B.
///
/// Source: ICAO Doc 9871, emitter categories.
package enum AircraftCategory: String, CaseIterable, Sendable {
    case light = "A1"
    case small = "A2"
    case large = "A3"
    case highVortex = "A4"
    case heavy = "A5"
    case highPerformance = "A6"
    case rotorcraft = "A7"
    case glider = "B1"
    case balloon = "B2"
    case parachutist = "B3"
    case ultralight = "B4"
    case drone = "B6"
    case spacecraft = "B7"
    case emergencyVehicle = "C1"
    case serviceVehicle = "C2"
    case pointObstacle = "C3"
    case clusterObstacle = "C4"
    case lineObstacle = "C5"

    /// The category with a code such as `A3`; nil for one without a meaning.
    init?(code: UnsafeBufferPointer<UInt8>) {
        guard code.count == 2, (0x41...0x43).contains(code[0]), (0x30...0x37).contains(code[1]),
            let category = Self.coded[Int(code[0] - 0x41) * 8 + Int(code[1] - 0x30)]
        else { return nil }
        self = category
    }

    /// The categories by the letter and the digit of their codes, each of eight.
    private static let coded: [Self?] = ["A", "B", "C"].flatMap { letter in
        (0..<8).map { Self(rawValue: "\(letter)\($0)") }
    }

    /// The category with a number of OpenSky, from 2 on; nil for one without a meaning.
    init?(openSky number: Int) {
        let codes = [
            2: "A1", 3: "A2", 4: "A3", 5: "A4", 6: "A5", 7: "A6", 8: "A7", 9: "B1", 10: "B2",
            11: "B3", 12: "B4", 14: "B6", 15: "B7", 16: "C1", 17: "C2", 18: "C3", 19: "C4",
            20: "C5",
        ]
        guard let code = codes[number], let category = Self(rawValue: code) else { return nil }
        self = category
    }

    /// The word for people and for `--category`.
    package var word: String {
        switch self {
        case .light: "light"
        case .small: "small"
        case .large: "large"
        case .highVortex: "high-vortex"
        case .heavy: "heavy"
        case .highPerformance: "fast"
        case .rotorcraft: "helicopter"
        case .glider: "glider"
        case .balloon: "balloon"
        case .parachutist: "parachutist"
        case .ultralight: "ultralight"
        case .drone: "drone"
        case .spacecraft: "spacecraft"
        case .emergencyVehicle, .serviceVehicle: "ground-vehicle"
        case .pointObstacle, .clusterObstacle, .lineObstacle: "obstacle"
        }
    }
}
