import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     ProfileSection → ProfilePresenter → ProfileInteractor → LogInput, KeptRecords
///         ← SectionOutput ← ProfileOutput ← Profile ← the log, the stores
///     ClearLog → ProfileInteractor → KeptRecords
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol ProfileInteractorInput: Sendable {
    /// Fetches what the flights add up to, and what is kept where.
    func fetchProfile(reportingTo output: some ProfileOutput<Profile>) async

    /// Fetches what clearing would delete.
    ///
    /// - Parameter flights: the number of flights that the person has typed.
    func fetchKept(flights: Int, reportingTo output: some ProfileOutput<KeptLog>) async

    /// Deletes everything, if the number of flights is right, and reports what there was.
    func clear(flights: Int, reportingTo output: some ProfileOutput<KeptLog>) async
}

protocol ProfilePresenterInput: Sendable {
    /// Shows the states of the profile in `output`.
    func presentProfile(in output: some SectionOutput<Profile>) async
}

typealias ProfileOutput<Value> = InteractorOutput<Value, ProfileError>
