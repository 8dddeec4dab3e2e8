import FeatureTesting
import SectionKit

@testable import InfoFeature

extension InfoBuilder {
    /// What the section shows in the end.
    static func snapshot(from request: BaseRequestSpy) async -> SectionSnapshot {
        let section = section(request: request)
        let output = SectionOutputSpy<Company>()
        await section.load(into: output)
        return SectionSnapshot(section, output.states.last ?? .loading)
    }
}
