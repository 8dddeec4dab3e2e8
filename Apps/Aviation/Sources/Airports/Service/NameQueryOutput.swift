package import FeatureKit
package import Networking
package import SectionKit

/// Receives the result of a fetch with a query for names.
package protocol NameQueryOutput<Value>: InteractorOutput where Failure == RequestError {
    /// Reports that nothing has a name of the query.
    func didNotFind(_ error: UnknownName) async
}

extension NameQueryOutput {
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
package struct NameQueryReply<Output: SectionOutput>: NameQueryOutput {
    private let reply: SectionReply<Output, RequestError>
    private let output: Output

    /// Shows the result in a section's output; `subject` names it, such as "The airports".
    package init(_ subject: String, to output: Output) {
        reply = SectionReply(subject, to: output)
        self.output = output
    }

    /// Shows the content.
    package func didFetch(_ value: Output.Content) async {
        await reply.didFetch(value)
    }

    /// Shows the error.
    package func didFail(with error: RequestError) async {
        await reply.didFail(with: error)
    }

    /// Shows the unknown name, and the most similar one.
    package func didNotFind(_ error: UnknownName) async {
        await output.show(.error(error.explanation))
    }
}
