import Photos
import SectionKit
import Testing
import Walking

/// How reports name where their facts are from.
@Suite struct WalkSourceTests {
    @Test(arguments: [
        ([], "a made-up walk, which is built in."),
        (["/home/mole/lake.gpx"], "lake.gpx."),
        (["a.gpx", "-"], "a.gpx and standard input."),
        (["1", "2", "3", "4", "5"], "1, 2, 3, 4 and 5."),
        (["1", "2", "3", "4", "5", "6"], "1, 2, 3, 4 and 2 more files."),
    ])
    func `files are named without their folders`(paths: [String], summary: String) {
        #expect(WalkSource.files(paths).summary == summary)
    }

    @Test(
        arguments: [
            (.demo, .drawn, "a made-up walk, which is built in."),
            (.file("a.gpx"), .none, "a.gpx."),
            (.file("a.gpx"), .folder("/home/mole", .unknown), "a.gpx, with your own photos."),
            (.file("-"), .commons, "standard input, with photos from Wikimedia Commons."),
            (.receiver(nil), .flickr, "a receiver, by gpsd, with photos from Flickr."),
        ] as [(WalkRequest.Way, PhotoSource, String)])
    func `a walk names its way and its photos`(
        way: WalkRequest.Way, photos: PhotoSource, summary: String
    ) {
        var request = WalkRequest(way)
        request.photos = photos

        #expect(WalkSource.walk(request).summary == summary)
    }
}
