/// A step of the chain that finds the facts of one aircraft: who was asked, and what it knew.
struct LookUpStep: Equatable, Sendable {
    /// Who is asked, in the order of the chain.
    enum Origin: String, CaseIterable, Sendable {
        case feed
        case database = "aircraft database"
        case tables = "built-in tables"
        case hexdb = "hexdb.io"
        case routes = "vrs-standing-data.adsb.lol"
        case adsbdb = "adsbdb.com"
        case track = "track of the source"
        case flights = "past flights of the source"
    }

    /// The result.
    enum Outcome: Equatable, Sendable {
        case found

        /// It does not know the aircraft or the flight.
        case missing

        /// It could not be asked; the reason is a plain clause.
        case failed(String)
    }

    let origin: Origin

    /// The facts that were taken from it, such as "registration".
    var facts: [String]
    var outcome: Outcome
}

/// A fact with where it is from.
struct Sourced<Value: Equatable & Sendable>: Equatable, Sendable {
    let value: Value
    let origin: LookUpStep.Origin

    init?(_ value: Value?, from origin: LookUpStep.Origin) {
        guard let value else { return nil }
        self.value = value
        self.origin = origin
    }
}
