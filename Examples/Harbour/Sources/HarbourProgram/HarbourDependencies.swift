import Networking
import SectionKit

/// The dependencies that the sections of the program are built from.
struct HarbourDependencies: Sendable {
    let tides: Feed
    let ships: Feed
    let pilots: Feed
    let berths: Feed

    /// The lines that ships send by radio.
    let radio: any LineStreamInput
}

/// The request of a section, and the source that the section shows.
struct Feed: Sendable {
    let request: any BaseRequestInput

    /// The source of the facts; nil if it is the report's source.
    let source: Report.Source?

    /// A feed from the report's own source.
    init(_ request: any BaseRequestInput) {
        self.request = request
        source = nil
    }

    /// A feed from another source than the report's.
    init(_ request: any BaseRequestInput, _ id: String, _ summary: String) {
        self.request = request
        source = Report.Source(id: id, summary: summary)
    }
}
