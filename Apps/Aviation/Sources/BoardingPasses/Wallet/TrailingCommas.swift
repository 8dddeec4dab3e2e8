/// Removes the commas that some airlines write after the last value of an object or a list.
enum TrailingCommas {
    /// Returns a JSON text without commas that only blanks separate from a closing bracket.
    static func removed(from json: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(json.count)
        var comma: Int?
        var isInString = false
        var isEscaped = false
        for byte in json {
            if isInString {
                isInString = byte != UInt8(ascii: "\"") || isEscaped
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            } else {
                switch byte {
                case UInt8(ascii: ","): comma = result.count
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if let comma { result[comma] = UInt8(ascii: " ") }
                    comma = nil
                case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
                    break
                default:
                    comma = nil
                    isInString = byte == UInt8(ascii: "\"")
                }
            }
            result.append(byte)
        }
        return result
    }
}
