extension Table {
    /// Creates a table with facts as its only row, for a section that has facts and several tables.
    ///
    /// Only CSV has it, instead of the other tables; other formats have the facts themselves. The
    /// facts should have the same keys whatever their values are.
    ///
    /// ```swift
    /// state: .success([.facts(facts), .table(Table(recordOf: facts))] + more))
    /// ```
    public init(recordOf facts: [Fact], key: String = "record") {
        let facts = facts.forMachines
        self.init(
            key: key, columns: facts.map { .machines($0.key, keys: $0.keys) },
            rows: [facts.map(\.value)])
        isRecord = true
    }
}
