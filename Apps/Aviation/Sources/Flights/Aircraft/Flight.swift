package import Airports
package import Essentials

/// An aircraft with what the embedded tables know of it.
package struct Flight: Equatable, Sendable {
    package var aircraft: Aircraft
    package var airline: Airline?
    package var type: AircraftType?

    /// The country of registration, from the source's word or the block of its address.
    package var country: Country?

    /// Whether the source says so, or its address is in a military block.
    package var isMilitary: Bool

    /// The time that its age counts to.
    package var present: Date

    package init(
        _ aircraft: Aircraft,
        in directory: any AircraftDirectory,
        countries: Countries,
        at present: Date
    ) {
        let block = directory.block(of: aircraft.address)
        self.aircraft = aircraft
        self.present = present
        airline = aircraft.callSign.flatMap(directory.airline(ofCallSign:))
        type = aircraft.typeCode.flatMap(directory.type)
        let named = aircraft.countryName.flatMap { name in (try? countries.named(name))?.first }
        country = named ?? block?.country.map { countries[$0] }
        isMilitary = aircraft.isMilitary || block?.isMilitary ?? false
    }
}

extension Flight {
    /// Its best name: the call sign, else the registration, else the address.
    package var name: String {
        aircraft.callSign ?? aircraft.registration ?? aircraft.address.description
    }

    /// The age of its position in seconds; nil without a position.
    package var positionAge: Double? { aircraft.positionAge(at: present) }
}
