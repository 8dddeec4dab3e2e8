package import FeatureKit
package import Networking
import SectionEssentials

/// The aircraft of a recorded response, which are always the same.
package struct RecordedSky: SkyInput {
    private let request: any BaseRequestInput
    private let memory: FeatureMemory?

    /// Creates a source that reads `/aircraft.json` of a request, and keeps it in the memory if there
    /// is one.
    package init(request: any BaseRequestInput, memory: FeatureMemory?) {
        self.request = request
        self.memory = memory
    }

    /// Returns all aircraft; the selection is not used.
    package func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        if let recording = memory?.value(of: Recording.self) { return recording.sky }
        let entity = try await request.value(of: .readsb(at: .recordedSky))
        let sky = entity.sky(receivedAt: Date(timeIntervalSince1970: 0), isRecorded: true)
        memory?.keep(Recording(sky: sky))
        return sky
    }

    private struct Recording: Sendable {
        let sky: Sky
    }
}

extension Endpoint {
    package static let recordedSky = Endpoint("/aircraft.json")
}
