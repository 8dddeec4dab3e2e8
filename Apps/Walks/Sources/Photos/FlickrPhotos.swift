import Geodesy
package import Networking
import SectionKit
package import Tracks

/// The public photos of Flickr near a step, with their authors and licences
/// (<https://www.flickr.com/services/api/flickr.photos.search.html>).
///
/// The server learns the position of the step, to about ten metres. Its terms allow at most 30
/// photos on a page, and to keep them for at most 24 hours.
package struct FlickrPhotos: PhotoFinderInput {
    private let request: any BaseRequestInput

    /// The environment variable with the person's key, for advice.
    private let keyVariable: String

    /// Creates the finder.
    ///
    /// - Parameters:
    ///   - request: asks the server, with the key of the person.
    ///   - keyVariable: the environment variable with the key, for advice.
    package init(request: any BaseRequestInput, keyVariable: String) {
        self.request = request
        self.keyVariable = keyVariable
    }

    package func photos(near step: Step) async throws(RequestError) -> [Photo] {
        let records = try await request.value(
            of: .flickrPhotos(near: step.point.coordinate, keyVariable: keyVariable))
        return records.compactMap(\.photo).sorted(near: step)
    }

    /// What a person can do without a valid key.
    package static func advice(on keyVariable: String) -> String {
        "Set \(keyVariable) to your key; you get one at"
            + " https://www.flickr.com/services/apps/create/."
    }

    /// What Flickr's terms demand to be said beside its photos.
    static let notice = """
        This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc.
        """
}

extension Endpoint {
    /// The public photos of Flickr within 100 m of a place.
    static func flickrPhotos(near place: Coordinate) -> Endpoint {
        Endpoint(
            "/services/rest/",
            query: [
                QueryItem("method", "flickr.photos.search"),
                QueryItem("lat", Coordinate.text(place.latitude)),
                QueryItem("lon", Coordinate.text(place.longitude)),
                QueryItem("radius", "0.1"), QueryItem("radius_units", "km"),
                // Since 2004; without a date, only photos of the last twelve hours are found.
                QueryItem("min_upload_date", "1072915200"), QueryItem("media", "photos"),
                QueryItem("safe_search", "1"), QueryItem("per_page", "30"),
                QueryItem("extras", "geo,license,owner_name,date_taken,url_z,url_m"),
                QueryItem("format", "json"), QueryItem("nojsoncallback", "1"),
            ])
    }
}

extension Resource<[FlickrRecord]> {
    /// The photos of Flickr near a place.
    static func flickrPhotos(near place: Coordinate, keyVariable: String) -> Self {
        Resource<FlickrAnswer>.json(
            of: .flickrPhotos(near: place), called: "an answer of Flickr", isObject: true,
            read: FlickrAnswer.init
        ).map { answer throws(RequestError) in
            if let failure = answer.failure { throw failure.error(keyVariable) }
            return answer.photos
        }
    }
}

/// An answer of Flickr's API, which describes errors with status 200.
struct FlickrAnswer: Sendable {
    private(set) var photos: [FlickrRecord] = []

    private(set) var failure: FlickrFailure?

    init?(json: inout JSONReader) {
        var (code, message): (Int?, String?) = (nil, nil)
        var isFailure = false
        let isObject = json.object { key, json in
            switch key {
            case "stat": isFailure = json.string() != "ok"
            case "code": code = json.lenientInteger()
            case "message": message = json.string()
            case "photos": photos = json.field("photo") { $0.list(FlickrRecord.init) } ?? []
            default: break
            }
        }
        if !isObject { return nil }
        if isFailure { failure = FlickrFailure(code: code, message: message ?? "no reason") }
    }
}

/// Why Flickr has no answer, by its codes.
struct FlickrFailure: Equatable, Sendable {
    let code: Int?
    let message: String

    /// Returns the error, with what to do.
    func error(_ keyVariable: String) -> RequestError {
        let reason = "Flickr says: \(message.prefix(200))"
        switch code {
        case 100:
            return .advised(
                .notAllowed(reason: reason), recovery: FlickrPhotos.advice(on: keyVariable))
        // The search or the service is not available at the moment.
        case 0, 10, 105, 106, 201: return .busy(status: 503, retryAfter: nil)
        default: return .unreadable(reason: reason)
        }
    }
}

/// A photo in an answer of Flickr, whose numbers may be texts and whose addresses may be missing.
struct FlickrRecord: Equatable, Sendable {
    private var id = ""
    private var owner = ""
    private var secret = ""
    private var server = ""
    private var title: String?
    private var ownerName: String?
    private var licence: FlickrLicence?
    private var latitude: Double?
    private var longitude: Double?

    /// The addresses of pictures of at most 640 and 500 pixels.
    private var pictures: (large: String?, small: String?)

    init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            switch key {
            case "id": id = Self.word(&json)
            case "owner": owner = Self.word(&json)
            case "secret": secret = Self.word(&json)
            case "server": server = Self.word(&json)
            case "title": title = json.string() ?? json.field("_content") { $0.string() }
            case "ownername": ownerName = json.string()
            case "license": licence = json.lenientInteger().flatMap(FlickrLicence.init)
            case "latitude": latitude = json.lenientNumber()
            case "longitude": longitude = json.lenientNumber()
            case "url_z": pictures.large = json.string()
            case "url_m": pictures.small = json.string()
            default: break
            }
        }
        if !isObject || id.isEmpty { return nil }
    }

    /// A name that can be part of an address; empty if it cannot.
    private static func word(_ json: inout JSONReader) -> String {
        let word = json.string() ?? json.integer().map(String.init) ?? ""
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x40, 0x2D, 0x5F: true
            default: false
            }
        }
        return isPlain ? word : ""
    }

    /// The photo; nil if it cannot be shown, or is at 0,0, which is no position.
    var photo: Photo? {
        guard let picture, latitude != 0 || longitude != 0 else { return nil }
        let page = owner.isEmpty ? nil : WebLink("https://www.flickr.com/photos/\(owner)/\(id)")
        let title = title.nonBlank ?? "Photo"
        return Photo(
            id: "flickr:\(id)",
            title: title,
            attribution: Attribution(
                title: title, author: ownerName, licence: licence?.name,
                licenceLink: licence?.link, pageLink: page),
            location: .web(picture),
            coordinate: coordinate,
            mayBeCopied: licence?.mayBeCopied ?? false,
            notice: FlickrPhotos.notice)
    }

    private var coordinate: Coordinate? {
        guard let latitude, let longitude else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    private var picture: WebLink? {
        let given = [pictures.large, pictures.small].compactMap(\.self)
        if let link = given.lazy.compactMap(Self.link).first { return link }
        guard given.isEmpty, !secret.isEmpty, !server.isEmpty else { return nil }
        // The documented form of addresses (https://www.flickr.com/services/api/misc.urls.html).
        return Self.link("https://\(PhotoHost.flickrPictures)/\(server)/\(id)_\(secret)_z.jpg")
    }

    private static func link(_ address: String) -> WebLink? {
        PhotoHost.link(address, on: [PhotoHost.flickrPictures])
    }

    static func == (one: FlickrRecord, other: FlickrRecord) -> Bool {
        one.photo == other.photo
    }
}
