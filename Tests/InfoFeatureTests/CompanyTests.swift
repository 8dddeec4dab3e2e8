import Testing

@testable import InfoFeature

@Suite struct CompanyTests {
    @Test func `the company has the values of the entity`() {
        let company = Company(.sample)

        #expect(company.name == "Heron")
        #expect(company.founder == "Ada")
        #expect(company.founded == 2015)
        #expect(company.employees == 3)
        #expect(company.ceo == nil)
    }

    @Test(arguments: ["", " "])
    func `empty text is unknown`(word: String) {
        let empty = CompanyEntity(
            name: word, founder: word, ceo: word, cto: word, coo: word, ctoPropulsion: word,
            headquarters: .init(address: word, city: word, state: word))

        #expect(Company(empty) == .unknown)
    }

    @Test(
        arguments: [
            ("Road 1", "Town", "State", "Road 1, Town, State"),
            ("Road 1", nil, "State", "Road 1, State"),
            ("", "Town", nil, "Town"),
            (nil, nil, nil, nil),
        ] as [(String?, String?, String?, String?)])
    func `the address joins the parts that are not missing`(
        address: String?,
        city: String?,
        state: String?,
        expected: String?
    ) {
        let place = CompanyEntity.Headquarters(address: address, city: city, state: state)

        #expect(Company(CompanyEntity(headquarters: place)).headquarters == expected)
    }
}
