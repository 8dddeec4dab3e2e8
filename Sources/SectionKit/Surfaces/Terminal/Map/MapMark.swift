import SectionEssentials

/// The characters that show points, which tell their tone without colour.
enum MapMark {
    /// The character of a point: an arrow if it has a heading.
    static func text(of point: MapPoint, ascii: Bool) -> String {
        guard let heading = point.heading else { return still(point.tone, ascii: ascii) }
        return arrow(point.tone, toward: heading, ascii: ascii)
    }

    /// The character of a point that does not move.
    static func still(_ tone: Badge.Tone, ascii: Bool) -> String {
        switch tone {
        case .positive: ascii ? "@" : "●"
        case .neutral: ascii ? "o" : "○"
        case .pending: ascii ? "+" : "◆"
        case .negative: ascii ? "x" : "✗"
        }
    }

    /// An arrow in the nearest of eight directions; ASCII has only four, and no tones.
    private static func arrow(_ tone: Badge.Tone, toward heading: Double, ascii: Bool) -> String {
        let arrows: [Character] =
            switch tone {
            case _ where ascii: ["^", ">", "v", "<"]
            case .neutral: ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"]
            case .positive: ["⇑", "⇗", "⇒", "⇘", "⇓", "⇙", "⇐", "⇖"]
            case .pending: ["△", "◹", "▷", "◿", "▽", "◺", "◁", "◸"]
            case .negative: ["▲", "◥", "▶", "◢", "▼", "◣", "◀", "◤"]
            }
        let turn = heading.remainder(dividingBy: 360) / 360
        let step = Int(clamping: (turn * Double(arrows.count)).rounded()) + arrows.count
        return String(arrows[step % arrows.count])
    }

    /// The name of the nearest of eight directions, such as "north-east".
    static func direction(_ heading: Double) -> String {
        let names = [
            "north", "north-east", "east", "south-east", "south", "south-west", "west",
            "north-west",
        ]
        let turn = heading.remainder(dividingBy: 360) / 360
        return names[(Int(clamping: (turn * 8).rounded()) + 8) % 8]
    }
}
