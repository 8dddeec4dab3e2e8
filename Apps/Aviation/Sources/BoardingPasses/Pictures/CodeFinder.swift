import Logbook
import SectionEssentials

/// Finds the bar codes of a picture: in the picture as it is, then with one fix after the other.
struct CodeFinder: Sendable {
    let reader: BarcodeReader

    /// Makes the other pictures; nil if it is not installed.
    let images: ImageMagick?

    /// Is told what is tried, for the progress on a terminal.
    let progress: @Sendable (String) -> Void

    /// The codes that were found, and what was tried.
    struct Outcome {
        var codes: [BoardingPassCode] = []
        var attempts: [PassAttempt] = []

        /// The text of a code that was found, but is not of a boarding pass.
        var other: String?
    }

    /// The longest side of a picture, in pixels: photos of phones are larger than needed.
    private static let side = 1_600

    /// Reads a picture.
    ///
    /// - Parameters:
    ///   - path: the path of the picture, in any format.
    ///   - folder: a folder for other pictures.
    ///   - fixes: what to try after the picture as it is.
    ///   - deadline: when to give up.
    func read(
        _ path: String, in folder: String, fixes: [PictureFix] = PictureFix.all,
        until deadline: ContinuousClock.Instant
    ) async -> Outcome {
        var outcome = Outcome()
        if await attempt("as it is", [path], until: deadline, &outcome) { return outcome }
        guard let images, !fixes.isEmpty else { return outcome }
        let plain = "\(folder)/plain.pgm"
        let size = await images.make(
            of: path,
            [
                "-auto-orient", "-resize", "\(Self.side)x\(Self.side)>", "-background", "white",
                "-alpha", "remove", "-colorspace", "Gray", "+profile", "*",
            ] + Self.writing(plain) + ["-format", "%w %h", "info:"], within: left(until: deadline))
        let numbers = (size ?? "").split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 2 else { return outcome }
        for fix in fixes where ContinuousClock.now < deadline && !Task.isCancelled {
            let pictures = fix.pictures(numbers[0], numbers[1])
            if pictures.isEmpty { continue }
            progress("Looking for a bar code: \(fix.words)")
            let paths = pictures.indices.map { "\(folder)/\($0).pgm" }
            var arguments: [String] = []
            for (picture, path) in zip(pictures, paths) {
                arguments += ["(", "+clone"] + picture + Self.writing(path) + ["+delete", ")"]
            }
            let made = await images.make(
                of: plain, arguments + ["null:"], within: left(until: deadline))
            if made == nil { continue }
            if await attempt(fix.words, paths, until: deadline, &outcome) { break }
        }
        return outcome
    }

    /// Looks for codes of boarding passes in pictures; returns whether there is one.
    private func attempt(
        _ words: String, _ paths: [String], until deadline: ContinuousClock.Instant,
        _ outcome: inout Outcome
    ) async -> Bool {
        let texts = await reader.texts(in: paths, within: left(until: deadline))
        for text in texts {
            do throws(PassError) {
                outcome.codes.append(try BoardingPassCode(text))
            } catch {
                outcome.other = text
            }
        }
        let hasFound = !outcome.codes.isEmpty
        outcome.attempts.append(PassAttempt("bar code, \(words)", hasFound: hasFound))
        return hasFound
    }

    /// The arguments that write a picture for ZXingReader.
    ///
    /// PGM takes a fraction of the time of PNG. ZXingReader 1.4 crashes on PGM of 16 bits.
    private static func writing(_ path: String) -> [String] {
        ["-depth", "8", "-write", "pgm:\(path)"]
    }

    /// The time for one program: at most ten seconds, and at least a moment to start.
    private func left(until deadline: ContinuousClock.Instant) -> Duration {
        min(.seconds(10), max(.milliseconds(100), deadline - .now))
    }
}

/// A way to make a bar code readable, such as turning the picture.
///
/// ZXingReader 1.4 wants a white border, reads PDF417 to 3° and Aztec to 7° of turn, and Aztec only
/// near the middle; it does not read inverted codes.
struct PictureFix: Sendable {
    /// The way, for people, such as "with a white border".
    let words: String

    /// The pictures to try: for a width and a height in pixels, the arguments of ImageMagick that
    /// make each.
    let pictures: @Sendable (_ width: Int, _ height: Int) -> [[String]]

    /// A way that tries one picture.
    init(_ words: String, _ arguments: [String]) {
        self.words = words
        pictures = { _, _ in [arguments] }
    }

    init(_ words: String, _ pictures: @escaping @Sendable (Int, Int) -> [[String]]) {
        self.words = words
        self.pictures = pictures
    }

    private static let border = ["-bordercolor", "white", "-border", "20"]

    /// All of them, the cheapest and the most useful first.
    static let all = [
        PictureFix("with a white border", border),
        PictureFix("in parts") { parts(3, by: 6, $0, $1) },
        PictureFix("in smaller parts") { parts(4, by: 12, $0, $1) },
        PictureFix("larger, with a white border") { width, height in
            max(width, height) < 1_200 ? [["-filter", "point", "-resize", "300%"] + border] : []
        },
        PictureFix("straightened", ["-background", "white", "-deskew", "40%"] + border),
        PictureFix("in black and white") { _, _ in
            [
                ["-normalize", "-threshold", "50%"] + border,
                ["-lat", "60x60-3%"] + border,
            ]
        },
        PictureFix("as a negative") { _, _ in
            [["-negate"] + border, ["-negate", "-normalize", "-threshold", "50%"] + border]
        },
        PictureFix("turned") { _, _ in
            [5, -5, 10, -10, 15, -15, 20, -20].map { degrees in
                // Two thirds of the time of -rotate.
                ["-virtual-pixel", "white", "-interpolate", "bilinear", "-filter", "point"]
                    + ["+distort", "SRT", "\(degrees)"] + border
            }
        },
    ]

    /// The arguments that cut out parts of a picture; none if they are too small for a code.
    ///
    /// Aztec is only found in a part whose middle lies on the code, so smaller codes need smaller
    /// steps.
    ///
    /// - Parameters:
    ///   - count: the number of times that a part fits into the picture, in each direction.
    ///   - steps: the number of steps from side to side, a multiple of `count`.
    private static func parts(
        _ count: Int, by steps: Int, _ width: Int, _ height: Int
    ) -> [[String]] {
        let size = "\(width / count)x\(height / count)"
        if min(width, height) / count < 40 { return [] }
        let places = 0...steps - steps / count
        return places.flatMap { row in
            places.map { column in
                let place = "+\(column * width / steps)+\(row * height / steps)"
                return ["-crop", size + place, "+repage"] + border
            }
        }
    }
}
