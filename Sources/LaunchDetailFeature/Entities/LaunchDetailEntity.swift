import Networking
import SectionEssentials
import SpaceXLaunches

/// The details of one launch as an API describes them; nil for missing or unusable fields.
struct LaunchDetailEntity: Equatable, Sendable {
    var id: String?
    var name: String?
    var missionDescription: String?
    var patch: String?
    var window: Int?
    var windowStart: String?
    var windowEnd: String?
    var staticFireUTC: String?
    var crew: Int?
    var fairing: FairingEntity?
    var failures: [FailureEntity] = []
    var site: SiteEntity?
    var payloads: [PayloadEntity]?
    var cores: [CoreEntity]?
    var presskit: String?
    var reddit = RedditEntity()

    /// Sentences about data that could not be loaded.
    var warnings: [String] = []

    /// Whether the record that has the details was loaded.
    var hasOwnRecord = true

    /// Whether the payloads or the record could not be loaded.
    var isIncomplete = false

    /// Whether the record has neither payloads nor cores, as in a list that omits them.
    var isPartial: Bool { payloads == nil && cores == nil }
}

/// The fairing of a launch.
struct FairingEntity: Equatable, Sendable {
    var reused: Bool?
    var recoveryAttempt: Bool?
    var recovered: Bool?
}

/// A failure during a launch.
struct FailureEntity: Equatable, Sendable {
    /// Seconds after liftoff, negative before.
    var time: Int?

    /// Kilometres above the ground.
    var altitude: Int?

    var reason: String?
}

/// The addresses of the threads about a launch in r/SpaceX.
struct RedditEntity: Equatable, Sendable {
    var campaign: String?
    var launch: String?
    var media: String?
    var recovery: String?
}

extension LaunchDetailEntity {
    /// Reads a record of the r/SpaceX API's `/v4/launches` or `/v5/launches`; nil if the value is
    /// not an object.
    init?(json: inout JSONReader) {
        let isObject = json.object { key, json in read(key, &json) }
        if !isObject { return nil }
    }

    /// Reads one field of such a record.
    mutating func read(_ key: JSONText, _ json: inout JSONReader) {
        switch key {
        case "id": id = json.string()
        case "name": name = json.string()
        case "details": missionDescription = json.string()
        case "window": window = json.lenientInteger()
        case "static_fire_date_utc": staticFireUTC = json.string()
        case "crew": crew = json.list { _ in () }?.count
        case "fairings": fairing = FairingEntity(json: &json)
        case "failures": failures = json.list(FailureEntity.init(json:)) ?? []
        case "payloads": payloads = json.list(PayloadEntity.init(reference:))
        case "cores": cores = json.list(CoreEntity.init(json:))
        case "links": readLinks(&json)
        default: break
        }
    }

    private mutating func readLinks(_ json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "presskit": presskit = json.string()
            case "reddit":
                json.object { key, json in
                    switch key {
                    case "campaign": reddit.campaign = json.string()
                    case "launch": reddit.launch = json.string()
                    case "media": reddit.media = json.string()
                    case "recovery": reddit.recovery = json.string()
                    default: break
                    }
                }
            default: break
            }
        }
    }
}

extension FairingEntity {
    fileprivate init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            switch key {
            case "reused": reused = json.bool()
            case "recovery_attempt": recoveryAttempt = json.bool()
            case "recovered": recovered = json.bool()
            default: break
            }
        }
        if !isObject { return nil }
    }
}

extension FailureEntity {
    fileprivate init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            switch key {
            case "time": time = json.lenientInteger()
            case "altitude": altitude = json.lenientInteger()
            case "reason": reason = json.string()
            default: break
            }
        }
        if !isObject { return nil }
    }
}

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
