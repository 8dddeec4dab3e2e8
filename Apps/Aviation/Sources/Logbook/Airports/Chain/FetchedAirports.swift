import Airports
import Networking
import SectionKit

/// The whole table of OurAirports, which is fetched only when a person asks for it.
package struct AirportsTable: Sendable {
    let server: LogDependencies.RequestOpening
    let cache: LogDependencies.RequestOpening

    /// Creates the table.
    ///
    /// - Parameters:
    ///   - server: requests it from its server.
    ///   - cache: requests it from the cache, and never from its server.
    package init(
        server: @escaping LogDependencies.RequestOpening,
        cache: @escaping LogDependencies.RequestOpening
    ) {
        self.server = server
        self.cache = cache
    }
}

/// Finds airports in the whole table of OurAirports, without asking its server if it was not fetched.
struct FetchedAirports: LogAirportsInput {
    let open: LogDependencies.RequestOpening
    let countries: any AirportsServiceInput

    /// Whether its server may be asked, so that an error is worth a warning.
    let isFetching: Bool

    func airports(_ codes: Set<String>) async -> FoundAirports {
        let request: any BaseRequestInput
        do throws(UsageError) {
            request = try open()
        } catch {
            return failure(error.message)
        }
        do throws(RequestError) {
            let table = try await request.value(of: .airports.accepting(upTo: Self.keptFor))
            let found = Airport.all(table.airports, countries: await countries.known())
                .airports(withCodes: codes)
            return FoundAirports(
                found.mapValues { LogAirport($0, zone: nil, origin: .fetched) })
        } catch {
            return failure("\(error.summary). \(error.recovery)")
        }
    }

    private func failure(_ reason: String) -> FoundAirports {
        FoundAirports(
            warnings: isFetching
                ? ["The table of OurAirports could not be fetched: \(reason)"] : [],
            lacksTable: isFetching)
    }

    /// How old the table may be: ten years, because a log is of the past.
    private static let keptFor = Duration.seconds(3650 * 86_400)
}
