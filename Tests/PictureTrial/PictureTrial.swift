import ReportCLI
import SectionEssentials
import SectionKit

/// Shows the pictures in a folder, for Scripts/check-pictures.
///
///     PICTURES=FOLDER picture-trial album [OPTIONS]
@main
enum PictureTrial {
    static let program = ReportProgram(
        name: "picture-trial",
        version: "1.0.0",
        title: "Pictures",
        summary: "Shows the pictures in a folder.",
        recipes: [AlbumSection.recipe],
        sources: [
            ReportSource(
                Report.Source(id: "folder", summary: "The folder of PICTURES."),
                summary: "the folder of PICTURES"
            ) { _ in
                ProcessInfo.processInfo.environment["PICTURES"] ?? "."
            }
        ]
    )

    static func main() {
        program.main()
    }
}

/// The pictures in a folder, by name.
struct AlbumSection: Section {
    static let recipe = SectionRecipe<String>(
        name: "album", summary: "the pictures", options: [], examples: [],
        make: { folder, _ in AlbumSection(folder: folder) })

    let id = "album"
    let title = "Album"
    let folder: String

    var shape: ContentShape { .unknown }

    func load(into output: some SectionOutput<[String]>) async {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        await output.show(.success((names ?? []).filter { !$0.hasSuffix(".json") }.sorted()))
    }

    func body(for names: [String]) -> [Block] {
        names.map { name in
            .image(
                Image(
                    file: "\(folder)/\(name)", alternative: "Picture of \(name)",
                    attribution: Attribution(
                        title: "A <sample>", author: "Pillow", licence: "CC0",
                        licenceLink: WebLink("https://creativecommons.org/publicdomain/zero/1.0/")),
                    key: "pictures"))
        }
    }
}
