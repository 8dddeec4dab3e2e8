@testable import Photos

/// Answers in the form of Wikimedia Commons' API, about files that do not exist.
enum CommonsAnswers {
    /// A file as the API describes it.
    static func file(
        _ page: Int,
        _ title: String = "File:Lake at noon.jpg",
        latitude: Double = 45.7706,
        longitude: Double = 14.3570,
        globe: String = "earth",
        type: String = "image/jpeg",
        picture: String =
            "https://thumb.wikimedia.org/wikipedia/commons/thumb/a/ab/Lake.jpg/500px-Lake.jpg",
        metadata: String = by
    ) -> String {
        """
        {"pageid": \(page), "ns": 6, "title": "\(title)", "index": \(page - 10),
         "imageinfo": [{"size": 5567421, "width": 4000, "height": 3000, "user": "Ana the Walker",
           "mime": "\(type)", "thumburl": "\(picture)", "thumbwidth": 500, "thumbheight": 375,
           "url": "https://upload.wikimedia.org/wikipedia/commons/a/ab/Lake.jpg",
           "descriptionurl": "https://commons.wikimedia.org/wiki/File:Lake.jpg",
           "extmetadata": {\(metadata)}}],
         "coordinates": [{"lat": \(latitude), "lon": \(longitude), "primary": true,
           "globe": "\(globe)"}]}
        """
    }

    /// The metadata of a file with an author, who links to a page, and a licence.
    static let by = """
        "Artist": {"value": "<a href=\\"//commons.wikimedia.org/wiki/User:Ana\\">Ana Novak</a>"},
        "LicenseShortName": {"value": "CC BY-SA 4.0"},
        "LicenseUrl": {"value": "https://creativecommons.org/licenses/by-sa/4.0"}
        """

    static func answer(_ files: String...) -> String {
        #"{"batchcomplete": true, "query": {"pages": [\#(files.joined(separator: ","))]}}"#
    }
}
