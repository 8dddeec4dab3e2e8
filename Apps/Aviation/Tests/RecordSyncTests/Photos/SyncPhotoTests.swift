import SectionEssentials
import Testing

@testable import RecordSync

struct SyncPhotoTests {
    private static let hash = String(repeating: "0123456789abcdef", count: 4)

    @Test func `a file of the other side is a photo by its name`() throws {
        let photo = try #require(SyncPhoto(fileName: "photos.\(Self.hash).jpg"))

        #expect(photo.name == "\(Self.hash).jpg")
        #expect(photo.fileExtension == "jpg")
        #expect(photo.fileName == "photos.\(Self.hash).jpg")
        #expect("\(photo)" == "photos/\(Self.hash).jpg")
    }

    @Test(arguments: [
        "photos.beach.jpg", "\(hash).jpg", "photos.\(hash)", "photos.\(hash).JPG",
        "photos.\(hash).jpg.part", "photos.../\(hash).jpg", "flights.\(hash).jpg",
        "photos.\(hash.dropLast()).jpg", "photos.\(hash).sync-conflict-20260714-101500-A.jpg",
    ])
    func `other files are no photos`(name: String) {
        #expect(SyncPhoto(fileName: name) == nil)
    }

    @Test func `a record names the photos that are texts of their own`() throws {
        let cover = String(repeating: "a", count: 64) + ".webp"
        let text = """
            {"cover": "\(cover)", "photos": ["\(Self.hash).jpg","\(Self.hash).jpg", "a.jpg"], \
            "note": "see \(String(repeating: "b", count: 64)).png", \
            "said": "\\"\(String(repeating: "c", count: 64)).png\\"", \
            "hash": "\(String(repeating: "d", count: 64))"}
            """

        #expect(
            sample(text).photos.map(\.name).sorted() == ["\(Self.hash).jpg", cover].sorted())
    }

    @Test(arguments: ["", "\"", "\"\(hash).", "\"\(hash).jpg", "\"\"\"\""])
    func `a record that is cut short names none`(text: String) {
        #expect(sample(text).photos.isEmpty)
    }

    @Test func `the shortest record that names a photo is one`() {
        #expect(sample("\"\(Self.hash).a\"").photos.count == 1)
    }
}
