import Networking

/// The company as an API describes it; nil for fields that are missing or unusable.
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

    /// The numbers of launches and landings so far, which only Launch Library has.
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
    /// Reads the r/SpaceX API's `/v4/company`; nil if no field is usable.
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

extension CompanyEntity {
    /// Reads a record of Launch Library's `/2.3.0/agencies/`; nil if no field is usable.
    init?(launchLibrary json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "name": name = json.string()
            case "founding_year": founded = json.integer()
            case "administrator": ceo = Self.person(json.string())
            case "info_url": links.website = json.string()
            case "total_launch_count": record.launches = json.integer()
            case "successful_launches": record.successes = json.integer()
            case "failed_launches": record.failures = json.integer()
            case "pending_launches": record.pending = json.integer()
            case "successful_landings": record.landings = json.integer()
            default: break
            }
        }
        if self == CompanyEntity() { return nil }
    }

    /// The name of the CEO in text such as `CEO: Elon Musk`; nil for other offices.
    private static func person(_ administrator: String?) -> String? {
        guard let administrator, administrator.hasPrefix("CEO: ") else { return nil }
        return String(administrator.dropFirst(5))
    }
}
