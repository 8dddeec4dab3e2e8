package import SectionEssentials
import SectionKit

/// Makes smaller JPEG images of photos with ImageMagick (<https://imagemagick.org>), version 6 or 7,
/// if it is installed.
package struct PhotoScaler: Sendable {
    /// Runs a program with some arguments, and returns what it writes; nil if it cannot be run or
    /// fails.
    private let run: @Sendable (_ program: String, _ arguments: [String]) async -> Data?

    private let hasProgram: @Sendable (String) -> Bool

    /// Creates it from what runs programs.
    package init(
        hasProgram: @escaping @Sendable (String) -> Bool,
        run: @escaping @Sendable (String, [String]) async -> Data?
    ) {
        self.hasProgram = hasProgram
        self.run = run
    }

    /// The names of the program: that of version 7, and that of version 6.
    private static let programs = ["magick", "convert"]

    /// The longest side of an image, in pixels.
    private static let side = 1_600

    /// Whether the program is installed.
    func isInstalled() -> Bool { Self.programs.contains(where: hasProgram) }

    /// Returns the first image of a file, upright and without what it says about a person; nil if it
    /// cannot be made.
    ///
    /// - Parameter path: an absolute path, which is neither an option nor a format.
    func jpeg(of path: String) async -> Data? {
        guard path.hasPrefix("/"), let program = Self.programs.first(where: hasProgram) else {
            return nil
        }
        let arguments = [
            "\(path)[0]", "-auto-orient", "-resize", "\(Self.side)x\(Self.side)>",
            "-background", "white", "-flatten", "+profile", "!icc,*", "-quality", "82", "jpeg:-",
        ]
        guard let jpeg = await run(program, arguments),
            let header = try? ImageHeader(jpeg), header.format == .jpeg
        else { return nil }
        return jpeg
    }
}
