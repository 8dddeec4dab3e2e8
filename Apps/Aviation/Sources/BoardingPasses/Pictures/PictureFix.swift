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
