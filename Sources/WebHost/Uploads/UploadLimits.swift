/// The most that browsers may send in files, and for how long it is there.
package struct UploadLimits: Sendable {
    /// The bytes of a file.
    package var file = 64_000_000

    /// The bytes of a form with its files.
    package var form = 256_000_000

    /// The files of a form.
    package var filesOfForm = 50

    /// The bytes of all texts of a form.
    package var texts = 65_536

    /// The bytes of all files that are there at one time.
    package var all = 512_000_000

    /// The files that are there at one time.
    package var files = 200

    /// How long a file waits for its action.
    package var time = Duration.seconds(1_800)

    /// Creates the usual limits.
    package init() {}

    /// What a page says of them.
    func words(forSeveral takesSeveral: Bool) -> String {
        takesSeveral
            ? "Up to \(filesOfForm) files of at most \(Self.size(file)) each."
            : "A file of at most \(Self.size(file))."
    }

    /// A number of bytes for people.
    static func size(_ count: Int) -> String {
        switch count {
        case ..<1_000: count == 1 ? "1 byte" : "\(count) bytes"
        case ..<1_000_000: "\((count + 500) / 1_000) kB"
        case ..<10_000_000:
            "\((count + 50_000) / 1_000_000).\((count + 50_000) / 100_000 % 10) MB"
        default: "\((count + 500_000) / 1_000_000) MB"
        }
    }
}
