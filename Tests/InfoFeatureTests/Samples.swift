@testable import InfoFeature

extension Company {
    /// Nothing is known of the company.
    static let unknown = Company(CompanyEntity())

    /// A few things are known of the company.
    static let sample = Company(.sample)

    /// All is known that the full answer says.
    static let full = Company(.full)
}

extension CompanyEntity {
    /// What the full answer says.
    static let full = CompanyEntity(
        name: "Heron & Daughters",
        founder: "Ada Ångström",
        founded: 2015,
        employees: 12_500,
        vehicles: 3,
        launchSites: 1,
        testSites: 2,
        valuation: 7_450_000_000,
        ceo: "Ada Ångström",
        cto: "Bo *Quick* Lindqvist",
        coo: "陳 Mei",
        ctoPropulsion: "O’Hara_Jones",
        headquarters: .init(address: "12 Mole Street", city: "Århus", state: "Jutland"),
        links: .init(
            website: "https://heron.example/",
            flickr: "https://photos.example/heron_(official)",
            twitter: "https://social.example/heron",
            founderTwitter: "https://social.example/ada"
        )
    )

    /// A little of it.
    static let sample = CompanyEntity(name: "Heron", founder: "Ada", founded: 2015, employees: 3)
}
