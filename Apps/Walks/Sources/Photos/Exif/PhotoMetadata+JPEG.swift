import Networking
import SectionEssentials
import SectionKit

extension PhotoMetadata {
    /// Reads the metadata of a JPEG file; nil if it is no JPEG file, or is cut before its image
    /// data.
    ///
    /// Of a long file only the beginning is read.
    ///
    /// - Throws: the error of reading the file.
    init?(jpeg file: Body) throws(RequestError) {
        self.init()
        for limit in Self.beginnings {
            let beginning = Data(try file.bytes(in: 0..<min(file.count, limit)))
            guard let header = JPEGSegments(beginning) else { return nil }
            let isCut = header.imageData == nil && beginning.count == file.count
            if isCut { return nil }
            let exif = header.exif(in: beginning)
            guard exif != nil || header.imageData != nil || limit == Self.beginnings.last else {
                continue
            }
            self = exif.map(ExifReader.metadata) ?? Self()
            XMPText(header, in: beginning)?.add(to: &self)
            // The packet may follow a long preview.
            let isPlaced = coordinate != nil && (cameraTime ?? gpsTime) != nil
            if isPlaced || header.imageData != nil || beginning.count == file.count { return }
        }
    }

    /// How many bytes are read first, and how many if the metadata is not among them: it usually
    /// comes first, and has at most 64 KB.
    private static let beginnings = [64 << 10, 1 << 20]
}
