import FeatureTesting
import LogSamples
import Logbook
import Networking
import RecordStore
import RecordSync
import SectionEssentials
import SectionKit
import Synchronization
import Testing

/// Photos in a folder, with copies of large ones.
struct PhotoFolderTests {
    private let folder: TemporaryFolder
    private let asked = Calls()

    init() throws { folder = try TemporaryFolder() }

    /// What the scaler was asked for.
    final class Calls: Sendable {
        let paths = Mutex<[String]>([])
    }

    @Test func `a photo whose content is not that of its name is damaged`() async throws {
        let photos = photos(["a.jpg": Self.jpeg()])
        let name = try await photos.keep(try await photos.photo(at: "a.jpg"))
        #expect(try await photos.heal() == HealedPhotos())
        try folder.put("x", in: "data/photos/\(name)")

        #expect(try await photos.heal() == HealedPhotos(damaged: [name]))

        _ = try await photos.keep(try await photos.photo(at: "a.jpg"))
        #expect(try await photos.heal() == HealedPhotos())
    }

    private func photos(
        _ files: [String: Data], programs: Set<String> = ["convert"], copy: Data? = Self.jpeg()
    ) -> PhotoFolder {
        PhotoFolder(
            in: StoreLocation(data: folder.path("data"), caches: folder.path("cache")),
            context: ContextSpy(files: FilesSpy(bodies: files.mapValues { Body($0) })),
            scaler: PhotoScaler(hasProgram: { programs.contains($0) }) { [asked] _, arguments in
                asked.paths.withLock { $0.append(arguments[0]) }
                return copy
            })
    }

    /// A JPEG file of one pixel, with some bytes of image data.
    private static func jpeg(padding: Int = 0) -> Data {
        Data(
            [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0]
                + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0x3F, 0]
                + [UInt8](repeating: 7, count: padding) + [0xFF, 0xD9])
    }

    @Test func `a small photo is kept as it is, under the hash of its content`() async throws {
        let photos = photos(["a.jpg": Self.jpeg()])

        let photo = try await photos.photo(at: "a.jpg")
        #expect(try await photos.names() == [])
        let name = try await photos.keep(photo)

        #expect(name == photo.name)
        #expect(name.hasSuffix(".jpg"))
        #expect(photo.remark == nil)
        #expect(photos.path(of: name) == folder.path("data/photos/\(name)"))
        #expect(asked.paths.withLock(\.self) == [])
    }

    @Test func `a large photo gets a copy, which shows it, and the photo stays`() async throws {
        let photos = photos(["a.jpg": Self.jpeg(padding: 1_000_000)])

        let name = try await photos.keep(try await photos.photo(at: "a.jpg"))

        let copy = folder.path("cache/photos/\(name)")
        #expect(photos.path(of: name) == copy)
        #expect(try Data(contentsOf: URL(filePath: copy)) == Self.jpeg())
        #expect(asked.paths.withLock(\.self) == [folder.path("data/photos/\(name)") + "[0]"])
        #expect(try await photos.names() == [name])

        try await photos.erase()
        #expect(try await photos.names() == [])
        #expect(photos.path(of: name) == nil)
        #expect(await photos.prepare([name, name]) == ["1 photo is not on this machine."])
    }

    @Test
    func `without ImageMagick a large photo is shown in its full size, and a HEIC one is not`()
        async throws
    {
        let heic = Data([0, 0, 0, 16] + "ftypheic".utf8 + [0, 0, 0, 0])
        let photos = photos(
            ["a.jpg": Self.jpeg(padding: 1_000_000), "b.heic": heic], programs: [])

        let large = try await photos.photo(at: "a.jpg")
        #expect(large.remark?.contains("package imagemagick") == true)
        let other = try await photos.photo(at: "b.heic")
        #expect(other.remark?.contains("is kept, but not shown until ImageMagick") == true)

        let name = try await photos.keep(large)
        #expect(photos.path(of: name) == folder.path("data/photos/\(name)"))
        let unshown = try await photos.keep(other)
        #expect(photos.path(of: unshown) == nil)

        // Once it is installed, what could not be shown gets its copy.
        let later = self.photos([:])
        let sentence =
            "1 photo is not shown: the format needs ImageMagick (package imagemagick)."
        #expect(await photos.prepare([name, unshown]) == [sentence])
        #expect(await later.prepare([name, unshown]) == [])
        #expect(later.path(of: unshown) == folder.path("cache/photos/\(unshown.prefix(64)).jpg"))
        #expect(asked.paths.withLock(\.count) == 1)
    }

    @Test func `a photo of another machine is kept under the name that records have`()
        async throws
    {
        let transfer = PhotoTransfer(photos([:]))
        let photo = SyncPhoto(of: Self.jpeg(), fileExtension: "jpg")

        #expect(try await transfer.all() == [])
        #expect(await transfer.content(of: photo) == nil)
        #expect(try await transfer.keep(Self.jpeg(), as: photo))

        #expect(try await transfer.all() == [photo])
        #expect(await transfer.content(of: photo) == Self.jpeg())
        #expect(photos([:]).path(of: photo.name) != nil)
    }

    @Test(arguments: [("jpg", Data("<html>".utf8)), ("png", jpeg())])
    func `a file of another machine that is no photo of its format is not kept`(
        fileExtension: String, content: Data
    ) async throws {
        let transfer = PhotoTransfer(photos([:]))
        let photo = SyncPhoto(of: content, fileExtension: fileExtension)

        #expect(try await transfer.keep(content, as: photo) == false)
        #expect(try await transfer.all() == [])
    }

    @Test(
        arguments: [
            ("it is not a picture", Data("hello".utf8)),
            ("it is a PDF document", Data("%PDF-1.7".utf8)),
            ("it is cut short", jpeg().dropLast(2)),
            ("it is a damaged JPEG image", Data([0xFF, 0xD8, 0xFF, 0xC0, 0])),
        ])
    func `a file that is no photo is refused with the reason`(
        reason: String, content: Data
    ) async throws {
        await #expect {
            try await photos(["a.jpg": content]).photo(at: "a.jpg")
        } throws: { error in
            (error as? PhotoError)?.summary == "'a.jpg' is not kept: \(reason)"
        }
    }

    @Test func `a file that cannot be read is an error`() async throws {
        await #expect(
            throws: PhotoError(
                "'b' cannot be read: No such file or directory",
                recovery: "Check the name of the file.")
        ) {
            try await photos([:]).photo(at: "b")
        }
        #expect(photos([:]).path(of: "../b") == nil)
    }
}
