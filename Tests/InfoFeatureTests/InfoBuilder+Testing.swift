import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches

@testable import InfoFeature

extension InfoBuilder {
    /// The section of a source with the r/SpaceX API.
    static func section(request: BaseRequestSpy) -> InfoSection {
        section(request: request, api: .rSpaceX)
    }

    /// The section's snapshot after loading.
    static func snapshot(from request: BaseRequestSpy) async -> SectionSnapshot {
        await section(request: request).loaded()
    }
}
