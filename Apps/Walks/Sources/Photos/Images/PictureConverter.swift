package import SectionEssentials

/// Makes a JPEG image of a photo that browsers and terminals do not show, such as HEIC, with
/// ImageMagick (<https://imagemagick.org>), version 6 or 7.
package struct PictureConverter: Sendable {
    /// Runs a program with some arguments, and returns what it writes; nil if it cannot be run or
    /// fails.
    private let run: @Sendable (_ program: String, _ arguments: [String]) async -> Data?

    /// Creates it from what runs programs.
    package init(_ run: @escaping @Sendable (String, [String]) async -> Data?) {
        self.run = run
    }

    /// ImageMagick is not installed.
    package static let missing = PictureConverter { _, _ in nil }

    /// The longest side of the new image, in pixels.
    private static let side = 2_000

    /// Returns the first image of a file, upright; nil if it cannot be made.
    func jpeg(of path: String) async -> Data? {
        // A path that begins with a dash would be an option, and one with a colon a format.
        let path = path.hasPrefix("/") ? path : "./\(path)"
        // Whatever the file says of its size.
        let arguments = [
            "-limit", "memory", "256MiB", "-limit", "map", "512MiB", "-limit", "disk", "0",
            "-limit", "width", "40KP", "-limit", "height", "40KP", "\(path)[0]", "-auto-orient",
            "-resize", "\(Self.side)x\(Self.side)>", "+profile",
            "!icc,*", "-quality", "82", "jpeg:-",
        ]
        for program in ["magick", "convert"] {
            if let jpeg = await run(program, arguments), !jpeg.isEmpty { return jpeg }
        }
        return nil
    }
}
