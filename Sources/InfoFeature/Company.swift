/// What is known of the company: the domain, with the address in one piece and no empty words.
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
    /// Takes the meaning out of what the API says.
    init(_ entity: CompanyEntity) {
        let known = { (text: String?) in text.flatMap { $0.isEmpty ? nil : $0 } }
        let place = entity.headquarters
        let address = [place.address, place.city, place.state].compactMap(known)
        name = known(entity.name)
        founder = known(entity.founder)
        founded = entity.founded
        employees = entity.employees
        vehicles = entity.vehicles
        launchSites = entity.launchSites
        testSites = entity.testSites
        valuation = entity.valuation
        ceo = known(entity.ceo)
        cto = known(entity.cto)
        coo = known(entity.coo)
        ctoPropulsion = known(entity.ctoPropulsion)
        headquarters = address.isEmpty ? nil : address.joined(separator: ", ")
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
