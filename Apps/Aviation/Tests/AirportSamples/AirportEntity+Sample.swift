package import Airports
import Networking

extension AirportEntity {
    /// Creates a sample airport with the values that matter to a test.
    package static func sample(
        _ name: String,
        ident: String = "QZZZ",
        type: String? = "medium_airport",
        country: String? = "GB",
        city: String? = nil,
        iata: String? = nil,
        elevation: Int? = nil,
        isScheduled: Bool = false
    ) -> AirportEntity {
        var entity = AirportEntity(ident: ident, name: name)
        entity.type = type
        entity.country = country
        entity.municipality = city
        entity.iata = iata
        entity.elevation = elevation
        entity.isScheduled = isScheduled
        return entity
    }
}

extension CountryEntity {
    /// Creates a sample country with the values that matter to a test.
    package static func sample(
        _ code: String,
        _ name: String,
        continent: String? = nil,
        aliases: String? = nil
    ) -> CountryEntity {
        var entity = CountryEntity(code: code, name: name)
        entity.continent = continent
        entity.aliases = aliases
        return entity
    }
}
