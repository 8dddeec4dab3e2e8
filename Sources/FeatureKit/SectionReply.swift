public import SectionEssentials
public import SectionKit

/// Converts the result of a fetch to the states of a section.
///
/// ```swift
/// func presentCompany(in output: some InfoPresenterOutput) async {
///     await output.show(.loading)
///     await interactor.fetchCompany(reportingTo: SectionReply("The company", to: output))
/// }
/// ```
@frozen
public struct SectionReply<Output: SectionOutput, Failure: ExplainedError>: InteractorOutput {
    @usableFromInline let output: Output
    @usableFromInline let subject: String
    @usableFromInline let participle: String

    /// Creates a reply that shows the result on the output of a section.
    ///
    /// - Parameters:
    ///   - subject: what is fetched or changed, as the start of a sentence, such as "The company".
    ///   - participle: what is done with it, such as `removed`.
    ///   - output: the output that shows the states.
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

    /// Shows the error.
    @inlinable
    public func didFail(with error: Failure) async {
        await output.show(.error(SectionError(subject, participle, error)))
    }
}

extension SectionError {
    /// Creates an error that says what could not be done, why, and what to do next.
    ///
    /// - Parameters:
    ///   - subject: the start of the sentence, such as "The company".
    ///   - participle: what could not be done, such as `loaded`.
    ///   - error: the reason.
    public init(_ subject: String, _ participle: String, _ error: some ExplainedError) {
        self.init(
            message: error.message ?? "\(subject) could not be \(participle): \(error.summary).",
            recovery: error.recovery,
            isStorageFailure: error.isStorageFailure,
            isNotFound: error.isNotFound,
            refreshInterval: error.refreshInterval,
            retryAfter: error.retryAfter
        )
    }
}
