import Networking
import SectionEssentials

/// The members of a folder in the response to PROPFIND (RFC 4918, section 9.1).
struct WebDAVListing: Equatable {
    /// A member, by its name without the path.
    struct Member: Equatable {
        let name: String
        let file: RemoteFile
    }

    /// The files, in the order of the server.
    private(set) var members: [Member] = []

    /// The names of the folders, of which the first is usually that of the folder itself.
    private(set) var folders: [String] = []

    /// Reads a response; nil if it is not one, or not a whole one, so that files may be missing.
    init?(_ content: Data) {
        var scanner = XMLScanner(content)
        guard scanner.next(skippingTo: "multistatus") else { return nil }
        while let event = scanner.next() {
            switch event {
            case .start("response"): readMember(&scanner)
            case .end("multistatus"):
                // A server that fails in the middle of the list may end it, and name the error
                // after it, as that of Go does.
                guard scanner.isAtEnd else { return nil }
                return
            default: break
            }
        }
        return nil
    }

    /// Reads a member; one without a name is none.
    private mutating func readMember(_ scanner: inout XMLScanner) {
        var texts: [String: String] = [:]
        var (element, isFolder) = ("", false)
        while let event = scanner.next() {
            switch event {
            case .start("collection"): isFolder = true
            case .start(let name): element = name
            case .text(let text): texts[element, default: ""] += text
            case .end("response"):
                let href = (texts["href"] ?? "").withoutOuterSpace
                guard let last = href.split(separator: "/").last,
                    let name = PercentText.decoded(last), !name.isEmpty
                else { return }
                if isFolder || href.hasSuffix("/") {
                    folders.append(name)
                } else {
                    members.append(Member(name, texts))
                }
                return
            case .end: element = ""
            }
        }
    }
}

extension WebDAVListing.Member {
    fileprivate init(_ name: String, _ texts: [String: String]) {
        self.name = name
        file = RemoteFile(
            version: texts["getetag"].flatMap(WebDAVVersion.init)?.text,
            size: texts["getcontentlength"].flatMap { Int($0.withoutOuterSpace) } ?? 0,
            modified: texts["getlastmodified"].flatMap { HTTPDate.date(from: $0.withoutOuterSpace) }
        )
    }
}

extension XMLScanner {
    /// Skips everything up to the start of an element; false if there is none.
    fileprivate mutating func next(skippingTo name: String) -> Bool {
        while let event = next() {
            if event == .start(name) { return true }
        }
        return false
    }
}
