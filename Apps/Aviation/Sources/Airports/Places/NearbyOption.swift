package import SectionKit

/// The options for a place and a distance from it, which several features have.
package enum NearbyOption {
    /// The option `--near`, for a list of things with a position, such as `airports`.
    package static func near(_ things: String) -> SectionOption<PlaceText> {
        SectionOption(
            "near",
            placeholder: "PLACE",
            summary: "the \(things) nearest to a place first, with distance and bearing",
            accepts: "a position in degrees, an airport's code or name, or a city",
            example: "40.6,-73.8, JFK or 'new york'",
            suggestions: .vocabulary(AirportVocabulary.name),
            parse: PlaceText.init
        )
    }

    /// The option `--radius`, for how far things may be from the place of `--near`.
    package static func radius(_ things: String) -> SectionOption<DistanceText> {
        SectionOption(
            "radius",
            placeholder: "DISTANCE",
            summary: "only \(things) within this distance of --near",
            accepts: "a distance in nm, km or mi; without a unit in nautical miles",
            example: "50, 50km or 30mi",
            parse: DistanceText.init
        )
    }
}
