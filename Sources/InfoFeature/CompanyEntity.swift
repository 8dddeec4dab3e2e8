import Networking

/// What an API says of the company; nil where that is nothing usable.
struct CompanyEntity: Equatable, Sendable {
    var name: String?
    var founder: String?
    var founded: Int?
    var employees: Int?
    var vehicles: Int?
    var launchSites: Int?
    var testSites: Int?
    var valuation: Int?
    var ceo: String?
    var cto: String?
    var coo: String?
    var ctoPropulsion: String?
    var headquarters = Headquarters()
    var links = Links()
    var record = Record()

    struct Headquarters: Equatable, Sendable {
        var address: String?
        var city: String?
        var state: String?
    }

    /// The launches and landings so far, which only Launch Library counts.
    struct Record: Equatable, Sendable {
        var launches: Int?
        var successes: Int?
        var failures: Int?
        var pending: Int?
        var landings: Int?
    }

    struct Links: Equatable, Sendable {
        var website: String?
        var flickr: String?
        var twitter: String?
        var founderTwitter: String?
    }
}

extension CompanyEntity {
    /// Reads `/v4/company` of the r/SpaceX API; nil when the value has nothing of the company.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "name": name = json.string()
            case "founder": founder = json.string()
            case "founded": founded = json.integer()
            case "employees": employees = json.integer()
            case "vehicles": vehicles = json.integer()
            case "launch_sites": launchSites = json.integer()
            case "test_sites": testSites = json.integer()
            case "valuation": valuation = json.integer()
            case "ceo": ceo = json.string()
            case "cto": cto = json.string()
            case "coo": coo = json.string()
            case "cto_propulsion": ctoPropulsion = json.string()
            case "headquarters": headquarters = Headquarters(json: &json)
            case "links": links = Links(json: &json)
            default: break
            }
        }
        if self == CompanyEntity() { return nil }
    }
}

extension CompanyEntity.Headquarters {
    fileprivate init(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "address": address = json.string()
            case "city": city = json.string()
            case "state": state = json.string()
            default: break
            }
        }
    }
}

extension CompanyEntity.Links {
    fileprivate init(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "website": website = json.string()
            case "flickr": flickr = json.string()
            case "twitter": twitter = json.string()
            case "elon_twitter": founderTwitter = json.string()
            default: break
            }
        }
    }
}
