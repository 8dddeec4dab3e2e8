#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

/// Returns the variables of this process whose names start with a prefix; none of the others is
/// copied.
package func variables(startingWith prefix: String) -> [(name: String, value: String)] {
    #if canImport(Darwin)
        let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
        let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    guard var next = start else { return [] }
    let count = prefix.utf8.count
    var found: [(name: String, value: String)] = []
    while let entry = next.pointee {
        if strncmp(entry, prefix, count) == 0, let sign = strchr(entry, Int32(UInt8(ascii: "="))) {
            let name = UnsafeRawBufferPointer(start: entry, count: sign - entry)
            found.append((String(decoding: name, as: UTF8.self), String(cString: sign + 1)))
        }
        next += 1
    }
    return found
}
