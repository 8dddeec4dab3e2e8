import SectionEssentials
import Testing

@testable import RecordSync

struct RemoteListingTests {
    @Test func `of what is no file, only that with the name of one is told`() {
        var listing = RemoteListing()
        for name in ["log", "photos", "flights.a.json"] { listing.addOther(name) }
        #expect(listing.unreadable == ["flights.a.json"])
        #expect(listing.blocked == ["a"])
    }

    @Test func `files are told apart by their names`() {
        var listing = RemoteListing()
        for name in [
            "log.json", "flights.a.json", ".lock", "README.md",
            "flights.a.sync-conflict-20260714-101500-ABCDEFG.json",
            SamplePhoto(1).name.fileName, "photos.beach.jpg",
        ] {
            listing.add(name, remote("1"))
        }

        #expect(listing.marker == remote("1"))
        #expect(listing.files == ["a": remote("1")])
        #expect(listing.copies.map(\.original) == ["a"])
        #expect(listing.photos == [SamplePhoto(1).name: remote("1")])
        #expect(listing.others == 2)
    }

    @Test func `a file that was changed within two seconds may change again unnoticed`() {
        var listing = RemoteListing()
        listing.date = Date(timeIntervalSince1970: 10)

        #expect(listing.isSettled(remote("1", at: 7)))
        #expect(!listing.isSettled(remote("1", at: 8)))
        #expect(!listing.isSettled(remote("1", at: 12)))
        #expect(!listing.isSettled(remote(nil)))
        #expect(listing.isSettled(remote("1")))
    }
}
