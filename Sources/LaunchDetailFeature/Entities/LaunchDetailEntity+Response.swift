import Essentials
import Networking
import SpaceXLaunches

extension LaunchDetailEntity {
    /// Finds a launch in a response; nil if it is missing.
    init?(of launch: LaunchEntity, in response: Data) {
        let found = try? JSONReader.read(response) { LaunchDetailEntity(of: launch, json: &$0) }
        guard let found = found.flatMap(\.self) else { return nil }
        self = found
    }

    /// Finds a launch in its own record, or in a list in any of the APIs' formats; nil if it is
    /// missing.
    init?(of launch: LaunchEntity, json: inout JSONReader) {
        var records: [LaunchDetailEntity?] = []
        var own = LaunchDetailEntity()
        if !json.array({ records.append(LaunchDetailEntity(json: &$0)) }) {
            json.object { key, json in
                switch key {
                case "docs": json.array { records.append(LaunchDetailEntity(json: &$0)) }
                case "results":
                    json.array { records.append(LaunchDetailEntity(launchLibrary: &$0)) }
                default: own.read(key, &json)
                }
            }
            records.append(own)
        }
        let found = records.first { $0?.describes(launch) == true }
        guard let found = found.flatMap(\.self) else { return nil }
        self = found
    }

    private func describes(_ launch: LaunchEntity) -> Bool {
        launch.id == nil ? name == launch.name : id == launch.id
    }
}
