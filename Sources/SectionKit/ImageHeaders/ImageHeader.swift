public import SectionEssentials

/// What the beginning of an image file says about it: its format and its size.
///
/// It is found out without decoding the image, because an image of a few kilobytes can need
/// gigabytes once it is decoded.
public struct ImageHeader: Equatable, Sendable {
    /// A format that browsers and terminals show.
    public enum Format: String, Equatable, Sendable, CaseIterable {
        /// Portable Network Graphics (<https://www.w3.org/TR/png-3/>).
        case png
        /// JPEG (ITU-T T.81).
        case jpeg
        /// Graphics Interchange Format (<https://www.w3.org/Graphics/GIF/spec-gif89a.txt>).
        case gif
        /// WebP (RFC 9649).
        case webp
        /// AV1 Image File Format (<https://aomediacodec.github.io/av1-avif/>).
        case avif

        /// The media type, such as `image/png`.
        public var mediaType: String { "image/\(rawValue)" }

        /// The usual file extension, with the dot.
        public var fileExtension: String { self == .jpeg ? ".jpg" : ".\(rawValue)" }

        /// The name for people.
        public var name: String { self == .webp ? "WebP" : rawValue.uppercased() }
    }

    /// Why a file is not an image that can be shown.
    public enum Flaw: Error, Equatable {
        /// It is in another format, with its name for people; nil if that is not known either.
        case otherFormat(String?)

        /// It begins like this format, but has no valid size.
        case damaged(Format)
    }

    /// The format.
    public let format: Format

    /// The width of the image in pixels, at least 1.
    public let width: Int

    /// The height of the image in pixels, at least 1.
    public let height: Int

    /// The number of pixels that decoding it makes.
    public var pixelCount: Int { width * height }

    /// Reads the header of an image.
    ///
    /// - Parameter bytes: the whole file.
    public init(_ bytes: Data) throws(Flaw) {
        let result = bytes.withUnsafeBytes { bytes in
            Result { () throws(Flaw) in try Self.size(in: ImageBytes(bytes)) }
        }
        let (format, size) = try result.get()
        guard let size, size.width > 0, size.height > 0 else { throw .damaged(format) }
        (self.format, width, height) = (format, size.width, size.height)
    }

    private static func size(in bytes: ImageBytes) throws(Flaw) -> (Format, PixelSize?) {
        if bytes.has("\u{89}PNG\r\n\u{1A}\n", at: 0) { return (.png, bytes.pngSize) }
        if bytes.has("\u{FF}\u{D8}\u{FF}", at: 0) { return (.jpeg, bytes.jpegSize) }
        if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) { return (.gif, bytes.gifSize) }
        if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return (.webp, bytes.webpSize) }
        if bytes.isAVIF { return (.avif, bytes.avifSize) }
        throw .otherFormat(bytes.otherFormat)
    }
}

/// The size of an image.
struct PixelSize {
    let width: Int
    let height: Int
}

extension ImageBytes {
    /// The name of a format that is not shown, as far as it is known.
    fileprivate var otherFormat: String? {
        if has("II*\0", at: 0) || has("MM\0*", at: 0) { return "a TIFF or raw image" }
        if has("BM", at: 0) { return "a BMP image" }
        if has("%PDF", at: 0) { return "a PDF document" }
        if brands.contains(where: { ["heic", "heix", "hevc", "hevx"].contains($0) }) {
            return "a HEIC image"
        }
        let start = text(1024, at: 0).lowercased()
        if start.contains("<svg") { return "an SVG drawing" }
        if start.contains("<html") || start.contains("<!doctype html") { return "an HTML page" }
        return nil
    }
}
