/// Tells code from comments and quoted text.
struct CodeScanner {
    /// The bytes, with a space for each byte of a comment and between quotes; line breaks stay.
    private(set) var code: [UInt8]

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        (self.bytes, code) = (bytes, bytes)
        while position < bytes.count { step() }
    }

    private mutating func step() {
        if has("//") {
            blank(to: bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
        } else if has("/*") {
            skipComment()
        } else if let pounds = poundsOfQuote {
            skipQuoted(pounds)
        } else {
            position += 1
        }
    }

    /// The number of `#` before the quote that begins here; nil if none does.
    private var poundsOfQuote: Int? {
        let pounds = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
        return has("\"", at: position + pounds) ? pounds : nil
    }

    private mutating func skipComment() {
        var (depth, end) = (0, position)
        while end < bytes.count {
            if has("/*", at: end) {
                (depth, end) = (depth + 1, end + 2)
            } else if has("*/", at: end) {
                (depth, end) = (depth - 1, end + 2)
                if depth == 0 { break }
            } else {
                end += 1
            }
        }
        blank(to: end)
    }

    /// Skips a quoted text, whose quotes stay.
    private mutating func skipQuoted(_ pounds: Int) {
        let quote = has("\"\"\"", at: position + pounds) ? "\"\"\"" : "\""
        let marks = String(repeating: "#", count: pounds)
        position += pounds + quote.utf8.count
        while position < bytes.count, !has(quote + marks) {
            if has("\\" + marks + "(") {
                skipInterpolation(pounds)
            } else {
                blank(to: min(position + (has("\\" + marks) ? pounds + 2 : 1), bytes.count))
            }
        }
        position = min(position + quote.utf8.count + pounds, bytes.count)
    }

    private mutating func skipInterpolation(_ pounds: Int) {
        let start = position
        position += pounds + 2
        var depth = 1
        while position < bytes.count, depth > 0 {
            if bytes[position] == UInt8(ascii: "(") { depth += 1 }
            if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
            step()
        }
        let end = position
        position = start
        blank(to: end)
    }

    private mutating func blank(to end: Int) {
        while position < end {
            if bytes[position] != UInt8(ascii: "\n") { code[position] = UInt8(ascii: " ") }
            position += 1
        }
    }

    private func has(_ text: String, at start: Int? = nil) -> Bool {
        let start = start ?? position
        return start <= bytes.count && bytes[start...].starts(with: text.utf8)
    }
}
