import Networking
import SectionEssentials
import Testing

/// Tables that are part of the program, compared with the same ones in memory.
@Suite struct KeyedTableTests {
    private struct River: Equatable {
        var key: String
        var name: String?
        var length: Double?
    }

    private static let rivers: StaticString = #"""
        key,name,km
        AB,Ab,1.5
        B,"Beck, ""Old""",-20
        B,Brook,
        BA,"",3
        C-1,Córrego,4e1
        ZZZ,"Zürich, river",7

        """#

    private static let resource = Resource<KeyedTable<River>>.keyedCSV(
        of: Endpoint("/rivers"), called: "rivers"
    ) { header in
        let key = header.column("key")
        let name = header.column("name")
        let length = header.column("km")
        return { row in
            row.text(key).map {
                River(key: $0, name: row.text(name), length: row.decimal(length))
            }
        }
    }

    private func table() throws -> KeyedTable<River> {
        try Self.resource.value(from: Body(constant: Self.rivers))
    }

    private func tableInMemory() throws -> KeyedTable<River> {
        try Self.resource.value(from: Data(String(describing: Self.rivers).utf8))
    }

    @Test func `a table of the program has the same records as one that is read in full`() throws {
        let records = try table().records

        #expect(records == (try tableInMemory().records))
        #expect(records.count == 6)
        #expect(records[1] == River(key: "B", name: #"Beck, "Old""#, length: -20))
    }

    @Test(arguments: [
        "AB", "B", "BA", "C-1", "ZZZ", "", "A", "AA", "ABA", "b", "BB", "C", "C-", "C-11", "ZZ",
        "ZZZZ", "~", "ä", "key", "1.5", ",", "\n",
    ])
    func `the records with a key are found, and no others`(key: String) throws {
        let slow = try tableInMemory().records.filter { $0.key == key }

        #expect(try table().records(withKey: key) == slow)
        #expect(try tableInMemory().records(withKey: key) == slow)
        #expect(try table().first(withKey: key) == slow.first)
        #expect(try tableInMemory().first(withKey: key) == slow.first)
    }

    @Test(arguments: ["a,b\n", "a,b", "a,b\n1,2", "a,b\n1,2\n"])
    func `a short table has its rows, with or without a line end after them`(text: String) throws {
        let resource = Resource<KeyedTable<String>>.keyedCSV(
            of: Endpoint("/short"), called: "rows"
        ) { header in
            let last = header.column("b")
            return { $0.text(last) }
        }
        let constants: [String: StaticString] = [
            "a,b\n": "a,b\n", "a,b": "a,b", "a,b\n1,2": "a,b\n1,2", "a,b\n1,2\n": "a,b\n1,2\n",
        ]
        let constant = try #require(constants[text])

        let table = try resource.value(from: Body(constant: constant))

        #expect(table.records == (text.contains("2") ? ["2"] : []))
        #expect(table.first(withKey: "1") == (text.contains("2") ? "2" : nil))
        #expect(table.first(withKey: "2") == nil)
    }

    @Test func `only lines that may match are read`() throws {
        let table = try table()

        let names = table.records { line in line.first == UInt8(ascii: "B") }.map(\.name)

        #expect(names == [#"Beck, "Old""#, "Brook", nil])
    }

    @Test func `a table of the program without a column is an error`() {
        let error = #expect(throws: RequestError.self) {
            try Self.resource.value(from: Body(constant: "key,name\nA,Ab\n"))
        }
        #expect(error?.summary.contains("it has no column km") == true)
    }
}
