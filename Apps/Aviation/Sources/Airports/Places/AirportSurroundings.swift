import Geodesy
package import Networking
package import SectionKit

/// Base maps around airports.
package enum AirportSurroundings {
    /// How far a base map reaches from the reference point of an airport or the middle of a city, in metres:
    /// its runways, and the last minutes of an approach.
    private static let reach = 15_000.0

    /// Returns what a program knows as places: the airports and cities of a table.
    package static func places<Dependencies>(
        from request: @escaping @Sendable (Dependencies) -> any BaseRequestInput
    ) -> BaseMapPlaces<Dependencies> {
        BaseMapPlaces(
            "an airport or a city", example: "MUC",
            suggestions: .vocabulary(AirportVocabulary.name)
        ) { dependencies, name throws(UsageError) in
            let airports: AirportDirectory
            do throws(RequestError) {
                airports = AirportDirectory(
                    try await request(dependencies).value(of: .airports).airports)
            } catch {
                throw UsageError("\(error.summary). \(error.recovery)")
            }
            do throws(UnknownPlace) {
                guard let text = PlaceText(name) else {
                    throw UnknownPlace.notFound(name, nearest: nil)
                }
                let place = try text.place(in: airports)
                guard let point = GeoBox(containing: [place.coordinate]) else {
                    throw .noPosition(name)
                }
                return point.enlarged(by: reach)
            } catch {
                throw UsageError("\(error.explanation.message) \(error.explanation.recovery)")
            }
        }
    }
}
