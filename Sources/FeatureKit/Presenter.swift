public import SectionEssentials
public import SectionKit

/// Fetches the content of a section.
///
/// ```swift
/// struct LaunchpadsInteractor: InteractorInput {
///     let service: any LaunchesServiceInput
///
///     func fetch(
///         _: Void, reportingTo output: any InteractorOutput<Launchpads, RequestError>
///     ) async {
///         let query = LaunchesQuery(needsLaunchSites: true)
///         await output.report(Launchpads(try await service.launches(query)))
///     }
/// }
/// ```
public protocol InteractorInput<Query, Value, Failure>: Sendable {
    /// What selects the content: filters, order, a name; `Void` if nothing does.
    associatedtype Query: Sendable

    /// The fetched value: the domain of the feature.
    associatedtype Value: Sendable

    /// Why there is no value.
    associatedtype Failure: ExplainedError

    /// Fetches what matches a query, and reports it to `output`; a partial value may come before.
    func fetch(_ query: Query, reportingTo output: any InteractorOutput<Value, Failure>) async
}

/// Shows the states of a section's content.
public protocol PresenterInput<Query, Content>: Sendable {
    /// What selects the content: filters, order, a name; `Void` if nothing does.
    associatedtype Query: Sendable

    /// The content that the section turns into blocks.
    associatedtype Content: Sendable

    /// Shows the states of what matches a query in `output`.
    func present(_ query: Query, in output: some SectionOutput<Content>) async
}

/// Turns the result of an interactor's fetch into the states of a section: that it loads, then its
/// content or its error.
///
/// ```swift
/// let interactor = LaunchpadsInteractor(service: service)
/// return LaunchpadsSection(presenter: Presenter("The launch sites", from: interactor))
/// ```
///
/// `InfoFeature` and `LaunchesFeature` have presenters and protocols of their own that do the same,
/// to learn from.
public struct Presenter<Interactor: InteractorInput>: PresenterInput {
    /// What selects the content.
    public typealias Query = Interactor.Query

    /// What the interactor fetches.
    public typealias Content = Interactor.Value

    private let subject: String
    private let participle: String
    private let interactor: Interactor

    /// Creates a presenter that asks an interactor.
    ///
    /// - Parameters:
    ///   - subject: what is fetched, as the start of a sentence, such as "The log".
    ///   - participle: what is done with it, such as `checked`.
    ///   - interactor: the interactor that fetches it.
    public init(_ subject: String, _ participle: String = "loaded", from interactor: Interactor) {
        self.subject = subject
        self.participle = participle
        self.interactor = interactor
    }

    /// Shows that the section loads, then the result of the fetch.
    public func present(_ query: Query, in output: some SectionOutput<Content>) async {
        await output.show(.loading)
        await interactor.fetch(query, reportingTo: SectionReply(subject, participle, to: output))
    }
}

extension InteractorInput where Query == Void {
    /// Fetches the only content there is, and reports it to `output`.
    public func fetch(reportingTo output: any InteractorOutput<Value, Failure>) async {
        await fetch((), reportingTo: output)
    }
}

extension PresenterInput where Query == Void {
    /// Shows the states of the only content there is in `output`.
    public func present(in output: some SectionOutput<Content>) async {
        await present((), in: output)
    }
}
