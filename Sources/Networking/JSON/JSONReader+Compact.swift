extension JSONReader {
    /// Reads a value, and appends it as JSON text without white space and without the members of
    /// objects that are null.
    ///
    /// For a reader that takes a missing key as null, it is the same value: a null that comes after
    /// another value of the same key stays, because the last one counts.
    package mutating func compact(to bytes: inout [UInt8]) {
        if isAt(UInt8(ascii: "{")) {
            compactObject(to: &bytes)
        } else if isAt(UInt8(ascii: "[")) {
            compactArray(to: &bytes)
        } else if let json = json() {
            bytes += json.utf8
        }
    }

    private mutating func compactObject(to bytes: inout [UInt8]) {
        var keys: Set<String> = []
        bytes.append(UInt8(ascii: "{"))
        object { key, json in
            let text = key.text
            if json.isAtNull, !keys.contains(text) { return }
            if !keys.isEmpty { bytes.append(UInt8(ascii: ",")) }
            keys.insert(text)
            bytes.append(UInt8(ascii: "\""))
            bytes += key.source
            bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
            json.compact(to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func compactArray(to bytes: inout [UInt8]) {
        var isFirst = true
        bytes.append(UInt8(ascii: "["))
        array { json in
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            json.compact(to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }
}
