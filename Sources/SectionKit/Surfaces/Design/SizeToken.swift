/// A distance or a text size of pages, by its role.
///
/// The raw value is the name of the CSS variable, without the dashes before it.
enum SizeToken: String, CaseIterable {
    // Distances, from that between a sign and its word to that around the page.
    case space1 = "space-1"
    case space2 = "space-2"
    case space3 = "space-3"
    case space4 = "space-4"
    case space5 = "space-5"
    case space6 = "space-6"

    // Text, from the title to the ticks of a chart.
    case title = "font-title"
    case heading = "font-heading"
    case subheading = "font-subheading"
    case body = "font-body"
    case small = "font-small"
    case label = "font-label"
    case tick = "font-tick"

    /// The size in CSS; the title is smaller on phones.
    private var size: String {
        switch self {
        case .space1: "0.25rem"
        case .space2: "0.5rem"
        case .space3: "0.75rem"
        case .space4: "1rem"
        case .space5: "1.5rem"
        case .space6: "2.5rem"
        case .title: "clamp(1.75rem, 5vw, 2.25rem)"
        case .heading: "1.4rem"
        case .subheading: "1.05rem"
        case .body: "1rem"
        case .small: "0.875rem"
        case .label: "0.8rem"
        case .tick: "0.75rem"
        }
    }

    /// The variable for style sheets, such as `--space-4: 1rem;`.
    var variable: String { "--\(rawValue): \(size);" }
}
