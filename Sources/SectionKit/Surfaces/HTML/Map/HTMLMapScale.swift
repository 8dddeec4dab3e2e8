import CLibrary
import Essentials
import Geodesy

/// Writes the scale of a drawing: a bar whose length is a round distance in its middle.
struct HTMLMapScale {
    /// The markup; empty in the middle of a pole.
    let html: String

    /// The largest part of the width that the bar takes.
    private static let largestShare = 0.15

    init(_ frame: HTMLMapFrame) {
        let latitude = (frame.north - frame.height / 2) * .pi / 180
        let width = frame.width * .pi / 180 * Earth.meanRadius * cos(latitude)
        guard width > 1 else {
            html = ""
            return
        }
        let length = Self.round(width * Self.largestShare)
        let metres = Int(length.rounded())
        let text = metres < 1000 ? "\(metres) m" : "\((metres / 1000).grouped) km"
        html = """
            <g class="labels"><rect x="2%" y="94%" width="\((length / width * 100).fixed(2))%" \
            height="3"/><text x="2%" y="94%" dy="-5">\(text)</text></g>\n
            """
    }

    /// The largest of 1, 2 and 5 times a power of ten that is not longer; at least 1.
    private static func round(_ length: Double) -> Double {
        var power = 1.0
        while power * 10 <= length { power *= 10 }
        return (([5, 2, 1].first { $0 * power <= length }) ?? 1) * power
    }
}
