import FeatureKit
import Logbook
import RecordSync
import SectionEssentials
import SectionKit

/// The outputs that results about the profile are reported to.
typealias ProfileOutput<Value> = InteractorOutput<Value, ProfileError>

/// Adds up the log, and deletes it.
struct ProfileInteractor: InteractorInput {
    let log: any LogInput
    let records: KeptRecords
    let sync: any SyncServiceInput
    let folder: String?

    /// Returns the theme that the person keeps.
    let theme: @Sendable () -> ColorScheme

    func fetch(
        _: Void, reportingTo output: any ProfileOutput<Profile>
    ) async {
        await output.report { () throws(ProfileError) in
            do throws(LogError) {
                let log = try await log.log()
                var profile = Profile(
                    log, kept: try await records.kinds(), folder: folder, theme: theme())
                profile.sync = try? await sync.standing()
                return profile
            } catch {
                throw .log(error)
            }
        }
    }

    func fetchKept(flights: Int, reportingTo output: some ProfileOutput<KeptLog>) async {
        await output.report { () throws(ProfileError) in try await kept(flights) }
    }

    func clear(flights: Int, reportingTo output: some ProfileOutput<KeptLog>) async {
        await output.report { () throws(ProfileError) in
            let kept = try await kept(flights)
            do throws(LogError) { try await records.erase() } catch { throw .log(error) }
            return kept
        }
    }

    /// What is kept, if the person has typed the number of flights.
    private func kept(_ flights: Int) async throws(ProfileError) -> KeptLog {
        let kinds: [KeptKind]
        do throws(LogError) { kinds = try await records.kinds() } catch { throw .log(error) }
        let actual = kinds.first?.count ?? 0
        guard flights == actual else { throw .otherCount(flights, actual: actual) }
        // Settings that cannot be read name no place.
        let settings = try? await sync.settings()
        return KeptLog(kinds: kinds, place: settings?.place.text)
    }
}

/// Why the profile could not be shown, or the log not be cleared.
enum ProfileError: ExplainedError, Equatable {
    case log(LogError)

    /// The person has typed another number of flights than there are.
    case otherCount(Int, actual: Int)

    var summary: String {
        switch self {
        case .log(let error): error.summary
        case .otherCount(let typed, let actual):
            "your log has \(actual.counted("flight", "flights")), not \(typed)"
        }
    }

    var recovery: String {
        switch self {
        case .log(let error): error.recovery
        case .otherCount:
            "Nothing was deleted. Type the number of your flights to confirm that you mean this log."
        }
    }
}
