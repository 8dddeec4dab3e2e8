import FeatureKit
import FeatureTesting
import Foundation
import Networking
import ProgramTesting
@testable import ReportCLI
import SectionKit

/// A sample program that shows pictures that are not on the web, and one run of it.
struct Album: SectionKit.Section {
    let id = "album"
    let title = "Album"
    let images: [Image]

    var shape: ContentShape { .unknown }

    func load(into output: some SectionOutput<String>) async {
        await output.show(.success(""))
    }

    func body(for content: String) -> [Block] { images.map(Block.image) }

    /// A PNG image of 37 by 23 pixels, which Pillow made.
    static let png =
        Data(
            base64Encoded: """
                iVBORw0KGgoAAAANSUhEUgAAACUAAAAXCAIAAAADThHyAAAALElEQVR4nO3NsQkAAAjAsAri4NWe7geOTi3d\
                EzAFbyfNZ3p6enp6enp6encLdXkCjoW3ax4AAAAASUVORK5CYII=
                """) ?? Data()

    /// The program that shows pictures.
    static func program(of images: [Image] = []) -> ReportProgram {
        ReportProgram(
            name: "album", version: "1.0.0", title: "Album", summary: "Shows pictures.",
            recipes: [
                SectionRecipe<FeatureDependencies>(
                    name: "album", summary: "the pictures", options: [], examples: [],
                    make: { _, _ in Album(images: images) })
            ],
            sources: [
                ReportSource(
                    Report.Source(id: "shelf", summary: "The shelf."), summary: "the shelf",
                    request: { BaseRequestSpy([:]) })
            ])
    }

    struct Run {
        let status: ExitCode
        let output: String
        let errors: String

        init(
            _ images: [Image],
            _ arguments: [String],
            drawer: (any ImageDrawer)? = nil,
            scaler: (any ImageScaler)? = nil,
            environment: [String: String] = [:],
            terminalColumns: Int? = nil
        ) async {
            let output = TextOutputSpy()
            let errors = TextOutputSpy()
            var host = Host.stage(
                environment, columns: terminalColumns, output: output, errors: errors)
            host.imageDrawer = drawer
            host.imageScaler = scaler
            let program = Album.program(of: images)
            status = await program.run(["album"] + arguments, in: host)
            self.output = output.text
            self.errors = errors.text
        }
    }
}

/// Draws every picture as its size in bytes, or refuses it.
final class ImageDrawerSpy: ImageDrawer {
    let isInstalled: Bool
    private let obstacle: ImageObstacle?

    init(isInstalled: Bool = true, obstacle: ImageObstacle? = nil) {
        self.isInstalled = isInstalled
        self.obstacle = obstacle
    }

    func lines(of image: Data, _ style: DrawingStyle) throws(ImageObstacle) -> [String] {
        if let obstacle { throw obstacle }
        return ["[\(image.count) bytes, \(style.columns)x\(style.rows), \(style.colors.rawValue)]"]
    }
}
