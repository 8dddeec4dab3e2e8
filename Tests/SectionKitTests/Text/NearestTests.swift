import Testing

@testable import SectionKit

struct NearestTests {
    private static let words = ["info", "launches", "report", "rockets"]

    @Test(arguments: [
        ("lanuches", "launches"), ("launcehs", "launches"), ("ifno", "info"),
    ])
    func `swapped letters are corrected`(word: String, meant: String) {
        #expect(word.nearest(in: Self.words) == meant)
    }

    @Test(arguments: [
        ("launhes", "launches"), ("launcches", "launches"), ("lounches", "launches"),
        ("lunchs", "launches"), ("rprt", "report"), ("LAUNCHES", "launches"),
    ])
    func `missing, doubled and wrong letters are corrected`(word: String, meant: String) {
        #expect(word.nearest(in: Self.words) == meant)
    }

    @Test(arguments: [("la", "launches"), ("inf", "info"), ("ROCK", "rockets")])
    func `a prefix of two or more letters is near`(word: String, meant: String) {
        #expect(word.nearest(in: Self.words) == meant)
    }

    @Test(arguments: ["", "l", "xyz", "unrelated", "lch", "infinitesimal", "🚀🚀🚀🚀"])
    func `a word unlike all candidates has no nearest one`(word: String) {
        #expect(word.nearest(in: Self.words) == nil)
    }

    @Test func `the nearer of two candidates wins`() {
        #expect("rocket".nearest(in: ["socket", "rockets"]) == "rockets")
        #expect("posket".nearest(in: ["rockets", "socket", "basket"]) == "socket")
    }

    @Test func `of two equally near candidates the longer wins`() {
        #expect("dsc".nearest(in: ["asc", "desc"]) == "desc")
        #expect("crw-5".nearest(in: ["CRS-5", "Crew-5"]) == "Crew-5")
    }

    @Test func `dashes do not make words similar`() {
        #expect("--reverse".nearest(in: ["--refresh"]) == nil)
        #expect("--refesh".nearest(in: ["--refresh"]) == "--refresh")
    }

    @Test func `a candidate that is too far does not hide a near one`() {
        #expect("abcdef".nearest(in: ["abc", "xyzabcdef"]) == "xyzabcdef")
    }

    @Test(arguments: [
        ("--form", ["--from", "--format"]), ("--fro", ["--from"]), ("lst", ["list"]),
        ("LIST", ["list"]), ("x", []),
    ])
    func `all candidates that are equally near are found`(word: String, near: [String]) {
        let words = ["--from", "--format", "list", "--from", "show"]

        #expect(word.allNearest(in: words) == near)
    }

    @Test func `nothing is near without candidates`() {
        #expect("info".nearest(in: []) == nil)
    }
}
