import SectionCLibrary
import SectionEssentials
import SectionKit

/// Reads pictures that are not on the web, and checks them without decoding them.
struct ImageReader {
    /// The most pixels of a picture that is decoded; nil for any number.
    let pixelLimit: Int?

    /// The most bytes of a picture.
    static let byteLimit = 64_000_000

    /// The most pixels of a picture that a browser or a terminal decodes.
    static let decodedPixels = 50_000_000

    /// The content of a picture; that of a file without what it says about a person, such as where it
    /// was taken.
    ///
    /// - Throws: ``ImageObstacle`` unless it is an image of a format that browsers show, in a
    ///   regular file, and within the limits.
    func read(_ image: Image) throws(ImageObstacle) -> (bytes: Data, header: ImageHeader) {
        let bytes: Data
        switch image.source {
        case .web: throw .init("it is on the web")
        case .bytes(let content): bytes = content
        case .file(let path):
            do throws(SystemError) {
                bytes = try Self.content(of: path)
            } catch {
                throw error.code == EFBIG
                    ? .tooLarge : .init("it could not be read: \(error.reason)")
            }
        }
        guard bytes.count <= Self.byteLimit else { throw .tooLarge }
        let header: ImageHeader
        do throws(ImageHeader.Flaw) {
            header = try ImageHeader(bytes)
        } catch {
            throw .init(error)
        }
        if let pixelLimit, header.pixelCount > pixelLimit {
            throw .init(
                "it has \(header.pixelCount.millions) megapixels; the limit is"
                    + " \(pixelLimit.millions)")
        }
        guard case .file = image.source else { return (bytes, header) }
        guard let clean = PictureMetadata.removed(from: bytes) else {
            throw .init(
                "it may say where or by whom it was taken, which cannot be removed from this "
                    + "\(header.format.name) image")
        }
        return (clean, header)
    }

    /// The number of bytes of a file; 0 if it is unknown.
    static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The content of a regular file.
    ///
    /// - Throws: `SystemError`, `EFBIG` if the file is larger than the limit.
    private static func content(of path: String) throws(SystemError) -> Data {
        // Non-blocking, in case the file is a pipe.
        let number = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else { throw .last }
        let file = Descriptor(owning: number)
        var status = stat()
        guard fstat(file.number, &status) == 0 else { throw .last }
        if status.isFolder { throw SystemError(EISDIR) }
        guard status.isFile else { throw SystemError(EINVAL) }
        guard status.st_size <= byteLimit else { throw SystemError(EFBIG) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(
            byteCount: Int(status.st_size), alignment: 16)
        defer { buffer.deallocate() }
        var filled = 0
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let count = try readSome(from: file.number, into: rest)
            if count == 0 { break }
            filled += count
        }
        return Data(buffer[..<filled])
    }
}

/// Why a picture cannot be shown, as a clause that can follow a colon.
struct ImageObstacle: Error, Equatable {
    let clause: String

    init(_ clause: String) {
        self.clause = clause
    }

    static let tooLarge = ImageObstacle("it is larger than \(ImageReader.byteLimit.millions) MB")

    init(_ flaw: ImageHeader.Flaw) {
        let names = ImageHeader.Format.allCases.map(\.name).listed(by: "or")
        switch flaw {
        case .otherFormat(let name?): self.init("it is \(name), not a \(names) image")
        case .otherFormat(nil): self.init("it is not a \(names) image")
        case .damaged(let format): self.init("it is a damaged \(format.name) image")
        }
    }

    /// The sentence about a picture.
    func sentence(on image: Image) -> String {
        let name = image.fileName ?? "The picture “\(image.alternative)”"
        return "\(name) is not shown: \(clause)."
    }
}

extension Int {
    /// The number in millions, rounded up.
    fileprivate var millions: String { ((self + 999_999) / 1_000_000).grouped }
}
