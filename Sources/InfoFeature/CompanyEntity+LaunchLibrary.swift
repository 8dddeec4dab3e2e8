import Networking

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
