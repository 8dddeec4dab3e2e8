import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXAPI

@testable import LaunchDetailFeature

extension LaunchDetailBuilder {
    /// The section of a source that speaks the r/SpaceX API.
    static func section(request: BaseRequestSpy, search: LaunchSearch) -> LaunchDetailSection {
        section(request: request, api: .spacex, search: search)
    }

    /// What the section shows in the end.
    static func snapshot(
        _ words: String,
        from request: BaseRequestSpy,
        api: API = .spacex,
        memory: FeatureMemory? = nil
    ) async throws -> SectionSnapshot {
        await section(request: request, api: api, search: try .words(words), memory: memory)
            .loaded()
    }
}
