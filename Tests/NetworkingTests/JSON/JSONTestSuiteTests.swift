import Foundation
import Networking
import Testing

/// Reads the documents of JSONTestSuite whole, in pieces, and without asking for their values.
struct JSONTestSuiteTests {
    @Test func `the suite has all its documents`() throws {
        #expect(try JSONTestSuite.documents("y_").count == 95)
        #expect(try JSONTestSuite.documents("n_").count == 188)
        #expect(try JSONTestSuite.documents("i_").count == 35)
    }

    @Test(arguments: try JSONTestSuite.documents("y_"))
    func `documents that must be accepted are accepted`(document: JSONTestSuite.Document) throws {
        let tree = try JSONTree.read(document.bytes)

        #expect(throws: Never.self) { try JSONReader.read(document.bytes) { _ in } }
        #expect(try Self.tree.value(from: document.bytes) == tree)
        for size in [1, 2, 3, 7, .max] {
            if case .array(let elements) = tree {
                #expect(try read(document.bytes, by: size) == elements, "in pieces of \(size)")
            } else {
                // The error is about the list, not about the JSON.
                let error = #expect(throws: RequestError.self) {
                    try read(document.bytes, by: size)
                }
                #expect(error?.summary.contains("not a list of trees") == true)
            }
        }
    }

    @Test(arguments: try JSONTestSuite.documents("n_"))
    func `documents that must be refused are refused`(document: JSONTestSuite.Document) {
        expectRefusal(of: document)
    }

    /// RFC 8259 leaves these open: the range of numbers (section 6) and lone surrogates in escape
    /// sequences (8.2) are accepted, and a byte order mark (8.1) is ignored; text must be UTF-8.
    @Test(arguments: try JSONTestSuite.documents("i_"))
    func `documents that may be refused are refused only if they are not in UTF-8`(
        document: JSONTestSuite.Document
    ) throws {
        if String(validating: document.bytes, as: UTF8.self) == nil {
            expectRefusal(of: document)
        } else {
            #expect(throws: Never.self) { try JSONTree.read(document.bytes) }
        }
    }

    private func expectRefusal(of document: JSONTestSuite.Document) {
        #expect(throws: JSONError.self) { try JSONTree.read(document.bytes) }
        #expect(throws: JSONError.self) { try JSONReader.read(document.bytes) { _ in } }
        #expect(throws: RequestError.self) { try Self.tree.value(from: document.bytes) }
        for size in [1, 2, 3, 7, .max] {
            #expect(throws: RequestError.self, "in pieces of \(size)") {
                try read(document.bytes, by: size)
            }
        }
    }

    private static let tree = Resource<JSONTree>.json(of: Endpoint("/"), called: "trees") {
        .some(JSONTree(&$0))
    }

    private static let list = Resource<[JSONTree]>.list(
        of: Endpoint("/"), called: "trees", into: [],
        read: { _, json in JSONTree(&json) },
        add: { trees, tree, _ in trees += [tree].compactMap(\.self) })

    private func read(_ document: Data, by size: Int) throws -> [JSONTree] {
        var reader = Self.list.makeReader()
        var rest = document[...]
        while !rest.isEmpty {
            let piece = rest.prefix(size)
            rest = rest.dropFirst(piece.count)
            try piece.withUnsafeBytes { try reader.take($0) }
        }
        return try reader.finish()
    }
}
