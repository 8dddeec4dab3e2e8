#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import SectionKit

/// A file to read a saved answer from; `-` is standard input.
struct InputFile {
    let path: String

    /// The whole content.
    ///
    /// - Throws: ``UsageError`` when it cannot be read, with the system's words for it.
    func read() throws(UsageError) -> Data {
        let isStandardInput = path == "-"
        let number = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw failure() }
        defer { if !isStandardInput { close(number) } }
        var content = Data()
        var about = stat()
        // Room for all of a file at once: content that grows is copied, and ends up too large.
        if fstat(number, &about) == 0, about.st_size > 0 {
            content.reserveCapacity(Int(about.st_size))
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = systemRead(number, &buffer, buffer.count)
            if count > 0 {
                content.append(contentsOf: buffer[..<count])
            } else if count == 0 {
                return content
            } else if errno != EINTR {
                throw failure()
            }
        }
    }

    private func failure() -> UsageError {
        UsageError("'\(path)' cannot be read: \(String(cString: strerror(errno))).")
    }
}

private func systemRead(_ number: Int32, _ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
        Darwin.read(number, start, count)
    #elseif canImport(Musl)
        Musl.read(number, start, count)
    #else
        Glibc.read(number, start, count)
    #endif
}
