import FeatureTesting
import SectionKit

@testable import InfoFeature

extension InfoBuilder {
    /// What the section shows in the end.
    static func snapshot(from request: BaseRequestSpy) async -> SectionSnapshot {
        await section(request: request).loaded()
    }
}
