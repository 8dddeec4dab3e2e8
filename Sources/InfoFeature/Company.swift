/// What the company is: the feature's domain, with the address in one piece.
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
}

extension Company {
    /// Takes the meaning out of what the API says.
    init(_ entity: CompanyEntity) {
        let place = entity.headquarters
        let address = [place.address, place.city, place.state].compactMap(\.self)
            .filter { !$0.isEmpty }
        name = entity.name
        founder = entity.founder
        founded = entity.founded
        employees = entity.employees
        vehicles = entity.vehicles
        launchSites = entity.launchSites
        testSites = entity.testSites
        valuation = entity.valuation
        ceo = entity.ceo
        cto = entity.cto
        coo = entity.coo
        ctoPropulsion = entity.ctoPropulsion
        headquarters = address.isEmpty ? nil : address.joined(separator: ", ")
        website = entity.links.website
        flickr = entity.links.flickr
        twitter = entity.links.twitter
        founderTwitter = entity.links.founderTwitter
    }
}
