package import Networking
import SectionEssentials

/// A file on a server, which sends parts of it (RFC 9110, chapter 14).
package struct RemoteFile: Sendable {
    /// The address, without a user name and a password.
    package let url: String

    /// The number of all bytes.
    package private(set) var size: UInt64 = 0

    /// What the server calls this version of the file: its entity tag, or else when it was changed; empty
    /// if it says neither.
    package private(set) var version = ""

    /// The beginning of the file, at most ``beginningSize`` bytes.
    package private(set) var beginning: [UInt8] = []

    private let fields: [HTTPField]
    private let client: HTTPClient

    /// How many bytes are asked for first: the header and root directory of an archive (PMTiles Version 3
    /// Specification, chapter 2).
    static let beginningSize = 16_384

    /// How long a server may be silent, and how long one part may take.
    private static let (silence, longestTime) = (Duration.seconds(30), Duration.seconds(3_600))

    /// The most bytes of a response that is no part of the file, such as a page about an error.
    private static let pageLimit = 1 << 20

    /// Asks for the beginning of the file.
    ///
    /// - Parameters:
    ///   - address: the address, which may have a user name and a password.
    ///   - fields: header fields of each request.
    /// - Throws: ``TileError`` if it cannot be had, or the server sends no parts of files.
    package init(
        _ address: String, fields: [HTTPField], client: HTTPClient
    ) async throws(TileError) {
        let address = ServerAddress(address)
        url = address.url
        self.client = client
        // A part of compressed content would be no part of the file.
        self.fields = fields + address.authorization + [HTTPField("Accept-Encoding", "identity")]
        let part = try await part(0..<UInt64(Self.beginningSize))
        (size, version, beginning) = (
            part.size, part.version, Array(part.bytes.prefix(Self.beginningSize))
        )
    }

    /// The name of the server.
    package var host: String { URL(string: url)?.host() ?? url }

    /// Asks for bytes of the file.
    ///
    /// - Throws: ``TileError`` if they cannot be had, or the file is another one now.
    package func bytes(in range: Range<UInt64>) async throws(TileError) -> [UInt8] {
        guard range.upperBound <= size else { throw .cutOff }
        if range.upperBound <= beginning.count {
            return Array(beginning[Int(range.lowerBound)..<Int(range.upperBound)])
        }
        let part = try await part(range)
        guard part.size == size, part.version == version else { throw .changed }
        guard part.bytes.count == range.count else {
            throw .notReceived(.connectionLost(reason: "a part of the file was incomplete"))
        }
        return part.bytes
    }

    private struct Part {
        let bytes: [UInt8]
        let size: UInt64
        let version: String
    }

    private func part(_ range: Range<UInt64>) async throws(TileError) -> Part {
        let response: HTTPResponse
        do throws(RequestError) {
            response = try await client.response(
                to: HTTPRequest(
                    url: url,
                    fields: fields + [
                        HTTPField("Range", "bytes=\(range.lowerBound)-\(range.upperBound - 1)")
                    ],
                    timeout: Self.longestTime, silence: Self.silence,
                    bodyLimit: max(range.count, Self.pageLimit)))
        } catch .tooLarge {
            throw .noRanges(host: host)
        } catch {
            throw .notReceived(error)
        }
        switch response.status {
        case 206: break
        case 200: throw .noRanges(host: host)
        case 404, 410:
            throw .notReceived(
                .notFound(Endpoint(URL(string: url)?.path() ?? ""), status: response.status))
        case 407: throw .notReceived(.proxyRefused(status: 407))
        // The first request is for what each file has.
        case 416 where size == 0: throw .cutOff
        case 412, 416: throw .changed
        default: throw .notReceived(.status(response.status))
        }
        guard response.value(of: "Content-Encoding") == nil,
            let size = Self.size(response.value(of: "Content-Range"), from: range.lowerBound)
        else { throw .noRanges(host: host) }
        return Part(
            bytes: Array(response.body), size: size,
            version: response.value(of: "ETag") ?? response.value(of: "Last-Modified") ?? "")
    }

    /// No file is larger, in bytes.
    private static let largestSize: UInt64 = 1 << 44

    /// The size of the whole file in a field such as `bytes 0-99/1234`; nil if the part does not begin where
    /// it should, or the size is unknown or larger than any file.
    private static func size(_ field: String?, from start: UInt64) -> UInt64? {
        guard let field, field.lowercased().hasPrefix("bytes \(start)-") else { return nil }
        let size = field.split(separator: "/").last.flatMap { UInt64($0) }
        return size.flatMap { $0 <= largestSize ? $0 : nil }
    }
}
