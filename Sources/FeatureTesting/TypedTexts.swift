/// Makes texts as people and attackers write them, each with what is to be seen of it: words of
/// joining scripts, emoji sequences and flags, with controls and stray joiners between them.
public struct TypedTexts {
    private var state: UInt64

    /// Creates a source that makes the same texts for the same seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// Words of joining scripts, emoji and flags, all of which stay as they are.
    private static let words = [
        "می\u{200C}خواهم", "خانه\u{200C}ها", "نمی\u{200C}شود", "پدر\u{200C}بزرگ", "ශ්\u{200D}රී",
        "ලංකා",
        "ක්\u{200D}ෂණය", "क्\u{200D}ष", "क्\u{200C}ष", "क्षि", "র\u{200D}\u{9CD}যাব", "ന്\u{200D}",
        "ಕ\u{CCD}\u{200C}ಷ",
        "عمر", "שלום", "ߞߊ\u{200C}ߞ", "👩\u{200D}🚀", "👨🏽\u{200D}👩🏽\u{200D}👧", "🏳\u{FE0F}\u{200D}🌈",
        "🇫🇷", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "Türksat", "Cafe\u{301}", "東京",
        "R&D <b>",
        "a,b;c\\d", "\"it's\"", "|*_`", "=1+1",
    ]

    /// What draws nothing where it is alone.
    private static let noise = [
        "\u{200D}", "\u{200C}", "\u{200D}\u{200C}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}",
        "\u{7}",
        "\u{1B}", "\u{9B}", "\u{0}", "\u{E0067}", "\u{E007F}", "\u{AD}", "\u{34F}",
    ]

    private mutating func random(below limit: Int) -> Int {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((bits ^ (bits >> 31)) % UInt64(limit))
    }

    /// Returns a text, and what is to be seen of it: the words, without the noise between them.
    public mutating func next() -> (text: String, seen: String) {
        var text = Self.words[random(below: Self.words.count)]
        var seen = text
        for _ in 0..<random(below: 6) {
            text += " "
            seen += " "
            // Beside a space, noise joins nothing.
            if random(below: 2) == 0 {
                text += Self.noise[random(below: Self.noise.count)] + " "
                seen += " "
            }
            let word = Self.words[random(below: Self.words.count)]
            text += word
            seen += word
        }
        return (text, seen)
    }
}
