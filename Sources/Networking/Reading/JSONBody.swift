import SectionEssentials

/// Reads a complete body as one JSON text.
struct JSONBody<Value: Sendable>: BodyReader {
    private let parse: @Sendable (Data) throws(RequestError) -> Value

    /// What an object is called, if only an object can be read.
    private let object: String?

    private var body = Data()

    init(object: String? = nil, parse: @escaping @Sendable (Data) throws(RequestError) -> Value) {
        self.object = object
        self.parse = parse
    }

    mutating func take(_ piece: UnsafeRawBufferPointer) {
        body.append(contentsOf: piece)
    }

    consuming func finish() throws(RequestError) -> Value {
        try parse(body)
    }

    consuming func read(_ body: Body) throws(RequestError) -> Value {
        if let object { try Self.checkIsNoArray(body, object) }
        guard body.count <= Self.limit else { throw .tooLarge(limit: Self.limit) }
        return try parse(try body.data())
    }

    /// The maximum length of a file, all of which is in memory while it is parsed.
    private static var limit: Int { 1 << 30 }

    /// Reads an array in pieces, which may be a list that is too long for the memory, and throws the
    /// error that parsing it whole would.
    private static func checkIsNoArray(_ body: Body, _ name: String) throws(RequestError) {
        let beginning = try body.bytes(in: 0..<min(body.count, Data.beginningSize))
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        guard beginning.first(where: { !blanks.contains($0) }) == UInt8(ascii: "[") else { return }
        let list = JSONListFormat(
            name: name, members: [], empty: (),
            addRecord: { _, json, _, _ in
                json.wholeValue { $0.skip() } == nil ? .failed : .added
            },
            readMember: { _, _, _ in })
        _ = try JSONListBody(list).read(body)
        throw .unreadable(reason: "it is not \(name): \(beginning.beginning)")
    }

    /// Parses a JSON text.
    ///
    /// - Throws: `unreadable` for anything else, with a description of the body.
    static func parse<Result>(
        _ body: Data,
        _ read: (inout JSONReader) -> Result
    ) throws(RequestError) -> Result {
        do throws(JSONError) {
            return try JSONReader.read(body, read)
        } catch {
            throw .unreadable(reason: body.flaw(error))
        }
    }
}

extension Data {
    /// Describes what is wrong with a body that is not JSON.
    func flaw(_ error: JSONError) -> String {
        switch first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
        case nil where error.reason == .empty: "it is empty"
        case UInt8(ascii: "<"):
            "it is a web page, not JSON; the network may require a login"
        default: "invalid JSON: \(error)"
        }
    }

    /// The number of bytes that the first characters take at most.
    static var beginningSize: Int { 320 }

    /// The first characters of a body on one line, for an error message.
    var beginning: String {
        let most = 80
        let words = String(decoding: prefix(Self.beginningSize), as: UTF8.self)
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > most ? "\(words.prefix(most - 1))…" : words
    }
}
