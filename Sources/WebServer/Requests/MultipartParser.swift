/// Reads the parts of a form with files, `multipart/form-data` (RFC 7578), however its bytes are cut: it
/// does no input or output itself.
///
/// It is strict: what browsers do not send, such as a text before the first part, another encoding of a
/// part, or a name that is given in two ways, is refused.
package struct MultipartParser: Sendable {
    /// A part of a form.
    package struct Part: Equatable, Sendable {
        /// The name of the field.
        package let name: String

        /// What the client calls the file, which is a label and never a path; nil for a text.
        package let fileName: String?
    }

    /// What comes next.
    package enum Event: Equatable, Sendable {
        /// A part begins.
        case part(Part)

        /// The next bytes of the part.
        case bytes(ArraySlice<UInt8>)

        /// The part is complete.
        case end
    }

    private enum State {
        case beforeFirst
        case afterDelimiter
        case head(Part?)
        case content
        case end
    }

    /// The most bytes of the head of a part.
    private static let headLimit = 4_096

    /// The end of a line and what starts the next part.
    private let delimiter: [UInt8]

    private var state = State.beforeFirst

    /// The bytes that are not used yet, from `start`; an end of a line is before the first.
    private var bytes: [UInt8] = [0x0D, 0x0A]
    private var start = 0
    private var headCount = 0

    /// Starts before the first part.
    package init(boundary: String) {
        delimiter = Array("\r\n--\(boundary)".utf8)
    }

    /// Whether a text can be a boundary: 1 to 70 characters that need no quoting in a line.
    package static func isBoundary(_ text: some StringProtocol) -> Bool {
        (1...70).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                RequestHead.isDigit($0) || (0x61...0x7A).contains($0 | 0x20)
                    || "'()+_,-./:=?".utf8.contains($0)
            }
    }

    /// Reads the next bytes, and calls a closure with what they are.
    package mutating func read(
        _ more: ArraySlice<UInt8>, _ tell: (Event) throws(RequestRefusal) -> Void
    ) throws(RequestRefusal) {
        bytes.removeSubrange(..<start)
        start = 0
        bytes += more
        while true {
            switch state {
            case .beforeFirst:
                guard bytes.count >= delimiter.count else { return }
                guard isDelimiter(at: 0) else {
                    throw .malformed("The form does not start with its boundary.")
                }
                start = delimiter.count
                state = .afterDelimiter
            case .afterDelimiter:
                guard bytes.count - start >= 2 else { return }
                let end = bytes[start..<(start + 2)]
                start += 2
                if end.elementsEqual([0x0D, 0x0A]) {
                    (state, headCount) = (.head(nil), 0)
                } else if end.elementsEqual("--".utf8) {
                    state = .end
                } else {
                    throw .malformed("A boundary does not end its line.")
                }
            case .head(let part):
                let most = Self.headLimit - headCount
                guard let line = try bytes.line(from: start, within: most, refusal: 400) else {
                    return
                }
                start += line.count + 2
                headCount += line.count + 2
                if !line.isEmpty {
                    state = .head(try Self.part(of: line, after: part))
                    continue
                }
                guard let part else { throw .malformed("A part of the form has no name.") }
                try tell(.part(part))
                // An empty part is followed by its end at once.
                state = .content
            case .content:
                let (end, isWhole) = contentEnd
                if end > start { try tell(.bytes(bytes[start..<end])) }
                start = end
                guard isWhole else { return }
                try tell(.end)
                start += delimiter.count
                state = .afterDelimiter
            case .end:
                let rest = bytes[start...]
                guard rest.count <= 2, [0x0D, 0x0A].starts(with: rest) else {
                    throw .malformed("Something follows the end of the form.")
                }
                return
            }
        }
    }

    /// Says that all bytes have come.
    package func finish() throws(RequestRefusal) {
        guard case .end = state else { throw .malformed("The form has no end.") }
    }

    // MARK: - Parts

    /// Where the bytes of the part end: at the next delimiter, or before what may become one.
    private var contentEnd: (end: Int, isWhole: Bool) {
        var place = start
        while let found = bytes[place...].firstIndex(of: 0x0D) {
            if bytes.count - found < delimiter.count {
                if delimiter.starts(with: bytes[found...]) { return (found, false) }
            } else if isDelimiter(at: found) {
                return (found, true)
            }
            place = found + 1
        }
        return (bytes.count, false)
    }

    private func isDelimiter(at place: Int) -> Bool {
        bytes[place..<(place + delimiter.count)].elementsEqual(delimiter)
    }

    /// The part with what a line of its head says.
    private static func part(
        of line: ArraySlice<UInt8>, after part: Part?
    ) throws(RequestRefusal) -> Part? {
        let field = try RequestHead.field(line)
        switch field.name {
        case "content-disposition":
            guard part == nil, let found = Part(field.value) else {
                throw .malformed("The name of a part of the form is malformed.")
            }
            return found
        // What a client says of the type decides nothing: who reads a file looks at its content.
        case "content-type": return part
        default: throw .malformed("A part of the form has the field \(field.name).")
        }
    }
}

extension MultipartParser.Part {
    /// Reads `form-data; name="a"; filename="b"`; nil if there is anything else.
    fileprivate init?(_ text: String) {
        var rest = text[...]
        guard rest.prefix(9).lowercased() == "form-data" else { return nil }
        rest = rest.dropFirst(9)
        var values: [String: String] = [:]
        while !rest.isEmpty {
            guard rest.first == ";" else { return nil }
            rest = rest.dropFirst().drop { $0 == " " }
            guard let sign = rest.firstIndex(of: "=") else { return nil }
            let name = rest[..<sign].lowercased()
            rest = rest[sign...].dropFirst()
            guard ["name", "filename"].contains(name), values[name] == nil, rest.first == "\"",
                let end = rest.dropFirst().firstIndex(of: "\"")
            else { return nil }
            values[name] = String(rest[..<end].dropFirst())
            rest = rest[end...].dropFirst()
        }
        guard let name = values["name"], !name.isEmpty else { return nil }
        (self.name, fileName) = (name, values["filename"])
    }
}
