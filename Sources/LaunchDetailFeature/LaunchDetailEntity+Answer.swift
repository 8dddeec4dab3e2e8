#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Networking
import SpaceXLaunches

extension LaunchDetailEntity {
    /// Finds a launch in an answer, which is its own record or a list in any shape that an API
    /// gives it; nil if it is not there.
    init?(of launch: LaunchEntity, in answer: Data) {
        let found = try? JSONReader.read(answer) { json in
            var records: [LaunchDetailEntity?] = []
            if json.array({ records.append(LaunchDetailEntity(json: &$0)) }) {
                return records.first { $0?.tells(of: launch) == true }
            }
            var own = LaunchDetailEntity()
            json.object { key, json in
                switch key {
                case "docs": json.array { records.append(LaunchDetailEntity(json: &$0)) }
                case "results":
                    json.array { records.append(LaunchDetailEntity(launchLibrary: &$0)) }
                default: own.read(key, &json)
                }
            }
            return (records + [own]).first { $0?.tells(of: launch) == true }
        }
        guard let found = found.flatMap(\.self)?.flatMap(\.self) else { return nil }
        self = found
    }

    private func tells(of launch: LaunchEntity) -> Bool {
        launch.id == nil ? name == launch.name : id == launch.id
    }
}
