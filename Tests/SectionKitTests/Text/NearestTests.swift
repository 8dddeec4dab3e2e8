import Testing

@testable import SectionKit

struct NearestTests {
    private static let words = ["info", "launches", "report", "rockets"]

    @Test(arguments: [
        ("lanuches", "launches"), ("launcehs", "launches"), ("ifno", "info"),
    ])
    func `swapped letters are seen through`(word: String, meant: String) {
        #expect(word.nearest(in: Self.words) == meant)
    }

    @Test(arguments: [
        ("launhes", "launches"), ("launcches", "launches"), ("lounches", "launches"),
        ("lunchs", "launches"), ("rprt", "report"), ("LAUNCHES", "launches"),
    ])
    func `missing, doubled and wrong letters are seen through`(word: String, meant: String) {
        #expect(word.nearest(in: Self.words) == meant)
    }

    @Test(arguments: [("la", "launches"), ("inf", "info"), ("ROCK", "rockets")])
    func `a beginning of two letters or more is enough`(word: String, meant: String) {
        #expect(word.nearest(in: Self.words) == meant)
    }

    @Test(arguments: ["", "l", "xyz", "unrelated", "lch", "infinitesimal", "🚀🚀🚀🚀"])
    func `a word that is like none has no nearest`(word: String) {
        #expect(word.nearest(in: Self.words) == nil)
    }

    @Test func `the nearer of two is meant`() {
        #expect("rocket".nearest(in: ["socket", "rockets"]) == "rockets")
        #expect("posket".nearest(in: ["rockets", "socket", "basket"]) == "socket")
    }

    @Test func `of two as near, that with a letter more is meant`() {
        #expect("dsc".nearest(in: ["asc", "desc"]) == "desc")
        #expect("crw-5".nearest(in: ["CRS-5", "Crew-5"]) == "Crew-5")
    }

    @Test func `dashes make no word alike`() {
        #expect("--reverse".nearest(in: ["--refresh"]) == nil)
        #expect("--refesh".nearest(in: ["--refresh"]) == "--refresh")
    }

    @Test func `a word that is not near enough hides none that is`() {
        #expect("abcdef".nearest(in: ["abc", "xyzabcdef"]) == "xyzabcdef")
    }

    @Test func `nothing is near where there is nothing`() {
        #expect("info".nearest(in: []) == nil)
    }
}
