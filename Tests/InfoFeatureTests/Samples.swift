import FeatureTesting
import Networking
import SectionKit

@testable import InfoFeature

extension Company {
    /// A company of which nothing is known.
    static let unknown = Company(CompanyEntity())

    /// A company of which a few things are known.
    static let sample = Company(.sample)
}

extension CompanyEntity {
    static let sample = CompanyEntity(name: "Heron", founder: "Ada", founded: 2015, employees: 3)
}

extension InfoBuilder {
    /// What the section shows in the end.
    static func snapshot(from request: BaseRequestSpy) async -> SectionSnapshot {
        let section = section(request: request)
        let output = SectionOutputSpy<Company>()
        await section.load(into: output)
        return SectionSnapshot(section, output.states.last ?? .loading)
    }
}
