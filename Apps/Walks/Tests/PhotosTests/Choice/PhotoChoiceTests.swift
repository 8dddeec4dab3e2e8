import Photos
import SectionEssentials
import Testing

struct PhotoChoiceTests {
    private let lake = Photo(id: "1", title: "Lake", location: .file("lake.jpg"))
    private let hill = Photo(id: "2", title: "Hill", location: .file("hill.jpg"))

    @Test func `no photo is chosen twice`() {
        var choice = PhotoChoice()
        #expect(choice.next(of: []) == nil)
        #expect(choice.next(of: [lake, hill]) == lake)
        #expect(choice.next(of: [lake, hill]) == hill)
        #expect(choice.next(of: [hill, lake]) == nil)
    }

    @Test func `a candidate is not chosen yet`() {
        var choice = PhotoChoice()
        #expect(choice.candidate(of: [lake, hill]) == lake)
        #expect(choice.next(of: [lake, hill]) == lake)
        #expect(choice.candidate(of: [lake, hill]) == hill)
    }

    @Test func `a picture under another name is not accepted again`() {
        var choice = PhotoChoice()
        let picture = Data((0..<1_000).map { UInt8(truncatingIfNeeded: $0) })
        var other = picture
        // Only the end differs, which the hash of Data itself ignores.
        other[999] = 7
        let accepted = [picture, Data(picture), other].map { choice.accepts($0) }
        #expect(accepted == [true, false, true])
    }
}
