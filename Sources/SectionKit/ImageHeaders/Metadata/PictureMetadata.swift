public import SectionEssentials

/// Removes what an image file says about a person: where, when and by whom it was taken, and what
/// programs have added, such as captions.
public enum PictureMetadata {
    /// Returns an image file with only what is needed to show it: its image data, its colours and how
    /// it is turned; nil if it is in none of the formats of ``ImageHeader``, is damaged, or says
    /// something that cannot be removed.
    public static func removed(from bytes: Data) -> Data? {
        guard let header = try? ImageHeader(bytes) else { return nil }
        let bytes = bytes.startIndex == 0 ? bytes : Data(bytes)
        switch header.format {
        case .jpeg: return JPEGMetadata.removed(from: bytes)
        case .png: return PNGMetadata.removed(from: bytes)
        case .webp: return WebPMetadata.removed(from: bytes)
        case .gif: return GIFMetadata.removed(from: bytes)
        case .avif: return saysNothing(avif: bytes) ? bytes : nil
        }
    }

    /// Whether an AVIF file has no items with metadata (ISO/IEC 23008-12, annex A), whose removal
    /// would move all the others.
    private static func saysNothing(avif bytes: Data) -> Bool {
        let marks = ["Exif", "rdf+xml", "uriinfe", "xpacket"]
        return marks.allSatisfy { bytes.firstRange(of: Data($0.utf8)) == nil }
    }

    /// Returns an Exif block that says only how the picture is turned; nil for one that is upright.
    ///
    /// - Parameter block: the Exif block of the picture, perhaps after its name.
    static func orientationOnly(_ block: Data) -> Data? {
        let name = Data("Exif\0\0".utf8)
        let content = block.starts(with: name) ? block.dropFirst(name.count) : block[...]
        guard let exif = TIFFBlock(content),
            let entry = exif.entries(at: exif.firstDirectory).first(where: { $0.tag == 0x0112 }),
            let value = exif.integer(entry), 2...8 ~= value
        else { return nil }
        return Data(
            Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1]
                + [0, UInt8(clamping: value), 0, 0, 0, 0, 0, 0])
    }
}
