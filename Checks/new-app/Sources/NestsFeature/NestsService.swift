import Networking

/// Requests the nests from the source.
struct NestsService: Sendable {
    let request: any BaseRequestInput

    func nests() async throws(RequestError) -> Records<NestsEntity> {
        try await request.value(of: NestsEntity.list)
    }
}
