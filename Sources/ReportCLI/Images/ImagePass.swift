import SectionEssentials
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
    var warnings: [String] {
        guard crowdedOut.count > 1 else { return sentences + crowdedOut }
        return sentences + [
            "\(crowdedOut.count.grouped) pictures are not in the page, which holds"
                + " \(Self.pageLimit / 1_000_000) MB of them."
                + (scaler == nil
                    ? " Install ImageMagick (package imagemagick), which makes them smaller." : "")
        ]
    }

    private var sentences: [String] = []

    /// What would be needed to show pictures that are only named.
    private(set) var remarks: [String] = []

    /// The sentences on the pictures that the page has no room for.
    private var crowdedOut: [String] = []

    /// The most bytes of each picture, so that the page holds them all; nil if it does anyway.
    private var share: Int?

    /// How many bytes of pictures the page can still hold.
    private var room = Self.pageLimit

    /// The most bytes of pictures in a page, where each takes a third more.
    static let pageLimit = 16_000_000

    /// About how many bytes a photo has that was made smaller.
    private static let usualSize = 400_000

    /// The smallest width and height that a photo is made, and how often that is tried.
    private static let least = (pixels: 240, tries: 4)

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

    /// Says which pictures are to come, so that each gets its share of the page.
    mutating func expect(_ report: Report) {
        guard use == .embedded else { return }
        var expected = (count: 0, bytes: 0)
        _ = report.showingImages { image in
            expected.count += 1
            expected.bytes += size(of: image)
            return nil
        }
        share = expected.bytes > Self.pageLimit ? Self.pageLimit / expected.count : nil
    }

    /// About how many bytes a picture takes in the page.
    private func size(of image: Image) -> Int {
        let size =
            switch image.source {
            case .web: 0
            case .bytes(let bytes): bytes.count
            case .file(let path): ImageReader.size(of: path)
            }
        return scaler == nil || size < Self.large.bytes ? size : Self.usualSize
    }

    /// Returns how a picture is shown; nil if it is only named.
    mutating func rendition(of image: Image) throws(OutputError) -> ImageRendition? {
        let rendition: ImageRendition?
        switch use {
        case .named: rendition = nil
        case .drawn:
            rendition = draw(image)
            if rendition == nil, let drawingObstacle { remark(drawingObstacle) }
        case .embedded: rendition = embedded(image)
        case .copied: rendition = try copied(image)
        }
        if case .refused(let reason)? = rendition, crowdedOut.last != reason { warn(reason) }
        return rendition
    }

    private mutating func embedded(_ image: Image) -> ImageRendition {
        do throws(ImageObstacle) {
            let (bytes, header) = scaled(
                try ImageReader(pixelLimit: ImageReader.decodedPixels).read(image))
            guard bytes.count <= room else {
                let obstacle = ImageObstacle(
                    "the pictures of the page would be larger than \(Self.pageLimit / 1_000_000) MB"
                )
                crowdedOut.append(obstacle.sentence(on: image))
                throw obstacle
            }
            room -= bytes.count
            return .embedded(bytes, header)
        } catch {
            return .refused(error.sentence(on: image))
        }
    }

    /// A photo of a camera as one that fits a screen, and its share of a page that would not hold
    /// them all, if it can be made smaller.
    private func scaled(_ image: (bytes: Data, header: ImageHeader)) -> (Data, ImageHeader) {
        guard image.header.format == .jpeg, let scaler else { return image }
        let share = share ?? .max
        guard image.bytes.count >= min(Self.large.bytes, share) else { return image }
        // A pixel takes about a fifth of a byte.
        var pixels = Self.large.pixels
        if share < Self.usualSize {
            pixels = min(pixels, Int(clamping: (Double(share) * 5).squareRoot()))
        }
        var best = image
        for _ in 0..<Self.least.tries {
            guard let bytes = scaler.scaled(image.bytes, to: max(pixels, Self.least.pixels)),
                let header = try? ImageHeader(bytes)
            else { return best }
            best = (bytes, header)
            guard bytes.count > share, pixels > Self.least.pixels else { return best }
            pixels = pixels * 3 / 4
        }
        return best
    }

    private mutating func copied(_ image: Image) throws(OutputError) -> ImageRendition? {
        guard let folder else {
            remark("pictures are only named here: use -o FILE to write them to a folder beside it.")
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

    private mutating func remark(_ sentence: String) {
        if !remarks.contains(sentence) { remarks.append(sentence) }
    }

    private mutating func warn(_ sentence: String) {
        if !sentences.contains(sentence) { sentences.append(sentence) }
    }
}
