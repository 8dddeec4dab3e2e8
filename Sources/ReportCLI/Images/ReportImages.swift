import ScreenHost
import SectionCLibrary
import SectionEssentials
import SectionKit
import Synchronization

/// Shows the pictures of reports that are not on the web, each as the format of the report does.
///
/// It is the only part that reads them: surfaces get what they write.
final class ReportImages: Sendable {
    private let when: ReportOptions.When

    /// Draws on the terminal; nil if nothing can.
    private let drawer: (any ImageDrawer)?

    /// Makes photos smaller; nil if nothing can.
    private let scaler: (any ImageScaler)?

    private let style: DrawingStyle

    /// The drawings so far, because a terminal shows a section several times.
    private let drawings = Mutex<[Image.Source: ImageRendition]>([:])

    /// Decides how pictures are shown.
    ///
    /// - Parameters:
    ///   - when: `never` only to name them, `always` to draw them even without colours.
    ///   - drawer: draws on the terminal; nil if nothing can.
    ///   - scaler: makes photos smaller; nil if nothing can.
    ///   - style: the size and the colours of drawings.
    init(
        _ when: ReportOptions.When,
        drawer: (any ImageDrawer)?,
        scaler: (any ImageScaler)? = nil,
        style: DrawingStyle
    ) {
        self.when = when
        self.drawer = drawer
        self.scaler = scaler
        self.style = style
    }

    /// Returns the report with its pictures, a warning about each that is not shown, and remarks on
    /// what would be needed to show more.
    ///
    /// - Parameter file: the file that the report is written to; nil for standard output.
    /// - Throws: the error of a file that a format needs beside the report.
    func shown(
        in report: Report,
        as format: ReportFormat,
        to file: PreparedFile?
    ) throws(OutputError) -> Report {
        guard when != .never, format.images != .named else { return report }
        let target = file.flatMap { $0.hasFolder ? $0.target : nil }
        var pass = ImagePass(
            use: format.images, folder: target.map { ImageFolder(beside: $0) },
            drawingObstacle: when == .always && drawer?.isInstalled != true
                ? "pictures are not drawn, because there is no program chafa." : nil,
            draw: drawing, scaler: scaler)
        pass.expect(report)
        let shown = try report.showingImages { image throws(OutputError) in
            try pass.rendition(of: image)
        }
        return shown.adding(warnings: pass.warnings, remarks: pass.remarks)
    }

    /// Returns the section with its drawings, for the terminal.
    func drawn(in section: SectionSnapshot) -> SectionSnapshot {
        when == .never ? section : section.showingImages(drawing)
    }

    /// Returns the report with its drawings, for a terminal that shows it again and again; drawings
    /// that it no longer has are forgotten.
    func drawn(in report: Report) -> Report {
        guard when != .never else { return report }
        var used: [Image.Source: ImageRendition] = [:]
        let drawn = report.showingImages { image in
            let drawing = drawing(of: image)
            used[image.source] = drawing
            return drawing
        }
        drawings.withLock { $0 = used }
        return drawn
    }

    /// What draws the picture of a row on a screen, without keeping it; nil if nothing is drawn.
    var pictureDrawing: PictureDrawing? {
        guard when != .never, let drawer, drawer.isInstalled,
            when == .always || style.colors != .none
        else { return nil }
        return { [style] image, columns, rows in
            let drawn = try? await onThread { () -> [String] in
                do throws(ImageObstacle) {
                    return try drawer.lines(
                        of: try ImageReader(pixelLimit: ImageReader.decodedPixels).read(image)
                            .bytes,
                        style.sized(columns: columns, rows: rows))
                } catch {
                    return error.sentence(on: image).wrapped(to: columns)
                }
            }
            return drawn ?? []
        }
    }

    /// The drawing of a picture; nil if it is only named.
    private func drawing(of image: Image) -> ImageRendition? {
        guard let drawer, drawer.isInstalled, when == .always || style.colors != .none else {
            return nil
        }
        if let drawing = drawings.withLock({ $0[image.source] }) { return drawing }
        let drawing: ImageRendition
        do throws(ImageObstacle) {
            let reader = ImageReader(pixelLimit: ImageReader.decodedPixels)
            drawing = .drawn(try drawer.lines(of: try reader.read(image).bytes, style))
        } catch {
            drawing = .refused(error.sentence(on: image))
        }
        drawings.withLock { $0[image.source] = drawing }
        return drawing
    }
}
