import Essentials
import Networking
import SpaceXLaunches

extension LaunchDetailEntity {
    /// Reads the record of a launch where it is in the response; nil if it is from another one.
    ///
    /// - Throws: ``RequestError/unreadable(reason:)`` when the response is a file that has changed.
    init?(of launch: LaunchEntity, in response: Body?) throws(RequestError) {
        guard let response, let place = launch.place else { return nil }
        let record = try response.bytes(in: place.range)
        let found = try? JSONReader.read(record) { json in
            place.isOfLaunchLibrary
                ? LaunchDetailEntity(launchLibrary: &json) : LaunchDetailEntity(json: &json)
        }
        guard let found = found.flatMap(\.self), found.describes(launch) else { return nil }
        self = found
    }

    /// The record of a launch in the response, or why it cannot be read; nil if it is not there.
    static func listed(_ launch: LaunchEntity, in response: Body?) -> LaunchDetailEntity? {
        do throws(RequestError) {
            return try LaunchDetailEntity(of: launch, in: response)
        } catch {
            return LaunchDetailEntity().lackingRecord(because: error)
        }
    }

    /// The details without those of the launch's own record, and why it could not be read.
    func lackingRecord(because error: RequestError) -> LaunchDetailEntity {
        var detail = self
        detail.warnings = ["The payloads and cores are unknown: \(error.summary)."]
        (detail.hasOwnRecord, detail.isIncomplete) = (false, true)
        return detail
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
