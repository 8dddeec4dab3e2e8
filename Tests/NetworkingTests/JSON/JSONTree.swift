import Foundation
import Networking

/// A JSON value of any type, as the reader reads it and as Foundation writes it.
enum JSONTree: Equatable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONTree])
    case object([String: JSONTree])

    /// Reads a value of any type, by trying each type in turn.
    init(_ reader: inout JSONReader) {
        var array: [JSONTree] = []
        var object: [String: JSONTree] = [:]
        if let bool = reader.bool() {
            self = .bool(bool)
        } else if let integer = reader.integer() {
            self = .integer(integer)
        } else if let number = reader.number() {
            self = .number(number)
        } else if let string = reader.string() {
            self = .string(string)
        } else if reader.array({ element in
            array.append(JSONTree(&element))
        }) {
            self = .array(array)
        } else if reader.object({ key, field in
            object[key.text] = JSONTree(&field)
        }) {
            self = .object(object)
        } else {
            self = .null
        }
    }

    static func read(_ data: Data) throws(JSONError) -> JSONTree {
        try JSONReader.read(data) { reader in JSONTree(&reader) }
    }

    var foundation: Any {
        switch self {
        case .null: NSNull()
        case .bool(let bool): bool
        case .integer(let integer): integer
        case .number(let number): number
        case .string(let string): string
        case .array(let array): array.map(\.foundation)
        case .object(let object): object.mapValues(\.foundation)
        }
    }
}

extension JSONTree {
    /// Creates a random tree, at most `depth` levels deep.
    static func random(depth: Int, using random: inout SplitMix64) -> JSONTree {
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
        case 0: .null
        case 1: .bool(.random(using: &random))
        case 2: .integer(.random(in: .min ... .max, using: &random))
        case 3: .number(.random(in: -1e3...1e3, using: &random).nextUp)
        case 4: .string(text(using: &random))
        case 5: .array(many(&random) { JSONTree.random(depth: depth - 1, using: &$0) })
        default:
            .object(
                Dictionary(
                    many(&random) { (text(using: &$0), .random(depth: depth - 1, using: &$0)) },
                    uniquingKeysWith: { $1 }
                )
            )
        }
    }

    private static func text(using random: inout SplitMix64) -> String {
        let alphabet: [Character] = [
            "a", "Z", "0", " ", "\"", "\\", "/", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é", "λ",
            "€", "\u{FFFD}", "🚀", "👩‍🚀", "\u{2028}",
        ]
        return String(many(&random) { alphabet.randomElement(using: &$0) ?? "?" })
    }

    private static func many<T>(
        _ random: inout SplitMix64,
        _ make: (inout SplitMix64) -> T
    ) -> [T] {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in make(&random) }
    }
}

/// A small random number generator with a seed (SplitMix64, by Steele, Lea and Flood).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
