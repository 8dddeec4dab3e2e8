/// Where a row is in its file.
package enum FilePlace: Equatable, Sendable {
    /// The line in which it begins, counted from 1.
    case line(Int)

    /// Its number among the flights of the file, counted from 1.
    case flight(Int)

    /// The place for people, such as "line 12".
    package var words: String {
        switch self {
        case .line(let number): "line \(number)"
        case .flight(let number): "flight \(number)"
        }
    }
}
