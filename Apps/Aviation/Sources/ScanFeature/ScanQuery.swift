/// What a person wants to have read, and how it is corrected.
struct ScanQuery: Sendable {
    /// The files, folders and texts; none for those that were read before.
    var names: [String]

    /// The year of the flights, which bar codes do not have.
    var year: Int?

    var corrections: [PassCorrection] = []

    /// The name of the passenger, of several on one booking; nil if nobody said it.
    var passenger: String?

    /// Whether flights that may be in the log are added as others.
    var addsDoubtful = false

    /// The number of the only flight that is meant; nil for all.
    var only: Int?
}
