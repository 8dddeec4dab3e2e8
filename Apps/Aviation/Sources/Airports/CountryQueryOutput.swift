package import FeatureKit
package import Networking
package import SectionKit

/// Receives the result of a fetch with a filter for countries.
package protocol CountryQueryOutput<Value>: InteractorOutput where Failure == RequestError {
    /// Reports that a country of the filter does not exist.
    func didNotFindCountry(_ error: UnknownCountry) async
}

/// Turns the result of such a fetch into the states of a section.
package struct CountryQueryReply<Output: SectionOutput>: CountryQueryOutput {
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

    /// Shows the unknown country, and the most similar one.
    package func didNotFindCountry(_ error: UnknownCountry) async {
        await output.show(.error(error.explanation))
    }
}
