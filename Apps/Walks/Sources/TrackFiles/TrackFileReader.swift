package import Networking

extension TrackFile {
    /// Reads a file in any of the formats, which is recognized by its first bytes.
    ///
    /// - Throws: `RequestError.unreadable`, with the line, when the file is in no known format or is
    ///   broken.
    package static func read(_ body: Body) throws(RequestError) -> TrackFile {
        try XMLBody(GPXHandler()).read(body)
    }
}
