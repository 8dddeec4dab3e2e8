import Essentials
import SectionKit

/// Shows the pictures of one report, in their order.
struct ImagePass {
    let use: ImageUse

    /// The folder for copies; nil if the report is not written to a file.
    let folder: ImageFolder?

    /// Why nothing is drawn, as a sentence; nil if nobody needs to know.
    let drawingObstacle: String?

    /// Returns the drawing of a picture; nil if it is only named.
    let draw: (Image) -> ImageRendition?

    /// Makes photos smaller; nil if nothing can.
    private let scaler: (any ImageScaler)?

    /// Warnings about pictures that are not shown, each once.
    private(set) var warnings: [String] = []

    /// How many bytes of pictures the page can still hold.
    private var room = Self.pageLimit

    /// The most bytes of pictures in a page, where each takes a third more.
    static let pageLimit = 16_000_000

    /// From how many bytes on a photo is made smaller, and how wide and high it may be then.
    private static let large = (bytes: 1_000_000, pixels: 1_600)

    init(
        use: ImageUse,
        folder: ImageFolder?,
        drawingObstacle: String?,
        draw: @escaping (Image) -> ImageRendition?,
        scaler: (any ImageScaler)? = nil
    ) {
        self.use = use
        self.folder = folder
        self.drawingObstacle = drawingObstacle
        self.draw = draw
        self.scaler = scaler
    }

    /// Returns how a picture is shown; nil if it is only named.
    mutating func rendition(of image: Image) throws(OutputError) -> ImageRendition? {
        let rendition: ImageRendition?
        switch use {
        case .named: rendition = nil
        case .drawn:
            rendition = draw(image)
            if rendition == nil, let drawingObstacle { warn(drawingObstacle) }
        case .embedded: rendition = embedded(image)
        case .copied: rendition = try copied(image)
        }
        if case .refused(let reason)? = rendition { warn(reason) }
        return rendition
    }

    private mutating func embedded(_ image: Image) -> ImageRendition {
        do throws(ImageObstacle) {
            let (bytes, header) = scaled(
                try ImageReader(pixelLimit: ImageReader.decodedPixels).read(image))
            guard bytes.count <= room else {
                throw ImageObstacle(
                    "the pictures of the page would be larger than \(Self.pageLimit / 1_000_000) MB"
                )
            }
            room -= bytes.count
            return .embedded(bytes, header)
        } catch {
            return .refused(error.sentence(on: image))
        }
    }

    /// A photo of a camera as one that fits a screen, if it can be made smaller.
    private func scaled(_ image: (bytes: Data, header: ImageHeader)) -> (Data, ImageHeader) {
        guard image.header.format == .jpeg, image.bytes.count >= Self.large.bytes,
            let bytes = scaler?.scaled(image.bytes, to: Self.large.pixels),
            let header = try? ImageHeader(bytes)
        else { return image }
        return (bytes, header)
    }

    private mutating func copied(_ image: Image) throws(OutputError) -> ImageRendition? {
        guard let folder else {
            warn("pictures are only named here: use -o FILE to write them to a folder beside it.")
            return nil
        }
        let content: (bytes: Data, header: ImageHeader)
        do throws(ImageObstacle) {
            content = try ImageReader(pixelLimit: nil).read(image)
        } catch {
            return .refused(error.sentence(on: image))
        }
        return .copied(try folder.add(content.bytes, content.header))
    }

    private mutating func warn(_ sentence: String) {
        if !warnings.contains(sentence) { warnings.append(sentence) }
    }
}
