/// A command about the map that is shown.
enum MapCommand: Equatable, Sendable {
    /// Show less of the Earth, twice as large.
    case enlarge

    /// Show more of the Earth.
    case reduce

    /// Move to the east and the north by so many steps, or to the west and the south if negative.
    case move(east: Int, north: Int)

    /// The command of a key; nil if it has none.
    init?(_ key: Character) {
        switch key {
        case "+", "=": self = .enlarge
        case "-": self = .reduce
        case "H": self = .move(east: -1, north: 0)
        case "J": self = .move(east: 0, north: -1)
        case "K": self = .move(east: 0, north: 1)
        case "L": self = .move(east: 1, north: 0)
        default: return nil
        }
    }
}
