import Foundation

/// What the SpaceX APIs could answer, made up for tests: the shapes are real, the facts are not.
package enum SpaceXResponses {
    /// Two payloads of Night’s Watch, and one without an id.
    package static var payloads: String { get throws { try text("payloads") } }

    /// Two of the cores of Night’s Watch.
    package static var cores: String { get throws { try text("cores") } }

    /// Two landing pads.
    package static var landpads: String { get throws { try text("landpads") } }

    /// Two launches as Launch Library tells of them in its detailed mode: of one all, of the other
    /// next to nothing.
    package static var launchLibrary: String { get throws { try text("launch-library") } }

    /// Launches with names and ids that sheets and calendars could take for something else.
    package static var hostileLaunches: String { get throws { try text("launches-hostile") } }

    private static func text(_ name: String) throws -> String {
        let file = Bundle.module.bundleURL.appending(path: "JSON/\(name).json")
        return try String(contentsOf: file, encoding: .utf8)
    }
}
