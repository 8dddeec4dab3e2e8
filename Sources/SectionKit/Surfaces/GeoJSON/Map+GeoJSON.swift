import Essentials
import Geodesy

extension Map {
    /// The points and lines as a feature collection (RFC 7946).
    var geoJSON: JSONValue {
        .object([("type", .string("FeatureCollection")), ("features", .array([]))])
    }
}
