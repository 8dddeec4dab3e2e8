import Essentials
import Networking
import SectionKit

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
