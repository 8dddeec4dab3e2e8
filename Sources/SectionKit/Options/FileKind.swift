/// Which files a shell offers for a value.
public enum FileKind: Equatable, Sendable {
    /// All files.
    case any

    /// Folders.
    case folder

    /// Files with one of these extensions, such as `gpx` or `csv.gz`; all files where there is none.
    case extensions([String])

    /// Pictures.
    public static let picture = FileKind.extensions(pictureExtensions)

    /// The extensions of pictures, such as `jpg`.
    public static let pictureExtensions = [
        "jpg", "jpeg", "png", "heic", "heif", "webp", "avif", "gif", "tif", "tiff",
    ]
}
