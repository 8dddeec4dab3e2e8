import Networking

/// The nests, sorted by name.
struct Nests: Equatable, Sendable {
    let all: [Nest]

    /// The number of records without a name.
    let dropped: Int

    struct Nest: Equatable, Sendable {
        let name: String
        let count: Int?
    }
}

extension Nests {
    /// Converts the entities to the domain.
    init(_ list: Records<NestsEntity>) {
        all = list.records.map { Nest(name: $0.name, count: $0.count) }
            .sorted { $0.name < $1.name }
        dropped = list.dropped
    }
}
