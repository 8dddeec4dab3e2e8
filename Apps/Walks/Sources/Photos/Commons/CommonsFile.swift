import Geodesy
import Networking
import SectionKit

/// A file of Wikimedia Commons, as its API describes it.
struct CommonsFile: Equatable, Sendable {
    private var page: Int?
    private var title = ""
    private var coordinate: Coordinate?

    /// Whether it is about a place of another planet, or the moon.
    private var isElsewhere = false

    private var info = CommonsImageInfo()

    /// Reads an element of `pages`.
    init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            switch key {
            case "pageid": page = json.lenientInteger()
            case "title": title = json.string() ?? ""
            case "imageinfo":
                info = json.list { CommonsImageInfo(json: &$0) }?.first ?? CommonsImageInfo()
            case "coordinates": readCoordinates(&json)
            default: break
            }
        }
        if !isObject { return nil }
    }

    private mutating func readCoordinates(_ json: inout JSONReader) {
        var isFirst = true
        json.array { json in
            var (latitude, longitude): (Double?, Double?) = (nil, nil)
            var globe = "earth"
            json.object { key, json in
                switch key {
                case "lat": latitude = json.lenientNumber()
                case "lon": longitude = json.lenientNumber()
                case "globe": globe = json.string() ?? globe
                default: break
                }
            }
            guard isFirst, let latitude, let longitude else { return }
            isFirst = false
            coordinate = Coordinate(latitude: latitude, longitude: longitude)
            isElsewhere = globe != "earth"
        }
    }

    /// The photo; nil if the file is none, or cannot be shown.
    var photo: Photo? {
        guard !isElsewhere, Self.types.contains(info.type ?? ""),
            let picture = info.picture.flatMap(Self.link)
        else { return nil }
        let name = name
        return Photo(
            id: "commons:\(page.map(String.init) ?? title)",
            title: name,
            attribution: Attribution(
                title: name, author: info.author, licence: info.licence,
                licenceLink: info.licenceLink.flatMap(WebLink.init),
                pageLink: info.page.flatMap(WebLink.init)),
            location: .web(picture),
            coordinate: coordinate,
            mayBeCopied: info.mayBeCopied)
    }

    /// The name of the file, without its namespace and its extension.
    private var name: String {
        let colon = title.firstIndex(of: ":").map(title.index(after:)) ?? title.startIndex
        let file = title[colon...]
        let dot = file.lastIndex(of: ".").flatMap { $0 > file.startIndex ? $0 : nil }
        return String(file[..<(dot ?? file.endIndex)]).nonBlank ?? "Photo"
    }

    private static func link(_ address: String) -> WebLink? {
        PhotoHost.link(address, on: [PhotoHost.commonsThumbnails, PhotoHost.commonsFiles])
    }

    /// The types of files of which the server makes pictures that are photos.
    private static let types: Set = ["image/jpeg", "image/png", "image/webp", "image/tiff"]
}

/// What the API says about the content of a file.
struct CommonsImageInfo: Equatable, Sendable {
    var type: String?

    /// The address of a picture 500 pixels wide, or of the file if that is smaller.
    var picture: String?

    /// The address of the page that describes the file.
    var page: String?

    var author: String?
    var licence: String?
    var licenceLink: String?

    init() {}

    init?(json: inout JSONReader) {
        var user: String?
        let isObject = json.object { key, json in
            switch key {
            case "mime": type = json.string()
            case "thumburl": picture = json.string()
            case "descriptionurl": page = json.string()
            case "user": user = json.string()
            case "extmetadata": readMetadata(&json)
            default: break
            }
        }
        if !isObject { return nil }
        author = author ?? user
    }

    private mutating func readMetadata(_ json: inout JSONReader) {
        json.object { key, json in
            let value = json.field("value") { $0.string() }
            switch key {
            case "Artist": author = value.flatMap(PlainText.of)
            case "LicenseShortName": licence = value.flatMap(PlainText.of)
            case "LicenseUrl": licenceLink = value.map { $0.hasPrefix("//") ? "https:\($0)" : $0 }
            default: break
            }
        }
    }

    /// Whether it is in the public domain, or has a Creative Commons licence.
    var mayBeCopied: Bool {
        let name = licence?.lowercased() ?? ""
        return name.hasPrefix("cc ") || name.hasPrefix("cc-") || name.hasPrefix("cc0")
            || name.hasPrefix("public domain") || name == "pd" || name.hasPrefix("pd-")
    }
}
