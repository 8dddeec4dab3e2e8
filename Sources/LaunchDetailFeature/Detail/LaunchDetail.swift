import Geodesy
import SectionEssentials
import SectionKit
import SpaceXLaunches

/// One launch with its details: the domain of the feature.
struct LaunchDetail: Equatable, Sendable {
    /// The launch as in lists.
    let launch: Launch

    /// The source's description of the mission.
    let missionDescription: String?

    let patch: String?
    let site: Site

    /// The launch window in seconds; 0 for an instantaneous one.
    let window: Int?

    let staticFire: PreciseDate?

    /// The number of people aboard.
    let crew: Int?

    let failures: [Failure]

    /// Nil if there is none, or nothing is known about it.
    let fairing: Fairing?

    let payloads: [Payload]
    let cores: [Core]
    let links: [Link]

    /// Whether the payloads, or all that only the launch's own record has, could not be loaded.
    let isPartial: Bool

    /// The keys of tables whose content is unknown, so that they must not seem empty.
    let unknownTables: [String]

    /// Sentences about data that could not be loaded or read.
    let warnings: [String]

    /// Details of the launch site; its short name is in ``launch``.
    struct Site: Equatable, Sendable {
        let fullName: String?

        /// The locality and the region, such as `Cape Canaveral, Florida`.
        let place: String?

        /// The coordinates, in degrees north and east.
        let latitude: Double?
        let longitude: Double?

        /// The position; nil if a coordinate is unknown, or is none.
        var position: Coordinate? {
            guard let latitude, let longitude else { return nil }
            return Coordinate(latitude: latitude, longitude: longitude)
        }
    }

    /// A failure during the launch.
    struct Failure: Equatable, Sendable {
        /// Seconds after liftoff, negative before.
        let time: Int?

        /// Kilometres above the ground.
        let altitude: Int?

        let reason: String?
    }

    /// The shells around the payload.
    struct Fairing: Equatable, Sendable {
        let reused: Bool?
        let recovery: Recovery
    }

    /// A web address about the launch.
    struct Link: Equatable, Sendable {
        /// What the address leads to.
        enum Kind: String, CaseIterable, Sendable {
            case webcast, article, wikipedia
            case pressKit = "press_kit"
            case redditCampaign = "reddit_campaign"
            case redditLaunch = "reddit_launch"
            case redditMedia = "reddit_media"
            case redditRecovery = "reddit_recovery"
        }

        let kind: Kind
        let url: String
    }
}

extension LaunchDetail {
    /// Creates the details from a launch and its entity.
    init(_ launch: Launch, _ entity: LaunchDetailEntity, warnings: [String] = []) {
        self.launch = launch
        missionDescription = entity.missionDescription.nonBlank
        patch = launch.patch ?? entity.patch
        site = Site(entity.site ?? SiteEntity())
        window = entity.window ?? Self.seconds(from: entity.windowStart, to: entity.windowEnd)
        staticFire = PreciseDate(staticFire: entity.staticFireUTC)
        crew = entity.crew
        failures = entity.failures.compactMap(Failure.init)
        fairing = entity.fairing.map { fairing in
            Fairing(
                reused: fairing.reused,
                recovery: Recovery(
                    attempted: fairing.recoveryAttempt, succeeded: fairing.recovered,
                    isUpcoming: launch.outcome == .upcoming))
        }
        payloads = (entity.payloads ?? []).map(Payload.init)
        cores = (entity.cores ?? []).map { Core($0, isUpcoming: launch.outcome == .upcoming) }
        let urls: [Link.Kind: String?] = [
            .webcast: launch.webcast, .article: launch.article, .wikipedia: launch.wikipedia,
            .pressKit: entity.presskit, .redditCampaign: entity.reddit.campaign,
            .redditLaunch: entity.reddit.launch, .redditMedia: entity.reddit.media,
            .redditRecovery: entity.reddit.recovery,
        ]
        links = Link.Kind.allCases.compactMap { kind in
            (urls[kind] ?? nil).map { Link(kind: kind, url: $0) }
        }
        isPartial = entity.isIncomplete
        unknownTables = entity.hasOwnRecord ? [] : ["failures", "payloads", "cores"]
        self.warnings = warnings + entity.warnings
    }

    private static func seconds(from start: String?, to end: String?) -> Int? {
        guard let start = start.flatMap(ISO8601.date), let end = end.flatMap(ISO8601.date) else {
            return nil
        }
        let seconds = end.timeIntervalSince(start)
        return seconds < 0 ? nil : Int(clamping: seconds)
    }
}

extension LaunchDetail.Site {
    fileprivate init(_ entity: SiteEntity) {
        fullName = entity.fullName.nonBlank
        let parts = [entity.locality.nonBlank, entity.region.nonBlank].compactMap(\.self)
        place = parts.isEmpty ? nil : parts.separated(by: ", ")
        latitude = entity.latitude
        longitude = entity.longitude
    }
}

extension LaunchDetail.Failure {
    fileprivate init?(_ entity: FailureEntity) {
        time = entity.time
        altitude = entity.altitude
        reason = entity.reason.nonBlank
        if time == nil, altitude == nil, reason == nil { return nil }
    }
}

extension PreciseDate {
    /// Creates a date from a text; midnight means that only the day is known.
    fileprivate init?(staticFire utc: String?) {
        guard let utc, let date = ISO8601.date(from: utc) else { return nil }
        self.init(date, precision: utc.contains("T00:00:00") ? .day : .hour)
    }
}
