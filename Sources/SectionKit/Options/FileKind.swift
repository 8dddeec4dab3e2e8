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

/// What a command does with the file that an option names, which says whether a file of another machine
/// will do, such as one that a phone sends.
public enum FileUse: Equatable, Sendable {
    /// It reads the file when it runs, and does not need it afterwards.
    case reading

    /// It reads the file again later, by its path.
    case keeping

    /// It writes the file, or needs one of this machine's own, such as a key.
    case ownUse
}
