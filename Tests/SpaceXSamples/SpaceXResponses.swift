import Foundation

/// Responses of the SpaceX APIs, made up for tests: the structure is real, the facts are not.
package enum SpaceXResponses {
    /// Two payloads of Night’s Watch, and one without an id.
    package static var payloads: String { get throws { try text("payloads") } }

    /// Two of the cores of Night’s Watch.
    package static var cores: String { get throws { try text("cores") } }

    /// Two landing pads.
    package static var landpads: String { get throws { try text("landpads") } }

    /// Two launches of Launch Library in detailed mode: one with all fields, the other with very
    /// few.
    package static var launchLibrary: String { get throws { try text("launch-library") } }

    /// Launches with names and ids that spreadsheets and calendars could misread.
    package static var hostileLaunches: String { get throws { try text("launches-hostile") } }

    private static func text(_ name: String) throws -> String {
        let file = Bundle.module.bundleURL.appending(path: "JSON/\(name).json")
        return try String(contentsOf: file, encoding: .utf8)
    }
}
