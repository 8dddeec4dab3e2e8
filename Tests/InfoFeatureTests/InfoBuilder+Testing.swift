import FeatureTesting
import Networking
import SpaceXLaunches
import SectionKit

@testable import InfoFeature

extension InfoBuilder {
    /// The section of a source that speaks the r/SpaceX API.
    static func section(request: BaseRequestSpy) -> InfoSection {
        section(request: request, api: .rSpaceX)
    }

    /// What the section shows in the end.
    static func snapshot(from request: BaseRequestSpy) async -> SectionSnapshot {
        await section(request: request).loaded()
    }
}
