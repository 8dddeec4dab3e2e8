import DemoWalk
import Networking
import Photos
import ReportCLI
import SectionKit

extension Server {
    /// The servers that are asked for photos and their pictures, only if a person asks for that.
    static let photos = [commons, commonsFiles, commonsThumbnails, flickr, flickrPictures]

    /// The API of Wikimedia Commons (https://www.mediawiki.org/wiki/API:Etiquette).
    static let commons = Server(
        "commons", address: "https://commons.wikimedia.org", addressVariable: "WALK_COMMONS_URL",
        freshness: day, minimumInterval: .zero, userAgent: userAgent, requestsAtOnce: 1)

    /// The files of Wikimedia Commons.
    static let commonsFiles = commonsPictures("commons-files", "https://upload.wikimedia.org")

    /// Smaller pictures of the files of Wikimedia Commons.
    static let commonsThumbnails = commonsPictures(
        "commons-thumbnails", "https://thumb.wikimedia.org")

    /// The API of Flickr, which is to be asked at most 3600 times an hour.
    static let flickr = Server(
        "flickr", address: "https://www.flickr.com", addressVariable: "WALK_FLICKR_URL",
        credentials: .query(secret: flickrKey, item: "api_key"),
        freshness: day, longestAge: day, minimumInterval: .zero, userAgent: userAgent,
        requestsAtOnce: 1)

    /// The pictures of Flickr, which may be kept for a day.
    static let flickrPictures = Server(
        "flickr-pictures", address: "https://live.staticflickr.com", freshness: day,
        longestAge: day, minimumInterval: .zero, userAgent: userAgent, requestsAtOnce: 1)

    /// The environment variable with a person's key for Flickr.
    static let flickrKey = "FLICKR_API_KEY"

    private static let day = Duration.seconds(86_400)

    /// The program and a contact, which Wikimedia demands.
    private static let userAgent = "walk-report/0.1.0 (https://github.com/sectionkit/sectionkit)"

    private static func commonsPictures(_ name: String, _ address: String) -> Server {
        Server(
            name, address: address, freshness: day, minimumInterval: .zero, userAgent: userAgent,
            requestsAtOnce: 1)
    }
}

/// The sources of photos, of which only the one that a person chooses is asked.
struct PhotoSources: PhotoSourcesInput {
    let context: SourceContext

    /// The most bytes of memory that a program may use which reads a photo.
    private static let helperMemory = 1 << 30

    /// Returns what finds the photos of a person's own folder; nil for another source.
    func album(of source: PhotoSource) throws(UsageError) -> (any AlbumInput)? {
        guard case .folder(let folder, let clock) = source else { return nil }
        guard FolderPhotos.isFolder(folder) else {
            throw UsageError("\(folder.quoted) is not a folder; --photos needs one.")
        }
        return FolderPhotos(
            folder, clock: clock, open: { path in try? context.file(path) },
            exifTool: ExifTool { arguments in
                do throws(ProgramFailure) {
                    return .read(
                        try await context.run(
                            "exiftool", arguments: arguments, memory: Self.helperMemory,
                            within: .seconds(30)
                        ).bytes)
                } catch {
                    return error == .missing ? .missing : .failed("exiftool \(error.clause)")
                }
            })
    }

    /// Returns what finds the photos of a source that lists ``Server/photos``.
    func finder(of source: PhotoSource) throws(UsageError) -> any PhotoFinderInput {
        switch source {
        case .drawn: return DrawnPhotos()
        case .none, .folder: return NoPhotos()
        case .commons:
            return CommonsPhotos(request: try context.request(to: .commons, isShared: false))
        case .flickr:
            guard try context.hasCredentials(for: .flickr) else {
                throw UsageError(
                    "Flickr needs a key. \(FlickrPhotos.advice(on: Server.flickrKey))")
            }
            return FlickrPhotos(
                request: try context.request(to: .flickr, isShared: false),
                keyVariable: Server.flickrKey)
        }
    }

    /// Returns what fetches the pictures of a source that lists ``Server/photos``.
    func pictures(of source: PhotoSource) throws(UsageError) -> any PhotoImagesInput {
        let open: @Sendable (String) -> Body? = { path in try? context.file(path) }
        switch source {
        case .drawn: return DrawnPhotos()
        case .none, .folder:
            return PhotoImages(
                open: open,
                converter: PictureConverter { program, arguments in
                    let output = await context.output(
                        of: program, arguments: arguments, memory: Self.helperMemory,
                        within: .seconds(15))
                    return output?.exitCode == 0 ? output?.bytes : nil
                })
        case .commons:
            let files = try context.request(to: .commonsFiles, isShared: false)
            let thumbnails = try context.request(to: .commonsThumbnails, isShared: false)
            return PhotoImages(
                hosts: [PhotoHost.commonsFiles: files, PhotoHost.commonsThumbnails: thumbnails],
                open: open)
        case .flickr:
            let pictures = try context.request(to: .flickrPictures, isShared: false)
            return PhotoImages(hosts: [PhotoHost.flickrPictures: pictures], open: open)
        }
    }
}
