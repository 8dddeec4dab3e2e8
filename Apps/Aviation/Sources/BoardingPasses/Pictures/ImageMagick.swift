import Logbook

/// Makes pictures of pictures with ImageMagick (<https://imagemagick.org>), version 6 or 7.
struct ImageMagick: Sendable {
    private let programs: any PassProgramsInput

    /// Its name: `magick` of version 7, or `convert` of version 6.
    private let name: String

    /// Limits its memory and its time, whatever a picture says of its size.
    private static let limits = [
        "-limit", "memory", "256MiB", "-limit", "map", "256MiB", "-limit", "area", "100MP",
        "-limit", "disk", "0", "-limit", "width", "20KP", "-limit", "height", "20KP",
        "-limit", "thread", "2",
    ]

    private init(_ programs: any PassProgramsInput, name: String) {
        self.programs = programs
        self.name = name
    }

    /// Finds the program; it is absent if it is not installed, or another program has its name, and
    /// not if it fails.
    static func find(
        _ programs: any PassProgramsInput
    ) async -> (found: ImageMagick?, isAbsent: Bool) {
        var isAbsent = true
        for name in ["magick", "convert"] where programs.isInstalled(name) {
            let version = await programs.output(of: name, ["-version"], within: .seconds(2))
            guard let version else {
                isAbsent = false
                continue
            }
            if String(decoding: version.bytes, as: UTF8.self).contains("ImageMagick") {
                return (ImageMagick(programs, name: name), false)
            }
        }
        return (nil, isAbsent)
    }

    /// Makes the pictures that the arguments say of the first image of a file; returns what it
    /// writes to its output, or nil if it fails.
    func make(of path: String, _ arguments: [String], within time: Duration) async -> String? {
        // A path with a colon would begin with a format, and one with a dash be an option.
        let path = path.hasPrefix("/") ? path : "./\(path)"
        let output = await programs.output(
            of: name, Self.limits + ["\(path)[0]"] + arguments, within: time)
        guard let output, output.exitCode == 0 else { return nil }
        return String(decoding: output.bytes, as: UTF8.self)
    }
}
