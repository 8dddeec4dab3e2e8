import SectionKit

/// Shows the company: one sentence that sums it up, then the facts.
struct InfoSection: Section {
    let id = InfoBuilder.name
    let title = "Company"
    let presenter: any InfoPresenterInput

    func load(into output: some SectionOutput<Company>) async {
        await presenter.presentCompany(in: output)
    }

    func body(for company: Company) -> [Block] {
        [.paragraph(summary(of: company)), .facts(facts(of: company))]
    }

    private func facts(of company: Company) -> [Fact] {
        [
            Fact("name", "Name", .text(orEmpty: company.name)),
            Fact("founder", "Founder", .text(orEmpty: company.founder)),
            Fact("founded", "Founded", .integer(orEmpty: company.founded)),
            Fact("employees", "Employees", .integer(orEmpty: company.employees)),
            Fact("vehicles", "Vehicles", .integer(orEmpty: company.vehicles)),
            Fact("launch_sites", "Launch sites", .integer(orEmpty: company.launchSites)),
            Fact("test_sites", "Test sites", .integer(orEmpty: company.testSites)),
            Fact("valuation_usd", "Valuation", .money(orEmpty: company.valuation, "USD")),
            Fact("ceo", "CEO", .text(orEmpty: company.ceo)),
            Fact("cto", "CTO", .text(orEmpty: company.cto)),
            Fact("coo", "COO", .text(orEmpty: company.coo)),
            Fact("cto_propulsion", "CTO, propulsion", .text(orEmpty: company.ctoPropulsion)),
            Fact("headquarters", "Headquarters", .text(orEmpty: company.headquarters)),
            Fact("website", "Website", .link(orEmpty: company.website)),
            Fact("flickr", "Flickr", .link(orEmpty: company.flickr)),
            Fact("twitter", "Twitter", .link(orEmpty: company.twitter)),
            Fact("elon_twitter", "Elon Musk", .link(orEmpty: company.founderTwitter)),
        ]
    }

    /// The sentence leaves out what is not known rather than say so.
    private func summary(of company: Company) -> InlineText {
        var spans: [InlineText.Span] = [.strong(company.name ?? "The company")]
        var clauses: [String] = []
        switch (company.founder, company.founded) {
        case (let founder?, let year?): clauses.append("was founded by \(founder) in \(year)")
        case (let founder?, nil): clauses.append("was founded by \(founder)")
        case (nil, let year?): clauses.append("was founded in \(year)")
        case (nil, nil): break
        }
        if let employees = company.employees { clauses.append("employs \(employees) people") }
        if let sites = company.launchSites {
            clauses.append("launches from \(sites) \(sites == 1 ? "site" : "sites")")
        }
        guard let last = clauses.popLast() else {
            return InlineText(spans + [.plain(" is the company behind the launches.")])
        }
        let others = clauses.joined(separator: ", ")
        spans.append(.plain(" \(others)\(others.isEmpty ? "" : " and ")\(last)."))
        return InlineText(spans)
    }
}
