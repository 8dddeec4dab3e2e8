import Essentials
import Networking

extension PhotoMetadata {
    /// Reads the metadata of a JPEG file; nil if it is no JPEG file, or is cut before its image
    /// data.
    ///
    /// Of a long file only the beginning is read.
    ///
    /// - Throws: the error of reading the file.
    init?(jpeg file: Body) throws(RequestError) {
        for limit in Self.beginnings {
            let beginning = Data(try file.bytes(in: 0..<min(file.count, limit)))
            guard let header = JPEGSegments(beginning) else { return nil }
            let isCut = header.imageData == nil && beginning.count == file.count
            if isCut { return nil }
            if let exif = header.exif(in: beginning) {
                self = ExifReader.metadata(in: exif)
                return
            }
            if header.imageData != nil { break }
        }
        self.init()
    }

    /// How many bytes are read first, and how many if the metadata is not among them: it usually
    /// comes first, and has at most 64 KB.
    private static let beginnings = [64 << 10, 1 << 20]
}

extension JPEGSegments {
    /// The content of the first segment with an Exif block, without its name; nil if there is none.
    fileprivate func exif(in bytes: Data) -> Data? {
        let name = [UInt8]("Exif\0\0".utf8)
        for segment in segments where segment.code == 0xE1 {
            let content = bytes[segment.range.dropFirst(4)]
            if content.starts(with: name) { return content.dropFirst(name.count) }
        }
        return nil
    }
}
