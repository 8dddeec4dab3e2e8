import SectionCLibrary
import SectionKit

/// The options of `serve`: where the server listens, and under which names.
enum ServeOptions {
    static let port = SectionOption(
        "port",
        placeholder: "PORT",
        summary: "the port; without it, \(usualPort), or the next one that is free",
        accepts: "a number from 0, for one that is free, to 65535",
        example: "8080"
    ) { UInt16($0) }

    static let address = SectionOption(
        "host",
        placeholder: "ADDRESS",
        summary: "the address to listen at, instead of one that only this machine can reach",
        accepts: "a numeric address or localhost",
        example: "0.0.0.0"
    ) { SocketAddress.all(of: $0, port: 0).isEmpty ? nil : $0 }

    static let hostName = SectionOption(
        "host-name",
        placeholder: "NAME",
        summary: "a name that browsers may call this machine by, such as that of a proxy",
        accepts: "a name, perhaps with a port",
        example: "flights.example"
    ) { text in
        let isName = text.utf8.allSatisfy { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.isASCII
                && (scalar.properties.isAlphabetic || "0123456789.-:[]".utf8.contains(byte))
        }
        return text.isEmpty || !isName ? nil : text
    }

    static let socket = SectionOption(
        "socket",
        placeholder: "PATH",
        summary: "listen at a Unix socket, for a reverse proxy, instead of a port",
        accepts: "the path of a file that does not exist",
        example: "/run/user/1000/flights.sock",
        suggestions: .files()
    ) { SocketAddress(path: $0) == nil ? nil : $0 }

    static let readOnly = SectionOption<Bool>(
        "read-only", summary: "pages that change nothing: no actions")

    static let newToken = SectionOption<Bool>(
        "new-token",
        summary: "make a new token, and let nobody in who has the one of before"
    ).givenEachTime(because: "it ends what browsers and calendars may see")

    /// The port to try first.
    static let usualPort: UInt16 = 8080

    /// All of them, in the order help lists them.
    static var descriptions: [OptionDescription] {
        [
            port.description, address.description, hostName.description, socket.description,
            readOnly.description, newToken.description,
        ]
    }

    static func notes(on program: String) -> [CommandNote] {
        [
            CommandNote(
                "From another machine, through SSH, without opening a port:",
                lines: [
                    "ssh -L 8080:localhost:8080 HOST \(program) serve --port 8080"
                ])
        ]
    }
}
