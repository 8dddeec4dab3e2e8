public import Essentials
public import SectionKit

/// Turns what an interactor reports of one fetch into the states of a section.
///
/// ```swift
/// func presentCompany(in output: some InfoPresenterOutput) async {
///     await output.show(.loading)
///     await interactor.fetchCompany(reportingTo: SectionReply("The company", to: output))
/// }
/// ```
///
/// A feature whose interactor reports more than a value or an error adds that in an extension.
@frozen
public struct SectionReply<Output: SectionOutput, Failure: ExplainedError>: InteractorOutput {
    /// Where the states are shown.
    public let output: Output

    @usableFromInline let subject: String
    @usableFromInline let participle: String

    /// Passes what is reported on to a section's output.
    ///
    /// - Parameters:
    ///   - subject: what is fetched or changed, as the beginning of a sentence in the singular or
    ///     plural, such as "The company".
    ///   - participle: what is to be done with it, such as `removed`.
    ///   - output: where the states are shown.
    @inlinable
    public init(_ subject: String, _ participle: String = "loaded", to output: Output) {
        self.subject = subject
        self.participle = participle
        self.output = output
    }

    /// Shows the content.
    @inlinable
    public func didFetch(_ value: Output.Content) async {
        await output.show(.success(value))
    }

    /// Shows why there is none.
    @inlinable
    public func didFail(with error: Failure) async {
        await output.show(.error(SectionError(subject, participle, error)))
    }
}

extension SectionError {
    /// Says that something could not be done, why, and what to do next.
    ///
    /// - Parameters:
    ///   - subject: what it was to be done with, as the beginning of a sentence, such as
    ///     "The company".
    ///   - participle: what was to be done, such as `loaded`.
    public init(_ subject: String, _ participle: String, _ error: some ExplainedError) {
        self.init(
            message: "\(subject) could not be \(participle): \(error.summary).",
            recovery: error.recovery
        )
    }
}
