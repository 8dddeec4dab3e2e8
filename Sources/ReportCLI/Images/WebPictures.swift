import Networking
import SectionEssentials
import SectionKit

/// Fetches the pictures of the web for a page, with `--images always`: each once, one after the other,
/// and then from the folder in which they are kept.
struct WebPictures {
    let host: Host

    /// How the cache may be used.
    let mode: BaseRequest.CacheMode

    /// The program's name and version.
    let userAgent: String

    /// The pictures that are kept; nil if the environment names no folder.
    let kept: KeptPictures?

    /// The most pictures of a page, the most bytes of each, and of all.
    static let limits = (count: 500, bytes: 4_000_000, total: 16_000_000)

    /// After this many failures in a row, no more pictures are asked for.
    private static let mostFailures = 3

    /// Returns the report with its pictures, and a warning about those that could not be fetched.
    func shown(in report: Report) async -> Report {
        var shown: [WebLink: ImageRendition] = [:]
        var failures: [String] = []
        var (room, inARow) = (Self.limits.total, 0)
        let links = report.webPictures
        for link in links.prefix(Self.limits.count) {
            guard inARow < Self.mostFailures else { break }
            do throws(ImageObstacle) {
                let (bytes, header) = try await picture(at: link)
                guard bytes.count <= room else { break }
                room -= bytes.count
                shown[link] = .embedded(bytes, header)
                inARow = 0
            } catch {
                failures.append(error.clause)
                inARow += 1
            }
        }
        let missing = links.count - shown.count
        if missing == 0 { return report.containing(shown) }
        let reason = failures.first.map { ": \($0)." } ?? ", because the page has no room for them."
        let pictures = missing.counted("picture is", "pictures are")
        return report.containing(shown).adding(
            warnings: ["\(pictures) only linked to\(reason)"], remarks: [])
    }

    private func picture(at link: WebLink) async throws(ImageObstacle) -> (Data, ImageHeader) {
        if mode != .refresh, mode != .none, let bytes = kept?.picture(at: link.url) {
            return (bytes, try Self.checked(bytes))
        }
        guard mode != .offline else {
            throw ImageObstacle("it is not kept, and the network is off")
        }
        let bytes: Data
        do throws(RequestError) {
            bytes = try await fetched(link)
        } catch {
            throw ImageObstacle(error.summary)
        }
        let header = try Self.checked(bytes)
        if mode != .none { kept?.keep(bytes, at: link.url) }
        return (bytes, header)
    }

    private func fetched(_ link: WebLink) async throws(RequestError) -> Data {
        guard let url = URLComponents(string: link.url), let scheme = url.scheme,
            let name = url.host
        else { throw .notAllowed(reason: "the address is not valid") }
        let port = url.port.map { ":\($0)" } ?? ""
        let request = BaseRequest(
            server: "\(scheme)://\(name)\(port)", fields: [HTTPField("User-Agent", userAgent)],
            transport: host.transport, cacheMode: .none)
        let items = (url.queryItems ?? []).map { Endpoint.QueryItem($0.name, $0.value ?? "") }
        return try await request.value(
            of: .bytes(of: Endpoint(url.path, query: items), mediaType: "image/*"))
    }

    private static func checked(_ bytes: Data) throws(ImageObstacle) -> ImageHeader {
        guard bytes.count <= limits.bytes else {
            throw ImageObstacle("it is larger than \(limits.bytes / 1_000_000) MB")
        }
        let header: ImageHeader
        do throws(ImageHeader.Flaw) {
            header = try ImageHeader(bytes)
        } catch {
            throw ImageObstacle(error)
        }
        guard header.pixelCount <= ImageReader.decodedPixels else {
            throw ImageObstacle("it has too many pixels")
        }
        return header
    }
}
