import Networking
import SectionKit

/// What the sections of the program are made of.
struct HarbourDependencies: Sendable {
    let tides: Feed
    let ships: Feed
    let pilots: Feed
    let berths: Feed

    /// What ships send by radio.
    let radio: any LineStreamInput
}

/// Who answers for a section, and what the section says of it.
struct Feed: Sendable {
    let request: any BaseRequestInput

    /// Where the facts are from; nil if that is what the report says already.
    let source: Report.Source?

    /// A feed of the report's own source.
    init(_ request: any BaseRequestInput) {
        self.request = request
        source = nil
    }

    /// A feed of another source than the report's.
    init(_ request: any BaseRequestInput, _ id: String, _ summary: String) {
        self.request = request
        source = Report.Source(id: id, summary: summary)
    }
}
