package import Networking
package import SectionEssentials
import SectionKit
import Synchronization

/// Fetches the pictures of photos: from files, and from the servers that are known.
///
/// A picture of a server is kept by the cache of its requests. All pictures are checked to be
/// pictures before they are kept, and those of files lose what they say about the person.
package final class PhotoImages: PhotoImagesInput {
    private let hosts: [String: any BaseRequestInput]
    private let open: @Sendable (String) -> Body?
    private let converter: PictureConverter
    private let memory: PictureMemory

    /// Creates what fetches pictures.
    ///
    /// - Parameters:
    ///   - hosts: the requests to the servers with pictures, by the names of their hosts.
    ///   - open: opens a file; nil if it cannot be read.
    ///   - converter: makes pictures of files that are not shown as they are, such as HEIC.
    ///   - memoryLimit: how many bytes of pictures are kept in memory.
    package init(
        hosts: [String: any BaseRequestInput] = [:],
        open: @escaping @Sendable (String) -> Body?,
        converter: PictureConverter = .missing,
        memoryLimit: Int = 16_000_000
    ) {
        self.hosts = hosts
        self.open = open
        self.converter = converter
        memory = PictureMemory(limit: memoryLimit)
    }

    package func image(of photo: Photo) async throws(RequestError) -> Data {
        if let picture = memory.picture(of: photo.id) { return picture }
        let picture: Data
        switch photo.location {
        case .bytes(let bytes): return try PictureCheck.checked(bytes)
        case .file(let path): picture = try await file(path)
        case .web(let link): picture = try await web(link)
        }
        return memory.keep(picture, of: photo.id)
    }

    private func file(_ path: String) async throws(RequestError) -> Data {
        guard let file = open(path) else { throw .unreadable(reason: "the file cannot be read") }
        guard file.count <= PictureCheck.byteLimit else {
            throw .tooLarge(limit: PictureCheck.byteLimit)
        }
        var bytes = try file.data()
        if PictureCheck.isOtherFormat(bytes) {
            guard let jpeg = await converter.jpeg(of: path) else { throw Self.notConverted }
            bytes = jpeg
        }
        let picture = try PictureCheck.checked(bytes)
        if let clean = PictureMetadata.removed(from: picture) { return clean }
        // Such as an AVIF image, of which a part cannot be removed.
        guard let jpeg = await converter.jpeg(of: path),
            let clean = PictureMetadata.removed(from: try PictureCheck.checked(jpeg))
        else { throw Self.notCleaned }
        return clean
    }

    private static let notCleaned = RequestError.advised(
        .unreadable(reason: "it may say where it was taken, which cannot be removed from it"),
        recovery: "Install ImageMagick (package imagemagick), or save the photo as JPEG or PNG.")

    private static let notConverted = RequestError.advised(
        .unreadable(reason: "its format, such as HEIC, is shown only with ImageMagick"),
        recovery: "Install ImageMagick (package imagemagick), and load again.")

    private func web(_ link: WebLink) async throws(RequestError) -> Data {
        guard let url = URLComponents(string: link.url), let host = url.host,
            let request = hosts[host.lowercased()]
        else { throw .notAllowed(reason: "the picture is on a server that is not known") }
        let resource = Resource.bytes(of: Endpoint(url), mediaType: "image/*")
        return try await request.value(
            of: resource.map { bytes throws(RequestError) in try PictureCheck.checked(bytes) })
    }
}

extension Endpoint {
    /// The path and the query of an address.
    fileprivate init(_ url: URLComponents) {
        self.init(
            url.path,
            query: (url.queryItems ?? []).map { QueryItem($0.name, $0.value ?? "") })
    }
}

/// Checks that bytes are a picture, without decoding it.
enum PictureCheck {
    /// The most bytes of a picture.
    static let byteLimit = 64_000_000

    /// The most pixels of a picture, more than those of any camera; a file of some bytes can claim
    /// to have 4 thousand million.
    private static let pixelLimit = 250_000_000

    /// Returns the bytes.
    ///
    /// - Throws: `unreadable` unless they are a whole image of a format that browsers show.
    static func checked(_ bytes: Data) throws(RequestError) -> Data {
        let header: ImageHeader
        do throws(ImageHeader.Flaw) {
            header = try ImageHeader(bytes)
        } catch {
            throw .unreadable(reason: reason(error))
        }
        guard header.pixelCount <= pixelLimit else {
            throw .unreadable(
                reason: "it claims to have \((header.pixelCount / 1_000_000).grouped) megapixels")
        }
        if header.format == .jpeg, JPEGSegments(bytes)?.end == nil {
            throw .unreadable(reason: "the picture is cut short")
        }
        return bytes
    }

    /// Whether the bytes are an image of a known format that browsers do not show, such as HEIC.
    static func isOtherFormat(_ bytes: Data) -> Bool {
        do throws(ImageHeader.Flaw) {
            _ = try ImageHeader(bytes)
            return false
        } catch .otherFormat(let name) {
            return name != nil
        } catch {
            return false
        }
    }

    private static func reason(_ flaw: ImageHeader.Flaw) -> String {
        switch flaw {
        case .otherFormat(let name?): "it is \(name), which cannot be shown"
        case .otherFormat(nil): "it is not a picture"
        case .damaged(let format): "it is a damaged \(format.name) image"
        }
    }
}

/// The last pictures, so that those with the same content share their bytes.
///
/// When they have more bytes than the limit, those that were kept first are forgotten.
final class PictureMemory: Sendable {
    private let limit: Int
    private let state = Mutex(State())

    fileprivate struct State {
        var pictures: [PictureDigest: Data] = [:]

        /// The contents of pictures by the identities of their photos.
        var photos: [String: PictureDigest] = [:]

        /// The contents, the first one first.
        var order: [PictureDigest] = []

        var size = 0
    }

    init(limit: Int) {
        self.limit = limit
    }

    /// The number of bytes that are kept.
    var size: Int { state.withLock(\.size) }

    /// Returns the picture of a photo; nil if it is not kept.
    func picture(of photo: String) -> Data? {
        state.withLock { state in state.photos[photo].flatMap { state.pictures[$0] } }
    }

    /// Keeps the picture of a photo; returns the same bytes, or equal ones that are kept already.
    func keep(_ picture: Data, of photo: String) -> Data {
        let digest = PictureDigest(picture)
        return state.withLock { state in
            if let known = state.pictures[digest], known == picture {
                state.photos[photo] = digest
                return known
            }
            guard picture.count <= limit, state.pictures[digest] == nil else { return picture }
            state.pictures[digest] = picture
            state.photos[photo] = digest
            state.order.append(digest)
            state.size += picture.count
            while state.size > limit { state.forgetFirst() }
            return picture
        }
    }
}

extension PictureMemory.State {
    fileprivate mutating func forgetFirst() {
        let digest = order.removeFirst()
        size -= pictures.removeValue(forKey: digest)?.count ?? 0
        photos = photos.filter { $0.value != digest }
    }
}
