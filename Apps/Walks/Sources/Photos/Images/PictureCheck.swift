import Networking
import SectionEssentials
import SectionKit

/// Checks that bytes are a picture, without decoding it.
enum PictureCheck {
    /// The most bytes of a picture.
    static let byteLimit = 64_000_000

    /// The most pixels of a picture, more than those of any camera; a file of some bytes can claim
    /// to have 4 thousand million.
    private static let pixelLimit = 250_000_000

    /// Returns the bytes.
    ///
    /// - Throws: `unreadable` unless they are a whole image of a format that browsers show.
    static func checked(_ bytes: Data) throws(RequestError) -> Data {
        let header: ImageHeader
        do throws(ImageHeader.Flaw) {
            header = try ImageHeader(bytes)
        } catch {
            throw .unreadable(reason: reason(error))
        }
        guard header.pixelCount <= pixelLimit else {
            throw .unreadable(
                reason: "it claims to have \((header.pixelCount / 1_000_000).grouped) megapixels")
        }
        if header.format == .jpeg, JPEGSegments(bytes)?.end == nil {
            throw .unreadable(reason: "the picture is cut short")
        }
        return bytes
    }

    /// Whether the bytes are an image of a known format that browsers do not show, such as HEIC.
    static func isOtherFormat(_ bytes: Data) -> Bool {
        do throws(ImageHeader.Flaw) {
            _ = try ImageHeader(bytes)
            return false
        } catch .otherFormat(let name) {
            return name != nil
        } catch {
            return false
        }
    }

    private static func reason(_ flaw: ImageHeader.Flaw) -> String {
        switch flaw {
        case .otherFormat(let name?): "it is \(name), which cannot be shown"
        case .otherFormat(nil): "it is not a picture"
        case .damaged(let format): "it is a damaged \(format.name) image"
        }
    }
}
