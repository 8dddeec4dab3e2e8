/// A launch as an API describes it; nil for missing or unusable fields.
package struct LaunchEntity: Equatable, Sendable {
    /// The API's id of the launch.
    package var id: String?
    package var name = ""
    package var flightNumber: Int?
    package var dateUTC: String?
    package var datePrecision: String?
    package var upcoming: Bool?
    package var success: Bool?

    /// Whether a part of the launch failed; ``success`` is false then.
    package var isPartialFailure = false

    /// Whether the date is not firm; nil if the API does not say.
    package var isTentative: Bool?

    /// Whether SpaceX is the launch provider; nil if the API does not say.
    package var isOfSpaceX: Bool?

    /// The ids of the rocket and the launch site, if the API has their names elsewhere.
    package var rocketID: String?
    package var launchpadID: String?

    /// The names of the rocket and the launch site.
    package var rocket: String?
    package var launchpad: String?

    /// The launch site, if its record has more than the name.
    package var site: SiteEntity?

    package var patch: String?
    package var webcast: String?
    package var article: String?
    package var wikipedia: String?

    /// The place of its record in the response; nil if it is not from one.
    package var place: RecordPlace?
}

extension LaunchEntity {
    /// Creates a launch with a name only.
    package init(name: String) {
        self.name = name
    }
}
