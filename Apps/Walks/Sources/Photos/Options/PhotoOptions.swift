package import SectionKit

/// The options that say where photos are from: a folder, or a server that is told the positions of
/// the steps.
package enum PhotoOptions {
    /// The folder of the person's own photos.
    package static let folder = SectionOption<String>(
        "photos",
        placeholder: "DIR",
        summary: "show your own photos, placed by their positions or times; nothing is sent",
        accepts: "the name of a folder",
        example: "~/Pictures/lake",
        suggestions: .files(.folder)
    ) { $0.isEmpty ? nil : $0 }

    /// The server of other people's photos.
    package static let server = SectionOption<PhotoServer>(
        "photos-from",
        placeholder: "SERVER",
        summary: "show other people's photos; sends the position of each step to the server",
        default: nil
    ).givenEachTime(because: "it sends positions to a server")

    /// How far the clocks of cameras were ahead of UTC.
    package static let offset = SectionOption<CameraOffsets>(
        "camera-offset",
        placeholder: "TIME",
        summary:
            "how far the camera's clock was ahead of UTC, for photos that do not say it; with a name, that of one camera, whatever its photos say",
        accepts:
            "hours and minutes, or a number with d, h, m or s; before it, a camera and =",
        example: "+02:00 or NIKON=-20h",
        parse: CameraOffsets.init)

    /// The time zone of the camera's clock.
    package static let zone = SectionOption<String>(
        "camera-zone",
        placeholder: "ZONE",
        summary:
            "the time zone of the camera's clock, for photos that do not say it; else that of --timezone",
        accepts: "an IANA time zone name",
        example: "Europe/Ljubljana",
        suggestions: .zones
    ) { $0.isEmpty ? nil : $0 }

    /// Whether the server may be asked often.
    package static let often = SectionOption<Bool>(
        "yes", summary: "with --photos-from, ask the server more than 50 times if need be"
    ).givenEachTime(because: "it agrees to many requests")

    /// All of them, in the order of help.
    package static let all = [
        folder.description, server.description, offset.description, zone.description,
        often.description,
    ]

    /// Returns the source that a person has chosen; nil if none was chosen.
    ///
    /// - Parameters:
    ///   - shown: the zone that a person wants to see times in, which is taken for the camera's;
    ///     nil if none was chosen.
    ///   - zone: returns the time zone of an IANA name; nil if there is none.
    /// - Throws: `UsageError` when options contradict each other, or there is no such zone.
    package static func source(
        _ values: OptionValues,
        shownIn shown: DisplayZone? = nil,
        zone: (String) -> DisplayZone?
    ) throws(UsageError) -> PhotoSource? {
        let clock = try clock(values, zone: zone)
        let isSet = try values.value(of: offset) != nil || clock != .unknown
        let folder = try values.value(of: folder)
        let server = try values.value(of: server)
        switch (folder, server) {
        case (nil, nil), (nil, .some):
            if isSet {
                throw UsageError(conflict: "--camera-offset and --camera-zone need --photos DIR.")
            }
            return server.map(\.source)
        case (let folder?, nil):
            let offsets = try values.value(of: offset)
            let usual = clock == .unknown ? shown.map { .zone($0) } ?? clock : clock
            return .folder(folder, offsets?.clock(others: usual) ?? usual)
        case (.some, .some):
            throw UsageError(conflict: "--photos and --photos-from cannot be used together.")
        }
    }

    /// The zone of the cameras' clocks.
    private static func clock(
        _ values: OptionValues,
        zone: (String) -> DisplayZone?
    ) throws(UsageError) -> CameraClock {
        guard let name = try values.value(of: Self.zone) else { return .unknown }
        guard try values.value(of: offset)?.usual == nil else {
            throw UsageError(
                conflict:
                    "--camera-offset and --camera-zone cannot be used together, unless the offset is"
                    + " that of one camera, as in NIKON=+02:00.")
        }
        guard let zone = zone(name) else { throw Self.zone.description.usageError(for: name) }
        return .zone(zone)
    }
}

/// A server of other people's photos.
package enum PhotoServer: String, CaseIterable, Sendable {
    /// Wikimedia Commons, which needs no key.
    case commons

    /// Flickr, which needs a person's own key.
    case flickr

    fileprivate var source: PhotoSource {
        switch self {
        case .commons: .commons
        case .flickr: .flickr
        }
    }
}
