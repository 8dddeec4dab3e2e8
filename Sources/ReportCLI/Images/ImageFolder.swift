import Networking
import SectionCLibrary
import SectionEssentials
import SectionKit

/// The folder beside a report with the pictures that it shows: `report_images` for `report.md`.
///
/// A picture is named after its content, so that the same one is there once, and a report that is
/// written again finds it. Nothing is ever removed: the folder may have pictures of other reports.
struct ImageFolder {
    /// The path of the folder.
    let path: String

    /// Names the folder beside a report.
    init(beside report: String) {
        let slash = report.lastIndex(of: "/")
        let name = slash.map { report[report.index(after: $0)...] } ?? report[...]
        let dot = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil }
        path = report[..<(dot ?? report.endIndex)] + "_images"
    }

    /// Writes a picture, and returns its reference relative to the report.
    func add(_ bytes: Data, _ header: ImageHeader) throws(OutputError) -> String {
        if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure(.last) }
        let hash = bytes.withUnsafeBytes { Checksum.hash($0) }
        let digits = String(hash, radix: 16)
        let stem = String(repeating: "0", count: 16 - digits.count) + digits
        var name = stem + header.format.fileExtension
        var number = 2
        // Only pictures that were made for it have the same hash as another.
        while case let present? = Self.content(of: "\(path)/\(name)", atMost: bytes.count + 1) {
            if present == bytes { return reference(to: name) }
            name = "\(stem)-\(number)\(header.format.fileExtension)"
            number += 1
        }
        do throws(OutputError) {
            try PreparedFile(replacing: "\(path)/\(name)").write(bytes)
        } catch {
            guard case .failed(let reason) = error else { throw error }
            throw .failed(reason: "\(path): \(reason)")
        }
        return reference(to: name)
    }

    private func failure(_ error: SystemError) -> OutputError {
        .failed(reason: "\(path): \(error.reason)")
    }

    /// The reference (RFC 3986, section 4.2) to a file in the folder.
    private func reference(to name: String) -> String {
        let folder = path.split(separator: "/").last.map(String.init) ?? path
        return "\(PercentEncoding.encode(folder, keeping: "/"))/\(name)"
    }

    /// The content of a file, as far as it matters; nil if there is none.
    private static func content(of path: String, atMost limit: Int) -> Data? {
        let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else { return nil }
        let file = Descriptor(owning: number)
        var content = Data()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: limit, alignment: 16)
        defer { buffer.deallocate() }
        while content.count < limit,
            let count = try? readSome(from: file.number, into: buffer), count > 0
        {
            content.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        return content
    }
}
