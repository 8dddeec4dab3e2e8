import HelperPrograms
import SectionCLibrary
import SectionEssentials
import SectionKit

/// Makes photos smaller, for pages that contain them.
protocol ImageScaler: Sendable {
    /// Returns a JPEG image as one that is at most so many pixels wide and high, and upright; nil if
    /// that cannot be done, or would not make the file smaller.
    func scaled(_ jpeg: Data, to pixels: Int) -> Data?
}

/// Scales photos with ImageMagick (<https://imagemagick.org>), version 6 or 7, if it is installed.
///
/// It gets the bytes that were checked, and no file. Its time and its memory are limited, and its
/// output is checked.
struct ImageMagick: ImageScaler {
    /// Runs it.
    let programs: ProgramRunner

    /// The names of the program: that of version 7, and that of version 6.
    var names = ["magick", "convert"]

    /// How long a photo may take.
    private static let patience = Duration.seconds(30)

    func scaled(_ jpeg: Data, to pixels: Int) -> Data? {
        guard let name = names.first(where: SearchPath.holds) else { return nil }
        let result = try? programs.run(
            Program(
                name, arguments: Self.arguments(pixels), memory: Self.memory,
                inputs: [(STDIN_FILENO, jpeg)],
                outputs: [(STDOUT_FILENO, jpeg.count), (STDERR_FILENO, 4096)]),
            within: Self.patience)
        guard let result, result.termination == .exited(0) else { return nil }
        let bytes = result.output(STDOUT_FILENO)
        guard let header = try? ImageHeader(bytes), header.format == .jpeg,
            bytes.count < jpeg.count
        else { return nil }
        return bytes
    }

    /// The most bytes of memory that it may use.
    private static let memory = 1 << 30

    /// The arguments for an image on standard input; of what it says, its colours stay.
    private static func arguments(_ pixels: Int) -> [String] {
        [
            "-define", "jpeg:size=\(pixels)x\(pixels)", "jpeg:-", "-auto-orient", "-resize",
            "\(pixels)x\(pixels)>", "+profile", "!icc,*", "-quality", "82", "jpeg:-",
        ]
    }
}
