package import FeatureKit
package import Networking
package import SectionKit

/// Where an interactor reports what became of a fetch that asks for countries by name.
package protocol CountryQueryOutput<Value>: InteractorOutput where Failure == RequestError {
    /// Call when a country that was asked for is none.
    func didNotFindCountry(_ error: UnknownCountry) async
}

/// Turns what an interactor reports of one such fetch into the states of a section.
package struct CountryQueryReply<Output: SectionOutput>: CountryQueryOutput {
    private let reply: SectionReply<Output, RequestError>
    private let output: Output

    /// Passes what is reported on to a section's output; `subject` is what is fetched, such as "The
    /// airports".
    package init(_ subject: String, to output: Output) {
        reply = SectionReply(subject, to: output)
        self.output = output
    }

    /// Shows the content.
    package func didFetch(_ value: Output.Content) async {
        await reply.didFetch(value)
    }

    /// Shows why there is none.
    package func didFail(with error: RequestError) async {
        await reply.didFail(with: error)
    }

    /// Shows which country was asked for, and which may be meant.
    package func didNotFindCountry(_ error: UnknownCountry) async {
        await output.show(.error(error.explanation))
    }
}
