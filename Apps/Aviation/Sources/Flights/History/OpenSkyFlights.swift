package import Networking
package import SectionEssentials

/// OpenSky's flights of one aircraft, which cost more credits than anything else that it offers.
///
/// OpenSky adds the flights of a day, in UTC, in the night after it.
package struct OpenSkyFlights: PastFlightsInput {
    private let live: any BaseRequestInput
    private let cached: any BaseRequestInput
    private let note: @Sendable (String) -> Void

    /// The credits for a time within one or two days, by UTC.
    static let credits = 30

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - live: a request to the server.
    ///   - cached: a request that uses only cached responses.
    ///   - note: tells a person the cost of a request before it is sent.
    package init(
        live: any BaseRequestInput,
        cached: any BaseRequestInput,
        note: @escaping @Sendable (String) -> Void
    ) {
        self.live = live
        self.cached = cached
        self.note = note
    }

    package func flights(
        of address: AircraftAddress,
        in time: Range<Date>
    ) async throws(RequestError) -> Records<PastFlight> {
        let flights = Resource.pastFlights(at: Self.endpoint(of: address, in: time))
        do throws(RequestError) {
            return try await cached.value(of: flights)
        } catch .notFound {
            return Records()
        } catch {
            note(OpenSkyService.cost(of: Self.credits))
        }
        do throws(RequestError) {
            return try await live.value(of: flights)
        } catch .notFound {
            // How OpenSky says that there is none.
            return Records()
        }
    }

    static func endpoint(of address: AircraftAddress, in time: Range<Date>) -> Endpoint {
        func seconds(_ date: Date) -> String { "\(Int(clamping: date.timeIntervalSince1970))" }
        return Endpoint(
            "/flights/aircraft",
            query: [
                .init("icao24", "\(address)"), .init("begin", seconds(time.lowerBound)),
                .init("end", seconds(time.upperBound)),
            ])
    }
}
