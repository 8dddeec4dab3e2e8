package import FeatureKit
package import Networking
package import SectionKit

/// Receives the result of a fetch with a query for names.
package protocol NameQueryOutput<Value, Name>: InteractorOutput where Failure == RequestError {
    /// The error for a name of the query that nothing has.
    associatedtype Name: UnknownNameError

    /// Reports that nothing has a name of the query.
    func didNotFind(_ name: Name) async
}

/// The error for a name in a query that nothing has.
package protocol UnknownNameError: Error, Equatable {
    /// The message and the suggestion for a person.
    var explanation: SectionError { get }
}

/// Why a query for names has no result.
package enum NameQueryError<Name: UnknownNameError>: Error, Equatable {
    case request(RequestError)
    case unknown(Name)
}

extension NameQueryOutput {
    /// Reports the error of a fetch.
    package func didFail(with error: NameQueryError<Name>) async {
        switch error {
        case .request(let error): await didFail(with: error)
        case .unknown(let name): await didNotFind(name)
        }
    }
}

extension NameQueryOutput where Name == UnknownName {
    /// Requests the airports, and reports what is made of them, or why there is nothing.
    package func report(
        from service: any AirportsServiceInput,
        _ make: (AirportsEntity) throws(UnknownName) -> Value
    ) async {
        let entity: AirportsEntity
        do {
            entity = try await service.airports()
        } catch {
            return await didFail(with: error)
        }
        do {
            await didFetch(try make(entity))
        } catch {
            await didNotFind(error)
        }
    }
}

/// Turns the result of such a fetch into the states of a section.
package struct NameQueryReply<Output: SectionOutput, Name: UnknownNameError>: NameQueryOutput {
    private let reply: SectionReply<Output, RequestError>

    /// Shows the result in a section's output; `subject` names it, such as "The airports".
    package init(_ subject: String, to output: Output) {
        reply = SectionReply(subject, to: output)
    }

    /// Shows the content.
    package func didFetch(_ value: Output.Content) async {
        await reply.didFetch(value)
    }

    /// Shows the error.
    package func didFail(with error: RequestError) async {
        await reply.didFail(with: error)
    }

    /// Shows the unknown name, and the most similar one or what to give instead.
    package func didNotFind(_ name: Name) async {
        await reply.output.show(.error(name.explanation))
    }
}
