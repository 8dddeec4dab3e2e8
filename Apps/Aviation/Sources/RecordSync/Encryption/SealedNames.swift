import Networking
import SectionEssentials

/// The plain names of encrypted files, which this machine remembers so that it need not decrypt all
/// files to list them.
actor SealedNames {
    /// Where the content of a plain name is.
    struct Place {
        /// The name of the encrypted file.
        let fileName: String

        /// The plain name inside of it, which a copy shares with what it is a copy of.
        let plainName: String
    }

    let secret: NameSecret
    private let file: PrivateFile
    private var names: [SealedName: String]
    private var isChanged = false

    /// The encrypted files of plain names that are copies.
    private var copies: [String: Place] = [:]

    /// The contents that were decrypted for their names, until they are asked for or listed again.
    private var contents: [String: SealedContent] = [:]

    /// The encrypted files that were listed, but cannot be decrypted.
    private var broken: [String: RemoteFile] = [:]

    /// Remembers names in a file.
    init(_ secret: NameSecret, in file: PrivateFile) {
        self.secret = secret
        self.file = file
        names = [:]
        isChanged = true
    }

    /// Reads the file; nil if there is none, or it is not valid.
    init?(_ file: PrivateFile) {
        var (digits, texts) = (String?.none, [String: String]())
        guard let bytes = (try? file.read()) ?? nil else { return nil }
        _ = try? JSONReader.read(bytes) { json in
            json.object { key, json in
                switch key {
                case "secret": digits = json.string()
                case "names":
                    json.object { key, json in
                        if let name = json.string() { texts[key.text] = name }
                    }
                default: break
                }
            }
        }
        guard let secret = digits.flatMap(NameSecret.init(digits:)) else { return nil }
        self.secret = secret
        self.file = file
        let known = texts.compactMap { sealed, name in
            SealedName(fileName: sealed).map { ($0, name) }
        }
        names = Dictionary(known, uniquingKeysWith: { first, _ in first })
    }

    /// Forgets what an earlier listing has found.
    func startListing() {
        contents = [:]
        broken = [:]
    }

    /// Remembers that a file cannot be decrypted, for example because it arrived in part.
    func setBroken(_ sealed: SealedName, _ file: RemoteFile) { broken[sealed.fileName] = file }

    /// The file that cannot be decrypted and is replaced by the one that is written; nil if there is
    /// none.
    func takeBroken(_ fileName: String) -> RemoteFile? { broken.removeValue(forKey: fileName) }

    /// The plain name of an encrypted file; nil if it is not known yet.
    func plainName(of sealed: SealedName) -> String? {
        names[sealed.original].map { remember(sealed, $0) }
    }

    /// Remembers a decrypted file, and returns its plain name; nil if it is not that of the file.
    func learn(_ content: SealedContent, of sealed: SealedName) -> String? {
        guard secret.sealed(content.fileName) == sealed.original else { return nil }
        if names.updateValue(content.fileName, forKey: sealed.original) == nil { isChanged = true }
        let name = remember(sealed, content.fileName)
        contents[name] = content
        return name
    }

    /// Returns where a file is, and remembers its name.
    func place(of fileName: String) -> Place {
        if let copy = copies[fileName] { return copy }
        let sealed = secret.sealed(fileName)
        if !sealed.isPhoto, names.updateValue(fileName, forKey: sealed) == nil { isChanged = true }
        return Place(fileName: sealed.fileName, plainName: fileName)
    }

    /// Returns a content that was decrypted for its name, once.
    func takeContent(of fileName: String) -> SealedContent? {
        contents.removeValue(forKey: fileName)
    }

    /// Saves the names; without the file, they are learned again.
    func save() {
        guard isChanged else { return }
        let members = names.map { ($0.key.fileName, JSONValue.string($0.value)) }
        let value = JSONValue.object([
            ("secret", .string(secret.digits)), ("names", .object(members.sorted { $0.0 < $1.0 })),
        ])
        if (try? file.write(Data((value.text(openTo: 2) + "\n").utf8))) != nil { isChanged = false }
    }

    private func remember(_ sealed: SealedName, _ plainName: String) -> String {
        let name = sealed.copyName(of: plainName)
        if !sealed.mark.isEmpty {
            copies[name] = Place(fileName: sealed.fileName, plainName: plainName)
        }
        return name
    }
}
