import SectionKit
package import Tracks

/// A made-up walk, which nobody has walked, with pictures that the program draws.
package enum DemoWalk {
    /// The track, with heights and times.
    package static let track = Track(name: "A made-up walk", segments: [])
}
