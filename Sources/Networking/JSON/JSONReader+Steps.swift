/// The steps from value to value, of which `object` and `array` consist in the caller's module.
extension JSONReader {
    /// Moves into an array to its first element; false if it is empty.
    @usableFromInline
    mutating func firstElement() -> Bool {
        let more = scan { scanner throws(JSONError) in try scanner.firstElement() } ?? false
        if more { begin() }
        return more
    }

    /// Moves to the next element, past the present one if it was not read; false at the end.
    @usableFromInline
    mutating func nextElement() -> Bool {
        skipIfUnread()
        if failure == nil, scanner.skipComma() {
            begin()
            return true
        }
        return elementAfterBlanks()
    }

    /// Moves to the next element, before which there may be white space; false at the end.
    @inline(never)
    private mutating func elementAfterBlanks() -> Bool {
        let more = scan { scanner throws(JSONError) in try scanner.nextElement() } ?? false
        if more { begin() }
        return more
    }

    /// Moves into an object to its first value, and returns its key; nil if the object is empty.
    @usableFromInline
    mutating func firstMember() -> JSONText? {
        let key = scan { scanner throws(JSONError) in try scanner.firstKey() } ?? nil
        if key != nil { begin() }
        return key
    }

    /// Moves to the next value, past the present one if it was not read, and returns its key; nil at
    /// the end of the object.
    @usableFromInline
    mutating func nextMember() -> JSONText? {
        skipIfUnread()
        let key = scan { scanner throws(JSONError) in try scanner.nextKey() } ?? nil
        if key != nil { begin() }
        return key
    }

    @inline(__always)
    private mutating func skipIfUnread() {
        if scanner.position == start { skip() }
    }
}
