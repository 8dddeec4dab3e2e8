import Networking
import SectionEssentials

/// The other side, as a person names it.
package enum SyncPlace: Equatable, Sendable {
    /// The http or https address of a folder on a WebDAV server, without a slash at its end.
    case server(String)

    /// The absolute path of a folder of this machine.
    case folder(String)

    /// Parses an address or a path; nil if it is neither, or has a user name or a query.
    ///
    /// - Parameter current: the folder that a relative path starts from.
    package init?(_ text: String, in current: String) {
        let text = text.withoutOuterSpace
        guard !text.isEmpty, !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
            return nil
        }
        guard text.contains("://") else {
            let path = text.hasPrefix("/") ? text : "\(current)/\(text)"
            self = .folder(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
            return
        }
        let plain = text.hasSuffix("/") ? String(text.dropLast()) : text
        guard let url = URL(string: plain), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false, url.user == nil, url.query == nil, url.fragment == nil
        else { return nil }
        self = .server(plain)
    }

    /// The address or the path.
    package var text: String {
        switch self {
        case .server(let address): address
        case .folder(let path): path
        }
    }

    /// Whether others can read what is sent on the way.
    package var isOpenToOthers: Bool {
        guard case .server(let address) = self, let url = URL(string: address) else { return false }
        return url.scheme?.lowercased() == "http" && !Loopback.isHost(url.host() ?? "")
    }
}
