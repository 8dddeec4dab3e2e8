import Networking
import SectionEssentials

/// The photos that were made for the tests, and what exiftool 12.57 says about them.
enum Pictures {
    static let folder = "\(#filePath)".replacing("Pictures.swift", with: "Pictures")

    static func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
    }

    static func body(_ name: String) throws -> Body { Body(try bytes(name)) }

    static func open(_ path: String) -> Body? {
        (try? Data(contentsOf: URL(filePath: path))).map(Body.init)
    }
}
