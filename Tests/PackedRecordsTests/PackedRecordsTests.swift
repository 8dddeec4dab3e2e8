import PackedRecords
import Testing

/// Records as values and bytes.
@Suite struct PackedRecordsTests {
    private struct Leaf: BitwiseCopyable {
        var grams: Int
        var isGreen: Bool
    }

    @Test func `The example of the documentation has its record`() {
        struct Position: BitwiseCopyable, Sendable {
            var latitude = 0.0
            var longitude = 0.0
        }

        var airports = PackedRecords<Position>()
        airports.append(Position(latitude: 51.4706, longitude: -0.4619))
        airports.appendText("LHR")
        airports.appendText("London Heathrow")
        let name = airports.text(1, of: 0)

        #expect(name == "London Heathrow")
        #expect(airports[0].latitude == 51.4706)
    }

    @Test func `A record has the values and texts that were appended`() {
        var teas = PackedRecords<Leaf>()
        teas.append(Leaf(grams: 50, isGreen: true))
        teas.appendText("Sencha – €3")
        teas.appendText(nil)
        teas.append(Leaf(grams: 100, isGreen: false))
        teas.appendText("")
        teas.appendText("Assam")

        #expect(teas.count == 2)
        #expect(teas[0].grams == 50 && teas[0].isGreen)
        #expect(teas[1].grams == 100 && !teas[1].isGreen)
        #expect(teas.text(0, of: 0) == "Sencha – €3")
        #expect(teas.text(1, of: 0) == nil)
        #expect(teas.text(0, of: 1) == "")
        #expect(teas.text(1, of: 1) == "Assam")
    }

    /// One byte has lengths up to 126, and a chunk of texts is a megabyte.
    @Test(arguments: [0, 1, 126, 127, 128, 16_383, 16_384, 3 << 20])
    func `A text of any length is read back`(length: Int) {
        var teas = PackedRecords<Leaf>()
        let text = String(repeating: "t", count: length)
        for grams in 0..<3 {
            teas.append(Leaf(grams: grams, isGreen: false))
            teas.appendText(text)
            teas.appendText("\(grams)")
        }

        for grams in 0..<3 {
            #expect(teas.text(0, of: grams) == text)
            #expect(teas.text(1, of: grams) == "\(grams)")
        }
    }

    @Test func `A long list keeps every record in its place`() {
        var teas = PackedRecords<Leaf>()
        for grams in 0..<100_000 {
            teas.append(Leaf(grams: grams, isGreen: grams % 3 == 0))
            teas.appendText("Tea number \(grams)")
        }

        let isInPlace = (0..<teas.count).allSatisfy { index in
            teas[index].grams == index && teas.text(0, of: index) == "Tea number \(index)"
        }
        #expect(isInPlace)
        #expect(teas.byteCount < 100_000 * 48)
    }

    @Test(arguments: [0, 1, 9_000], [0, 1, 9_000])
    func `Lists are appended to each other with their texts`(count: Int, others: Int) {
        func teas(_ numbers: Range<Int>) -> PackedRecords<Leaf> {
            var teas = PackedRecords<Leaf>()
            for grams in numbers {
                teas.append(Leaf(grams: grams, isGreen: false))
                teas.appendText(String(repeating: "t", count: 300) + "\(grams)")
                teas.appendText(grams % 2 == 0 ? nil : "odd")
            }
            return teas
        }
        var all = teas(0..<count)
        all.append(contentsOf: teas(count..<count + others)) { $0.isGreen = true }

        #expect(all.count == count + others)
        for grams in 0..<count + others {
            #expect(all[grams].grams == grams && all[grams].isGreen == (grams >= count))
            #expect(all.text(0, of: grams)?.hasSuffix("t\(grams)") == true)
            #expect(all.text(1, of: grams) == (grams % 2 == 0 ? nil : "odd"))
        }
    }
}
