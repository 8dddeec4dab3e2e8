package import FeatureKit
import Networking
package import SectionKit

/// The error for a name in a query that nothing has.
package enum UnknownName: NotFound {
    case country(UnknownCountry)
    case place(UnknownPlace)
}

extension UnknownName {
    /// The message and the suggestion for a person.
    package var explanation: SectionError {
        switch self {
        case .country(let error): error.explanation
        case .place(let error): error.explanation
        }
    }
}

extension AirportsServiceInput {
    /// Requests the airports, and returns what is made of them.
    package func find<Value>(
        _ make: (AirportsEntity) throws(UnknownName) -> Value
    ) async throws(SearchError<UnknownName>) -> Value {
        let entity: AirportsEntity
        do throws(RequestError) { entity = try await airports() } catch { throw .request(error) }
        do throws(UnknownName) { return try make(entity) } catch { throw .notFound(error) }
    }
}
