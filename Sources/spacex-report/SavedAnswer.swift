#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Networking
import SpaceXArchive

/// An answer of an API that was saved to a file: of launches, or of the company.
///
/// It is the answer to either; the names of the rockets and launch sites are those of the archive.
struct SavedAnswer: BaseRequestInput {
    let data: Data

    func data(for endpoint: Endpoint) async throws(RequestError) -> Data {
        switch endpoint.path {
        case "/v4/rockets", "/v4/launchpads": try await SpaceXArchive().data(for: endpoint)
        default: data
        }
    }
}
