import SectionEssentials
import SectionKit

/// Checks that files are photos, without decoding them.
enum PhotoCheck {
    /// The most bytes of a photo, which is also the most that a report reads.
    static let byteLimit = 64_000_000

    /// The most pixels of a photo; a file of some bytes can claim to have 4 thousand million.
    private static let pixelLimit = 250_000_000

    /// From how many bytes on a photo gets a smaller copy.
    private static let largeByteCount = 1_000_000

    /// Whether a photo is too large for a page, or of a format that browsers do not show.
    static func needsCopy(_ photo: NewPhoto) -> Bool {
        photo.content.count > largeByteCount || !isShownAsItIs(photo.fileExtension)
    }

    /// Whether browsers show files with an extension.
    static func isShownAsItIs(_ fileExtension: String) -> Bool {
        ImageHeader.Format.allCases.contains { $0.fileExtension.dropFirst() == fileExtension }
    }

    static func tooLarge(_ path: String) -> UsageError {
        UsageError("\(path.quoted) is larger than \(byteLimit / 1_000_000) MB.")
    }

    /// Returns the photo in a file.
    static func photo(_ content: Data, at path: String) throws(PhotoError) -> NewPhoto {
        let header: ImageHeader
        do throws(ImageHeader.Flaw) {
            header = try ImageHeader(content)
        } catch {
            return try other(error, content, at: path)
        }
        guard header.pixelCount <= pixelLimit else {
            let millions = (header.pixelCount / 1_000_000).grouped
            throw refused(path, "it claims to have \(millions) megapixels")
        }
        if header.format == .jpeg, JPEGSegments(content)?.end == nil {
            throw refused(path, "it is cut short")
        }
        return NewPhoto(content, fileExtension: String(header.format.fileExtension.dropFirst()))
    }

    /// Returns a photo in a format that only ImageMagick reads.
    private static func other(
        _ flaw: ImageHeader.Flaw, _ content: Data, at path: String
    ) throws(PhotoError) -> NewPhoto {
        switch flaw {
        case .otherFormat(let name):
            guard let fileExtension = convertible(name) else {
                throw refused(path, "it is \(name ?? "not a picture")")
            }
            return NewPhoto(content, fileExtension: fileExtension)
        case .damaged(let format):
            throw refused(path, "it is a damaged \(format.name) image")
        }
    }

    /// The extension of a format that ImageMagick makes a JPEG image of; nil for any other.
    private static func convertible(_ name: String?) -> String? {
        guard let name else { return nil }
        return name.contains("HEIC") ? "heic" : name.contains("TIFF") ? "tiff" : nil
    }

    private static func refused(_ path: String, _ reason: String) -> PhotoError {
        PhotoError(
            "\(path.quoted) is not kept: \(reason)",
            recovery: "Choose a photo: a JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF file.")
    }
}
