import Testing

@testable import SectionKit

struct ByteSearchTests {
    private func place(of needle: String, in text: String, from start: Int = 0) -> Int? {
        Array(text.utf8).firstIndex(of: Array(needle.utf8), from: start, to: text.utf8.count)
    }

    @Test func `a search finds the first place at or after its start`() {
        #expect(place(of: "an", in: "banana") == 1)
        #expect(place(of: "an", in: "banana", from: 2) == 3)
        #expect(place(of: "na", in: "banana", from: 4) == 4)
        #expect(place(of: "aab", in: "aaab") == 1)
    }

    @Test func `a search finds nothing outside its range`() {
        #expect(place(of: "nan", in: "banana", from: 3) == nil)
        #expect(place(of: "bananas", in: "banana") == nil)
        #expect(place(of: "a", in: "") == nil)
        #expect(Array("banana".utf8).firstIndex(of: Array("na".utf8), from: 0, to: 3) == nil)
    }

    @Test func `an empty needle is found at the start`() {
        #expect(place(of: "", in: "banana", from: 2) == 2)
    }

    @Test func `words are found in a text regardless of case and accents`() {
        let text = "Türksat – ÆON türk"
        let ranges = text.ranges(ofFolded: [Array("turk".utf8), Array("aeo".utf8), []])

        #expect(ranges.map { String(text[$0]) } == ["Türk", "türk", "ÆO"])
    }
}
