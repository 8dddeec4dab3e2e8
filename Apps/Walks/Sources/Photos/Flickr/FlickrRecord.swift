import Geodesy
import Networking
import SectionKit

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
