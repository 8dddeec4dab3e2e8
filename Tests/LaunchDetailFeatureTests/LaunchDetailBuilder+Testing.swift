import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches

@testable import LaunchDetailFeature

extension LaunchDetailBuilder {
    /// The section of a source with the r/SpaceX API.
    static func section(request: BaseRequestSpy, search: LaunchSearch) -> LaunchDetailSection {
        section(request: request, api: .rSpaceX, search: search, now: GoldenFormat.now)
    }

    /// The section's snapshot after loading.
    static func snapshot(
        _ words: String,
        from request: BaseRequestSpy,
        api: SpaceXAPI = .rSpaceX,
        memory: FeatureMemory? = nil
    ) async throws -> SectionSnapshot {
        await section(
            request: request, api: api, search: try .words(words), now: GoldenFormat.now,
            memory: memory
        ).loaded()
    }
}
