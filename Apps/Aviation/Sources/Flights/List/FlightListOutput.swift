package import FeatureKit
package import Networking
package import SectionKit

/// Receives the result of a fetch of flights.
package protocol FlightListOutput<Value>: InteractorOutput where Failure == RequestError {
    /// Reports that a name in the query is not known.
    func didNotFind(_ name: UnknownFlightName) async
}

extension FlightListOutput {
    /// Reports the error of a fetch.
    package func didFail(with error: FlightListError) async {
        switch error {
        case .request(let error): await didFail(with: error)
        case .unknown(let name): await didNotFind(name)
        }
    }
}

/// Turns the result of such a fetch into the states of a section.
package struct FlightListReply<Output: SectionOutput>: FlightListOutput {
    private let reply: SectionReply<Output, RequestError>
    private let output: Output

    /// Shows the result in a section's output; `subject` names it, such as "The flights".
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

    /// Shows the unknown name, and what to give instead.
    package func didNotFind(_ name: UnknownFlightName) async {
        await output.show(.error(name.explanation))
    }
}
