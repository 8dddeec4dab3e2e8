import Geodesy
import Networking

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
