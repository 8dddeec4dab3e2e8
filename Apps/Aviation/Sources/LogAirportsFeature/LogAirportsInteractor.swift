import Airports
import FeatureKit
import Logbook
import Networking
import RecordStore
import SectionEssentials
import SectionKit

/// The outputs that results about own airports are reported to.
typealias LogAirportsOutput<Value> = InteractorOutput<Value, OwnAirportError>

/// Lists the airports of the log, and changes those that the person has described.
struct LogAirportsInteractor: InteractorInput {
    let log: any LogInput
    let store: OwnAirportsStore
    let airports: any LogAirportsInput
    let countries: any AirportsServiceInput
    let zone: @Sendable (String) -> DisplayZone?

    func fetch(
        _: Void, reportingTo output: any LogAirportsOutput<LogAirportList>
    ) async {
        await output.report { () throws(OwnAirportError) in
            do throws(LogError) {
                let log = try await log.log()
                let own = try await store.airports().records.map(\.record.code)
                return LogAirportList(log, own: await airports.airports(Set(own)).airports)
            } catch {
                throw .log(error)
            }
        }
    }

    func fetchKnown(
        _ code: AirportCode,
        reportingTo output: some LogAirportsOutput<OwnAirport?>
    ) async {
        await output.didFetch(await known(code))
    }

    func fetchNew(
        _ description: AirportDescription,
        reportingTo output: some LogAirportsOutput<OwnAirport>
    ) async {
        await output.report { () throws(OwnAirportError) in try await airport(description) }
    }

    func fetchOwn(
        _ code: AirportCode,
        reportingTo output: some LogAirportsOutput<OwnAirport>
    ) async {
        await output.report { () throws(OwnAirportError) in try await own(code).record }
    }

    func add(
        _ description: AirportDescription,
        reportingTo output: some LogAirportsOutput<OwnAirport>
    ) async {
        await output.report { () throws(OwnAirportError) in
            let airport = try await airport(description)
            var change = StoreChange<OwnAirport>("add the airport \(airport.code)")
            change.put(airport, as: description.code.id)
            try await commit(change)
            return airport
        }
    }

    func remove(
        _ code: AirportCode,
        reportingTo output: some LogAirportsOutput<OwnAirport>
    ) async {
        await output.report { () throws(OwnAirportError) in
            let found = try await own(code)
            var change = StoreChange<OwnAirport>("remove the airport \(code.text)")
            change.remove(found.id, if: .revision(found.revision))
            try await commit(change)
            return found.record
        }
    }
}

extension LogAirportsInteractor {
    private func known(_ code: AirportCode) async -> OwnAirport? {
        await airports.airports([code.text]).airports[code.text].map {
            OwnAirport($0, code: code)
        }
    }

    /// What is known of an airport, with what the person says of it.
    private func airport(
        _ description: AirportDescription
    ) async throws(OwnAirportError) -> OwnAirport {
        let known = await known(description.code)
        guard let name = description.name ?? known?.name else { throw .noName(description.code) }
        if let zone = description.zone, self.zone(zone) == nil { throw .unknownZone(zone) }
        var airport = known ?? OwnAirport(code: description.code.text, name: name)
        airport.name = name
        airport.position = description.position ?? airport.position
        airport.city = description.city ?? airport.city
        airport.zone = description.zone ?? airport.zone
        if let country = description.country { airport.country = try await code(of: country) }
        return airport
    }

    private func code(of country: String) async throws(OwnAirportError) -> String? {
        let entities: [CountryEntity]
        do throws(RequestError) {
            entities = try await countries.countries().countries
        } catch {
            throw .unknownCountry(UnknownCountry(name: country, nearest: nil))
        }
        do throws(UnknownCountry) {
            return try Countries(entities).named(country).first?.code
        } catch {
            throw .unknownCountry(error)
        }
    }

    private func own(_ code: AirportCode) async throws(OwnAirportError) -> Revised<OwnAirport> {
        let records: [Revised<OwnAirport>]
        do throws(LogError) {
            records = try await store.airports().records
        } catch {
            throw .log(error)
        }
        guard let found = records.first(where: { $0.record.code == code.text }) else {
            throw .notOwn(code, nearest: code.text.nearest(in: records.map(\.record.code)))
        }
        return found
    }

    private func commit(_ change: StoreChange<OwnAirport>) async throws(OwnAirportError) {
        do throws(LogError) { try await store.commit(change) } catch { throw .log(error) }
    }
}

/// Why the airports could not be read or changed.
enum OwnAirportError: ExplainedError, Equatable {
    case log(LogError)

    /// Nothing is known of an airport, and it was given no name.
    case noName(AirportCode)

    case unknownZone(String)
    case unknownCountry(UnknownCountry)

    /// The person has described no airport with a code.
    case notOwn(AirportCode, nearest: String?)

    var summary: String {
        switch self {
        case .log(let error): error.summary
        case .noName(let code): "nothing is known of \(code.text)"
        case .unknownZone(let name): "no time zone is called \(name)"
        case .unknownCountry(let error): "no country is called \(error.name)"
        case .notOwn(let code, _): "\(code.text) is not one of your own airports"
        }
    }

    var recovery: String {
        switch self {
        case .log(let error): error.recovery
        case .noName: "Give its name with --name, and where it is with --position."
        case .unknownZone: "Give a name of the IANA database, such as Europe/Berlin."
        case .unknownCountry(let error): error.explanation.recovery
        case .notOwn(_, let nearest?): "Did you mean \(nearest)?"
        case .notOwn(_, nil): "Run 'flight-log airports' to see them."
        }
    }
}
