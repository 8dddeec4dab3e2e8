import Logbook
import Networking
import SectionKit

extension PassError {
    private static let again =
        "It may have been cut short: save the pass again, or take a picture of it."

    private static let passOnly = "Choose a boarding pass: a .pkpass or .pkpasses file."

    static let brokenZip = PassError("the pass is a damaged zip archive", again)

    static let unusualZip = PassError(
        "the pass is a zip archive of an unusual kind",
        "Save the pass again, or take a picture of it.")

    static let encryptedZip = PassError(
        "the pass is encrypted", "Save it without a password, or take a picture of it.")

    static let largeZip = PassError("the archive has too many files for a pass", passOnly)

    static func largeFile(_ name: String, limit: Int) -> PassError {
        PassError("\(name.quoted) in the pass is larger than \(limit >> 20) MB", passOnly)
    }

    static let noPass = PassError("the archive has no pass.json, so it is not a pass", passOnly)

    static func invalidPass(_ error: JSONError) -> PassError {
        PassError("the pass.json of the pass is not valid JSON (\(error))", again)
    }

    static func otherPass(_ kind: String) -> PassError {
        PassError("the pass is \(kind), not a boarding pass", passOnly)
    }

    static let noFlightInPass = PassError(
        "the pass names no flight", "Enter the flight yourself with 'flight-log add FLIGHT'.")

    static let manyPasses = PassError(
        "the file has more than \(WalletPass.maximumPasses) passes",
        "Divide it, and scan its passes one by one.")
}
