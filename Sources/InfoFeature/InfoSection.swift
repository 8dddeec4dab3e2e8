import SectionKit

/// Shows the company: a summary sentence, then the facts.
struct InfoSection: Section {
    let id = InfoBuilder.name
    let title = "Company"
    let shape = ContentShape(facts: 1 ... .max)
    let presenter: any InfoPresenterInput

    func load(into output: some SectionOutput<Company>) async {
        await presenter.presentCompany(in: output)
    }

    func body(for company: Company) -> [Block] {
        let facts = Block.facts(facts(of: company))
        return summary(of: company).map { [.paragraph($0), facts] } ?? [facts]
    }

    func pageTitle(for company: Company) -> String { company.name ?? title }

    private func facts(of company: Company) -> [Fact] {
        [
            Fact("name", "Name", .text(orUnknown: company.name)),
            Fact("founder", "Founder", .text(orUnknown: company.founder)),
            Fact("founded", "Founded", .ordinal(orUnknown: company.founded)),
            Fact("employees", "Employees", .integer(orUnknown: company.employees)).asFigure,
            Fact("vehicles", "Vehicles", .integer(orUnknown: company.vehicles)),
            Fact("launch_sites", "Launch sites", .integer(orUnknown: company.launchSites)).asFigure,
            Fact("test_sites", "Test sites", .integer(orUnknown: company.testSites)),
            Fact("valuation_usd", "Valuation", .money(orUnknown: company.valuation, "USD"))
                .asFigure,
            Fact("ceo", "CEO", .text(orUnknown: company.ceo)),
            Fact("cto", "CTO", .text(orUnknown: company.cto)),
            Fact("coo", "COO", .text(orUnknown: company.coo)),
            Fact("cto_propulsion", "CTO, propulsion", .text(orUnknown: company.ctoPropulsion)),
            Fact("headquarters", "Headquarters", .text(orUnknown: company.headquarters)),
            Fact("website", "Website", .link(orEmpty: company.website)),
            Fact("flickr", "Flickr", .link(orEmpty: company.flickr)),
            Fact("twitter", "Twitter", .link(orEmpty: company.twitter)),
            Fact("elon_twitter", "Elon on Twitter", .link(orEmpty: company.founderTwitter)),
        ] + record(of: company)
    }

    /// The numbers of launches and landings so far, if the source has them.
    private func record(of company: Company) -> [Fact] {
        [
            ("launches", "Launches", company.launches),
            ("successes", "Successes", company.successes),
            ("failures", "Failures", company.failures),
            ("pending", "Pending", company.pending),
            ("landings", "Landings", company.landings),
        ].compactMap { key, label, count in
            count.map { Fact(key, label, .integer($0)) }
        }
    }

    /// A sentence about the founding, the people and the sites; nil if none of them is known.
    private func summary(of company: Company) -> InlineText? {
        var spans: [InlineText.Span] = [.strong(company.name ?? "The company")]
        var clauses: [String] = []
        switch (company.founder, company.founded) {
        case (let founder?, let year?): clauses.append("was founded by \(founder) in \(year)")
        case (let founder?, nil): clauses.append("was founded by \(founder)")
        case (nil, let year?): clauses.append("was founded in \(year)")
        case (nil, nil): break
        }
        if let employees = company.employees {
            clauses.append("employs \(employees.grouped) people")
        }
        if let sites = company.launchSites {
            clauses.append("launches from \(sites.counted("site", "sites"))")
        }
        if clauses.isEmpty { return nil }
        spans.append(.plain(" \(clauses.listed(by: "and"))."))
        return InlineText(spans)
    }
}
