import Networking

/// A value as text that another program can make too, to compare their checksums.
enum JSONText {
    /// The text of `null`.
    static let null = "null\u{1}"

    static func text(_ json: inout JSONReader) -> String {
        var text = ""
        write(&json, to: &text)
        return text
    }

    private static func write(_ json: inout JSONReader, to text: inout String) {
        if let string = json.string() {
            text += "\"\(string)\u{1}"
        } else if json.array({ element in
            text += "["
            write(&element, to: &text)
        }) {
            text += "]"
        } else if json.object({ key, member in
            text += "{\(key.text)\u{1}"
            write(&member, to: &text)
        }) {
            text += "}"
        } else {
            // A number, true, false or null, as it is written.
            text += "\(json.json() ?? "nothing")\u{1}"
        }
    }
}
