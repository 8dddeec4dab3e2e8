import Geodesy
import SectionCLibrary
import SectionEssentials

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
        let length = ScaleLength(atMost: width * Self.largestShare)
        html = """
            <g class="labels"><rect x="2%" y="94%" width="\((length.metres / width * 100).fixed(2))%" \
            height="3"/><text x="2%" y="94%" dy="-5">\(length.text)</text></g>\n
            """
    }
}
