import Networking
import SectionKit
import Synchronization

/// How servers are told who asks, kept from one opening of a source to the next, so that a token
/// is not fetched again each time.
final class ServerIdentities: Sendable {
    private let known = Mutex<[String: any Authorization]>([:])

    /// The authorization at an address, made if there is none yet; nil where none is wanted.
    func authorization(
        at address: String,
        or make: () throws(UsageError) -> (any Authorization)?
    ) throws(UsageError) -> (any Authorization)? {
        if let known = known.withLock({ $0[address] }) { return known }
        let made = try make()
        known.withLock { $0[address] = made }
        return made
    }
}
