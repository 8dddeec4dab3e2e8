import Networking
import SpaceXArchive

/// A response of an API that was saved to a file, with launches or the company.
///
/// It answers requests for both; what launches refer to by id, such as rockets, is looked up in
/// the archive.
struct SavedResponse: BaseRequestInput {
    let body: Body

    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        switch resource.endpoint.path {
        case "/v4/rockets", "/v4/launchpads", "/v4/payloads", "/v4/cores", "/v4/landpads":
            try await SpaceXArchive().value(of: resource)
        default: try resource.value(from: body)
        }
    }
}
