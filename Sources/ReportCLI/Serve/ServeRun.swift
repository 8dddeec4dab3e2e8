import SectionCLibrary
import SectionEssentials
import SectionKit
import WebHost
import WebServer

/// Runs `serve`: shows the sections in web browsers until the user ends it.
struct ServeRun {
    let program: ReportProgram
    let opener: SourceOpener
    let host: Host
    let console: Console

    func run(_ values: CommandValues) async throws(UsageError) -> ExitCode {
        if values.program.text(of: ReportOptions.input.description.name) == "-" {
            throw UsageError("serve reads its input for each page; give --input a file.")
        }
        if program.sectionWithFiles(values)?.files.contains("-") == true {
            throw UsageError("serve reads files for each page; name a file instead of -.")
        }
        let isReadOnly = try values.program.value(of: ServeOptions.readOnly) ?? false
        let chosen = try values.program.value(of: program.options.sections)
        if isReadOnly, let name = chosen?.first(where: { program.makesChanges($0) }) {
            throw UsageError(
                conflict: "--read-only leaves out '\(name)', which changes something.")
        }
        let settings = try host.settings(values.program, of: ProgramCommands.serveCommand, program)
        let clock = try host.reportClock()
        let place = try ServePlace(values.program)
        // What the sections are made of is checked before anybody asks for a page.
        _ = try opener.openForScreen(
            values.program, now: clock(), refreshes: false,
            log: RequestLog(isVerbose: false, clock: clock).session { _ in })
        let (listener, shown): (WebListener, String)
        do throws(SystemError) {
            (listener, shown) = try place.listen()
        } catch {
            console.say(place.explanation(of: error))
            return .nothingShown
        }
        let token = try secret(values.program).token(isReadOnly: isReadOnly)
        let uploads = Uploads(
            in: UserFolder.data.path(for: program.name, environment: host.environment))
        defer { uploads.close() }
        let site = WebSite(
            try pages(values, showing: chosen, isReadOnly: isReadOnly, settings, clock, uploads),
            guard: WebGuard(
                program: program.name, token: token, port: listener.port,
                hostNames: try values.program.value(of: ServeOptions.hostName).map { [$0] } ?? [],
                servesAddresses: !place.isOnlyHere, clock: host.clock))
        let server: WebServer
        do throws(SystemError) {
            server = try WebServer(clock: host.clock, handler: site)
        } catch {
            console.say("the server cannot be started: \(error.reason).")
            return .nothingShown
        }
        return await serve(
            server, at: listener, place, shown, token, uploads, opens: settings.opens)
    }

    /// What the token is made of: kept, or for this time only if it cannot be kept.
    private func secret(_ values: OptionValues) throws(UsageError) -> ServeSecret {
        let isNew = try values.value(of: ServeOptions.newToken) ?? false
        guard let folder = UserFolder.data.path(for: program.name, environment: host.environment)
        else { return ServeSecret() }
        do throws(SystemError) {
            return try ServeSecret(in: folder, isNew: isNew)
        } catch {
            console.say(
                "the token cannot be kept in \(folder.quoted): \(error.reason). Browsers must sign in"
                    + " again when this program was started again.")
            return ServeSecret()
        }
    }

    private func serve(
        _ server: WebServer, at listener: WebListener, _ place: ServePlace, _ shown: String,
        _ token: String, _ uploads: Uploads, opens: Bool
    ) async -> ExitCode {
        let address = shown + "?\(WebGuard.parameter)=\(token)"
        Interruption.before {
            server.stop()
            server.waitForEnd()
            uploads.close()
            host.shutDown()
            TemporaryFiles.shared.removeAll()
        }
        do throws(OutputError) {
            try console.output.write("\(address)\n")
        } catch {
            return console.failure(error)
        }
        if !place.isOnlyHere {
            console.say(
                "warning: other machines can reach this server, and what it sends is not encrypted:"
                    + " who reads the address on the way can read and change everything.")
        }
        if host.errorIsTerminal {
            try? console.errorOutput.write(
                "Open this address, which only you should know. Press Control-C to end.\n")
        }
        if opens, let link = WebLink(address),
            let reason = WebBrowser(environment: host.environment).visit(link)
        {
            console.say(reason)
        }
        do throws(SystemError) {
            try await onThread { server.run(listener) }
        } catch {
            console.say("the server cannot be started: \(error.reason).")
            return .nothingShown
        }
        Interruption.waitIfEnding()
        return .success
    }

    /// What the pages show.
    private func pages(
        _ values: CommandValues, showing chosen: [String]?, isReadOnly: Bool,
        _ settings: ReportSettings, _ clock: @escaping @Sendable () -> Date, _ uploads: Uploads
    ) throws(UsageError) -> WebProgram {
        let log = RequestLog(isVerbose: false, clock: clock)
        let readsInput = values.program.text(of: ReportOptions.input.description.name) != nil
        let images = host.images(for: settings)
        let written = SurfaceSettings(
            style: TerminalStyle(ascii: settings.ascii, scheme: settings.theme),
            zone: settings.zone, images: settings.images != .never)
        let formats = program.options.formats.all.filter {
            ![ReportFormat.terminal, .html].contains($0) && !$0.fileExtensions.isEmpty
        }
        return WebProgram(
            program.hosted(by: opener, on: host, log, readsInput: readsInput),
            showing: chosen,
            opened: program.sectionWithFiles(values)?.name, values: try opener.opening(values),
            surface: HTMLSurface(
                zone: settings.zone, images: settings.images != .never, ascii: settings.ascii,
                scheme: settings.theme, ground: host.ground),
            formats: formats.map { format in
                WebFormat(format.title, endings: format.fileExtensions) {
                    format.surface(written, isPersonal: $0)
                }
            },
            isPersonal: settings.isPersonal,
            isReadOnly: isReadOnly,
            uploads: uploads,
            clock: clock,
            withPictures: { report in
                let shown = try? await onThread {
                    try? images.shown(in: report, as: .html, to: nil)
                }
                return (shown ?? nil) ?? report
            })
    }
}

extension ReportProgram {
    /// Whether to load a section changes something.
    fileprivate func makesChanges(_ section: String) -> Bool {
        description.sections.contains { $0.name == section && $0.makesChanges }
    }
}

/// Where a server listens.
struct ServePlace {
    private let address: String
    private let port: UInt16?
    private let socket: String?

    init(_ values: OptionValues) throws(UsageError) {
        socket = try values.value(of: ServeOptions.socket)
        port = try values.value(of: ServeOptions.port)
        let given = try values.value(of: ServeOptions.address)
        address = given ?? "127.0.0.1"
        if socket != nil, port != nil || given != nil {
            throw UsageError(conflict: "--socket cannot be used together with --port or --host.")
        }
    }

    /// Whether only this machine can reach it.
    var isOnlyHere: Bool { socket != nil || SocketAddress.isLoopback(address) }

    /// Starts to listen, and returns the address to show as well.
    func listen() throws(SystemError) -> (WebListener, shown: String) {
        if let socket { return (try WebListener(at: .file(socket)), "http://localhost/") }
        if let port { return try listen(port) }
        for next in ServeOptions.usualPort..<(ServeOptions.usualPort + 10) {
            do throws(SystemError) { return try listen(next) } catch {
                guard error.code == EADDRINUSE else { throw error }
            }
        }
        return try listen(0)
    }

    private func listen(_ port: UInt16) throws(SystemError) -> (WebListener, shown: String) {
        let listener = try WebListener(at: .address(address, port: port))
        let name = address.contains(":") && !address.hasPrefix("[") ? "[\(address)]" : address
        return (listener, "http://\(name):\(listener.port ?? port)/")
    }

    /// Why nothing can be served there, and what to do.
    func explanation(of error: SystemError) -> String {
        if let socket {
            return "\(socket.quoted) cannot be listened at: \(error.reason); name another file with"
                + " --socket."
        }
        let port = port.map(String.init) ?? "0"
        if error.code == EADDRINUSE {
            return "port \(port) is in use; choose another one with --port, or leave it out."
        }
        return "\(address) cannot be listened at, port \(port): \(error.reason)."
    }
}
