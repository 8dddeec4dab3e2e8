import Logbook
import SectionEssentials
import SectionKit

/// Reads what was copied, with wl-paste (Wayland), xclip (X11) or pbpaste (macOS).
struct Clipboard: Sendable {
    /// What a person calls it.
    static let name = "clipboard"

    enum Content: Equatable {
        /// The path of a file that was copied.
        case file(String)

        case data(Data)
    }

    private let programs: any PassProgramsInput

    private static let patience = Duration.seconds(5)

    init(_ programs: any PassProgramsInput) {
        self.programs = programs
    }

    /// A program that tells the types of what was copied, and writes one of them.
    private struct Tool {
        let program: String
        let types: [String]
        let read: @Sendable (String) -> [String]
    }

    private static let tools = [
        Tool(program: "wl-paste", types: ["--list-types"]) { ["--no-newline", "--type", $0] },
        Tool(program: "xclip", types: ["-selection", "clipboard", "-o", "-t", "TARGETS"]) {
            ["-selection", "clipboard", "-o", "-t", $0]
        },
    ]

    /// The types that are read, the best first.
    private static let types = [
        "text/uri-list", "image/png", "image/jpeg", "text/plain;charset=utf-8", "UTF8_STRING",
        "text/plain", "STRING",
    ]

    /// Returns what was copied.
    ///
    /// - Throws: ``PassError`` if that cannot be read, with the packages of the programs.
    func content() async throws(PassError) -> Content {
        for tool in Self.tools where programs.isInstalled(tool.program) {
            guard let offered = await output(of: tool.program, tool.types) else { continue }
            let types = String(decoding: offered, as: UTF8.self).split(separator: "\n").map(
                String.init)
            for type in Self.types where types.contains(type) {
                guard let data = await output(of: tool.program, tool.read(type)), !data.isEmpty
                else {
                    continue
                }
                if type != "text/uri-list" { return .data(data) }
                if let path = Self.path(ofList: data) { return .file(path) }
            }
        }
        if programs.isInstalled("pbpaste"), let data = await output(of: "pbpaste", []),
            !data.isEmpty
        {
            return .data(data)
        }
        throw PassError(
            "nothing that was copied can be read",
            "Copy a picture, a text or a file, with wl-paste (apt-get install wl-clipboard) or xclip "
                + "(apt-get install xclip) installed; or name the file.")
    }

    private func output(of program: String, _ arguments: [String]) async -> Data? {
        let output = await programs.output(of: program, arguments, within: Self.patience)
        return output.flatMap { $0.exitCode == 0 ? $0.bytes : nil }
    }

    /// The path of the first file of a list of addresses (RFC 2483); nil if there is none.
    private static func path(ofList data: Data) -> String? {
        let lines = String(decoding: data.prefix(1 << 16), as: UTF8.self)
            .split(whereSeparator: \.isNewline)
        guard let address = lines.first(where: { $0.hasPrefix("file://") }) else { return nil }
        return URL(string: String(address))?.path(percentEncoded: false)
    }
}
