package import Logbook
package import SectionEssentials
package import SectionKit

/// Reads what a person has of a flight; what a file is, is told by its content.
package struct PassReader: PassReaderInput {
    private let files: any PassFilesInput
    private let programs: any PassProgramsInput
    private let contents: PassContentReader
    private let zone: @Sendable (String) -> DisplayZone?
    private let now: Date

    /// The most bytes of a file.
    private static let sizeLimit = 32 << 20

    /// The most files of a folder.
    private static let folderLimit = 500

    /// Creates the reader.
    ///
    /// - Parameters:
    ///   - zone: returns the time zone of an IANA name.
    ///   - now: decides which year is likely if nothing else does.
    package init(
        files: any PassFilesInput, pictures: any PictureReading, programs: any PassProgramsInput,
        zone: @escaping @Sendable (String) -> DisplayZone?, now: Date
    ) {
        self.files = files
        self.programs = programs
        contents = PassContentReader(files: files, pictures: pictures, programs: programs)
        self.zone = zone
        self.now = now
    }

    package func passes(_ name: String, year: Int?) async throws(PassError) -> [ReadPass] {
        if name != "-", !files.isThere(name) {
            if name == Clipboard.name { return [try await clipboard(year)] }
            if BoardingPassCode.isCode(name) {
                return [
                    try await contents.pass(
                        Data(name.utf8), named: "the bar code", context(year, now))
                ]
            }
        }
        guard let paths = files.files(inFolder: name) else { return [try await pass(name, year)] }
        var passes: [ReadPass] = []
        for path in paths.prefix(Self.folderLimit) {
            do throws(PassError) {
                passes.append(try await pass(path, year, isNamed: false))
            } catch  where error == .notAPass {
                continue
            } catch {
                passes.append(
                    ReadPass(
                        path, kind: .picture,
                        warnings: ["\(path.quoted): \(error.summary). \(error.recovery)"]))
            }
        }
        if passes.allSatisfy(\.legs.isEmpty) {
            let warnings = passes.flatMap(\.warnings).separated(by: " ")
            throw PassError(
                "no boarding pass was found in the folder \(name.quoted)",
                warnings.isEmpty ? "Name the files themselves." : warnings)
        }
        return passes
    }

    /// Reads a file.
    private func pass(
        _ path: String, _ year: Int?, isNamed: Bool = true
    ) async throws(PassError) -> ReadPass {
        let data: Data
        do throws(UsageError) {
            data = try files.data(of: path, limit: Self.sizeLimit)
        } catch {
            throw PassError(error.message.withoutFullStop, "Check the name of the file.")
        }
        if path == "-" {
            return try await contents.pass(data, named: "standard input", context(year, now))
        }
        var context = context(year, files.changed(path) ?? now)
        context.isNamed = isNamed
        return try await contents.pass(data, at: path, named: path, context)
    }

    /// Reads what was copied: a picture, a text, or the name of a file.
    private func clipboard(_ year: Int?) async throws(PassError) -> ReadPass {
        switch try await Clipboard(programs).content() {
        case .file(let path): return try await pass(path, year)
        case .data(let data):
            let path = String(decoding: data.prefix(4_096), as: UTF8.self)[...].trimmed
            if files.isThere(path) { return try await pass(path, year) }
            return try await contents.pass(data, named: "the clipboard", context(year, now))
        }
    }

    private func context(_ year: Int?, _ date: Date) -> PassContext {
        PassContext(year: year, day: LocalDateTime(date, in: .utc).withoutTime, zone: zone)
    }
}

extension PassError {
    /// A file of a kind that is read, but without a flight.
    ///
    /// - Parameter others: what it names instead.
    static func noFlights(_ what: String, but others: [String] = []) -> PassError {
        let names = others.isEmpty ? "" : ", but \(others.few(by: "and"))"
        return PassError(
            "\(what) names no flight\(names)",
            "Give the boarding pass itself, or enter the flight yourself with 'flight-log add FLIGHT'."
        )
    }

    /// A file that is none of those that are read.
    static let notAPass = PassError(
        "it is no boarding pass, reservation or calendar",
        "Give a picture, a PDF file, a pass of a wallet (.pkpass), a mail, a calendar, or the text of "
            + "a pass or of its bar code.")
}

extension String {
    /// The text without a full stop at its end.
    var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}

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
