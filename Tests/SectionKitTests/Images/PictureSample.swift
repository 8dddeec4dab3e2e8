import Foundation

@testable import SectionKit

/// The image files of Scripts/make-picture-samples.
enum PictureSample {
    /// The content of a file.
    static func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: Bundle.module.bundleURL.appending(path: "Pictures/\(name)"))
    }

    /// The format, the width and the height of each file, as the program that made it says.
    static func sizes() throws -> [String: (format: String, width: Int, height: Int)] {
        let json = try JSONSerialization.jsonObject(with: try bytes("sizes.json"))
        return ((json as? [String: [Any]]) ?? [:]).compactMapValues { values in
            guard values.count == 3, let format = values[0] as? String,
                let width = values[1] as? Int, let height = values[2] as? Int
            else { return nil }
            return (format, width, height)
        }
    }
}
