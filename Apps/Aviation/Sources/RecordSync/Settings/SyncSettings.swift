import Networking
package import SectionEssentials

/// What a person has set up on this machine.
package struct SyncSettings: Equatable, Sendable {
    package let place: SyncPlace
    package let credentials: SyncCredentials?

    package let connection: SyncConnection

    /// What the server honours; nil for a folder.
    package let conditions: WebDAVConditions?

    /// The key that encrypts everything; nil if nothing is encrypted.
    package let key: SyncKey?

    package init(
        place: SyncPlace, credentials: SyncCredentials?, conditions: WebDAVConditions?,
        key: SyncKey? = nil, connection: SyncConnection = SyncConnection()
    ) {
        self.connection = connection
        self.place = place
        self.credentials = credentials
        self.conditions = conditions
        self.key = key
    }
}

/// The text of the file of the settings.
extension SyncSettings {
    private static let format = 1

    package var text: String {
        var command: String?
        var file: String?
        switch credentials?.origin {
        case .command(let text): command = text
        case .file(let path): file = path
        case nil: break
        }
        var members: [(key: String, value: JSONValue)] = [("format", .integer(Self.format))]
        switch place {
        case .server(let address): members.append(("server", .string(address)))
        case .folder(let path): members.append(("folder", .string(path)))
        }
        members += [
            ("user", JSONValue(credentials?.user)), ("password_command", JSONValue(command)),
            ("password_file", JSONValue(file)),
        ]
        if credentials?.isDigest == true { members.append(("digest", .bool(true))) }
        let files = [
            ("ca_file", connection.authorities), ("pinned_key", connection.publicKey),
            ("client_certificate", connection.certificate),
            ("client_key", connection.certificateKey),
        ]
        members += files.compactMap { key, text in text.map { (key, .string($0)) } }
        if let key {
            members += [
                ("encrypt_with", .string(key.program.rawValue)), ("key_file", .string(key.path)),
            ]
        }
        if let conditions {
            members += [
                ("if_none_match", .bool(conditions.absent)),
                ("match", .string(conditions.match.rawValue)), ("locks", .bool(conditions.locks)),
            ]
        }
        return JSONValue.object(members).text(openTo: 1) + "\n"
    }

    /// Reads the file; nil if it is not valid, or in a newer format.
    package init?(_ content: Data) {
        var format = 0
        var texts: [String: String] = [:]
        var flags: [String: Bool] = [:]
        let isRead = try? JSONReader.read(content) { json in
            json.object { key, json in
                if key == "format" {
                    format = json.integer() ?? 0
                } else if let text = json.string() {
                    texts[key.text] = text
                } else if let flag = json.bool() {
                    flags[key.text] = flag
                }
            }
        }
        guard isRead == true, format == Self.format else { return nil }
        let origin =
            texts["password_command"].map(SyncCredentials.Origin.command)
            ?? texts["password_file"].map(SyncCredentials.Origin.file)
        credentials = origin.map {
            SyncCredentials(
                origin: $0, user: texts["user"], isDigest: flags["digest"] ?? false)
        }
        var connection = SyncConnection()
        connection.authorities = texts["ca_file"]
        connection.publicKey = texts["pinned_key"]
        connection.certificate = texts["client_certificate"]
        connection.certificateKey = texts["client_key"]
        self.connection = connection
        key = texts["key_file"].flatMap { path in
            texts["encrypt_with"].flatMap(SyncKey.Program.init).map {
                SyncKey(program: $0, path: path)
            }
        }
        // Without its key, everything would be sent as it is.
        if texts["encrypt_with"] != nil, key == nil { return nil }
        if let address = texts["server"] {
            guard let absent = flags["if_none_match"], let locks = flags["locks"],
                let match = texts["match"].flatMap(WebDAVConditions.Match.init)
            else { return nil }
            place = .server(address)
            conditions = WebDAVConditions(absent: absent, match: match, locks: locks)
        } else if let path = texts["folder"] {
            place = .folder(path)
            conditions = nil
        } else {
            return nil
        }
    }
}
