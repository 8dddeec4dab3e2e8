@testable import InfoFeature

extension Company {
    /// A company with unknown fields only.
    static let unknown = Company(CompanyEntity())

    /// A company with a few known fields.
    static let sample = Company(.sample)

    /// The company of the full response.
    static let full = Company(.full)
}

extension CompanyEntity {
    /// The entity of the full response.
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

    /// An entity with a few fields.
    static let sample = CompanyEntity(name: "Heron", founder: "Ada", founded: 2015, employees: 3)
}
