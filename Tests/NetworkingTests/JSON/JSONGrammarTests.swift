import Foundation
import Networking
import Testing

/// Tests the reader against RFC 8259, with Foundation as the reference.
struct JSONGrammarTests {
    @Test(arguments: JSONCases.valid)
    func `the reader accepts valid JSON, as Foundation does`(document: Data) throws {
        #expect(isJSON(document))
        #expect(throws: Never.self) { try skip(document) }
        #expect(throws: Never.self) { try JSONTree.read(document) }
    }

    @Test(arguments: JSONCases.invalid)
    func `the reader rejects invalid JSON, as Foundation does`(document: Data) {
        #expect(!isJSON(document))
        #expect(throws: JSONError.self) { try skip(document) }
        #expect(throws: JSONError.self) { try JSONTree.read(document) }
    }

    @Test(arguments: JSONCases.open)
    func `the reader accepts what the RFC leaves open, and Foundation rejects`(document: Data) {
        #expect(throws: Never.self) { try skip(document) }
        #expect(throws: Never.self) { try JSONTree.read(document) }
    }

    @Test(arguments: JSONCases.lax)
    func `the reader rejects what the RFC forbids, and Foundation accepts`(document: Data) {
        #expect(throws: JSONError.self) { try skip(document) }
        #expect(throws: JSONError.self) { try JSONTree.read(document) }
    }

    @Test(arguments: 0..<400)
    func `the reader reads what Foundation writes`(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let tree = JSONTree.random(depth: 5, using: &random)
        let options: JSONSerialization.WritingOptions =
            seed.isMultiple(of: 2) ? .fragmentsAllowed : [.fragmentsAllowed, .prettyPrinted]

        let data = try JSONSerialization.data(withJSONObject: tree.foundation, options: options)

        #expect(try JSONTree.read(data) == tree)
    }

    @Test(arguments: 0..<40)
    func `the reader rejects damaged documents that Foundation rejects`(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let tree = JSONTree.array((0..<4).map { _ in .random(depth: 4, using: &random) })
        let sound = try JSONSerialization.data(
            withJSONObject: tree.foundation,
            options: .sortedKeys
        )

        for _ in 0..<100 {
            var document = sound
            for _ in 0..<Int.random(in: 1...3, using: &random) where !document.isEmpty {
                damage(&document, using: &random)
            }
            let isAccepted = (try? JSONTree.read(document)) != nil
            let isSkipped = (try? skip(document)) != nil

            let text = String(decoding: document, as: UTF8.self)
            #expect(isSkipped == isAccepted, "\(text)")
            if isAccepted && !text.contains(hugeExponent) { #expect(isJSON(document), "\(text)") }
        }
    }

    /// An exponent that may put a number out of range, which Foundation rejects.
    private var hugeExponent: Regex<Substring> { /[0-9][eE]\+?[0-9]{3}/ }

    private func damage(_ document: inout Data, using random: inout SplitMix64) {
        let index = Int.random(in: 0..<document.count, using: &random)
        let tokens = Array(#"{}[]",:\u0-+.eEtn"#.utf8)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: document[index] = .random(in: 0...255, using: &random)
        case 1: document[index] = tokens.randomElement(using: &random) ?? 0
        case 2: document.insert(tokens.randomElement(using: &random) ?? 0, at: index)
        case 3: document.remove(at: index)
        default: document = document.prefix(index)
        }
    }

    private func skip(_ document: Data) throws(JSONError) {
        try JSONReader.read(document) { _ in }
    }

    private func isJSON(_ document: Data) -> Bool {
        (try? JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)) != nil
    }
}
