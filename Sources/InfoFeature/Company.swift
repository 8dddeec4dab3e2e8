import SectionKit

/// The company: the domain, with the address as one text and empty texts as nil.
struct Company: Equatable, Sendable {
    let name: String?
    let founder: String?
    let founded: Int?
    let employees: Int?
    let vehicles: Int?
    let launchSites: Int?
    let testSites: Int?
    let valuation: Int?
    let ceo: String?
    let cto: String?
    let coo: String?
    let ctoPropulsion: String?
    let headquarters: String?
    let website: String?
    let flickr: String?
    let twitter: String?
    let founderTwitter: String?
    let launches: Int?
    let successes: Int?
    let failures: Int?
    let pending: Int?
    let landings: Int?
}

extension Company {
    /// Creates the company from an entity.
    init(_ entity: CompanyEntity) {
        let place = entity.headquarters
        let address = [place.address, place.city, place.state].compactMap { $0.nonBlank }
        name = entity.name.nonBlank
        founder = entity.founder.nonBlank
        founded = entity.founded
        employees = entity.employees
        vehicles = entity.vehicles
        launchSites = entity.launchSites
        testSites = entity.testSites
        valuation = entity.valuation
        ceo = entity.ceo.nonBlank
        cto = entity.cto.nonBlank
        coo = entity.coo.nonBlank
        ctoPropulsion = entity.ctoPropulsion.nonBlank
        headquarters = address.isEmpty ? nil : address.separated(by: ", ")
        website = entity.links.website
        flickr = entity.links.flickr
        twitter = entity.links.twitter
        founderTwitter = entity.links.founderTwitter
        launches = entity.record.launches
        successes = entity.record.successes
        failures = entity.record.failures
        pending = entity.record.pending
        landings = entity.record.landings
    }
}
