/// What can go wrong in a simulation.
struct SimulatedFaults {
    /// How a server tells whether a file has changed.
    enum Versions: CaseIterable {
        /// Each change has a version of its own, and writes have conditions, so that nobody needs
        /// locks: they expire at any time.
        case strong

        /// The version is made of the second and the size, so that it may stay.
        case weak

        /// There are no versions and no conditions.
        case none
    }

    let versions: Versions

    /// Whether the answer to a write has the new version.
    let answersVersions: Bool

    /// A fault happens in one of so many calls.
    let rarity: Int

    /// A second passes in one of so many calls.
    let pace: Int

    init(using random: inout SeededGenerator) {
        versions = Versions.allCases.randomElement(using: &random) ?? .strong
        answersVersions = Bool.random(using: &random)
        rarity = [4, 12, 40].randomElement(using: &random) ?? 12
        pace = [3, 100].randomElement(using: &random) ?? 3
    }
}
