import FeatureTesting
package import Networking
import SectionEssentials
import SectionKit
package import Tracks
package import Walking

extension WalkDependencies {
    /// Dependencies with files in memory by their paths; nothing else can be opened.
    package static func sample(
        files: [String: Body] = [:],
        demo: Track = Track(name: "Demo", segments: [])
    ) -> WalkDependencies {
        WalkDependencies(
            open: { path throws(UsageError) in
                guard let body = files[path] else {
                    throw UsageError("\(path) cannot be opened: No such file or directory.")
                }
                return body
            },
            demo: demo,
            photos: { _ throws(UsageError) in throw UsageError("there are no photos.") },
            images: { _ throws(UsageError) in throw UsageError("there are no photos.") },
            receiver: { _ throws(UsageError) in throw UsageError("there is no receiver.") },
            walks: { () throws(UsageError) in throw UsageError("there is no list of walks.") },
            now: GoldenFormat.now)
    }
}
