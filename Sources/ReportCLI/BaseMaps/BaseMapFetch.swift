import BaseMaps
import Geodesy
import Networking
import SectionCLibrary
import SectionEssentials
import SectionKit

/// Runs `base-map fetch`: asks a server for a part of a map, and says how large it is before anything else.
struct BaseMapFetch: Sendable {
    let program: ReportProgram
    let host: Host
    let console: Console
    let folder: BaseMapFolder

    /// What is to be fetched.
    private struct Order {
        let url: String
        let name: String

        /// The place as it was given; nil for all of the map.
        let place: String?
        let zoom: Int?
        let isAgreed: Bool
        let isForShow: Bool
    }

    /// How far a map reaches around a position, in metres.
    private static let reach = 10_000.0

    func run(_ values: OptionValues) async throws(UsageError) -> ExitCode {
        let order = try order(values)
        if !order.isAgreed, !order.isForShow, host.prompt == nil {
            throw UsageError(
                "base-map fetch needs a terminal to ask for confirmation; add --yes to skip the"
                    + " prompt, or --dry-run to see how large the map is.")
        }
        if folder.names.contains(order.name) {
            console.say(
                folder.isKnown(order.name, program.name)
                    + " To keep both, add --name with another name.")
            return .nothingShown
        }
        let box: GeoBox?
        if let place = order.place { box = try await self.box(of: place) } else { box = nil }
        let found = await shown("Asking the server") { _ in await ask(order, around: box) }
        switch found {
        case .success((let file, let extract)): return await fetch(extract, of: file, order)
        case .failure(let error):
            console.say("\(error.summary.withCapital). \(error.recovery)")
            return .nothingShown
        }
    }

    /// Does work, and shows how far it is where there is a terminal.
    private func shown<Value: Sendable>(
        _ title: String, _ work: @escaping @Sendable (RequestMessages) async -> Value
    ) async -> Value {
        let messages = RequestMessages(say: console.say)
        let spinner = Spinner(title, style: TerminalStyle(), host: host, messages: messages)
        Interruption.before {
            host.shutDown()
            spinner.erase()
            if !messages.progress.isEmpty {
                console.say("Interrupted. \(Self.kept(messages.progress))")
            }
        }
        let value =
            host.errorIsTerminal
            ? await spinner.draw { await work(messages) } : await work(messages)
        // What a signal has ended is not said a second time.
        Interruption.waitIfEnding()
        return value
    }

    /// What is kept of a map, and how to go on.
    private static func kept(_ progress: String) -> String {
        "\(progress) are kept; to go on, run the same command again."
    }

    /// Reads what a person wants.
    private func order(_ values: OptionValues) throws(UsageError) -> Order {
        let url = values.text(of: Self.url.name) ?? ""
        guard ["http://", "https://"].contains(where: url.lowercased().hasPrefix) else {
            throw UsageError(
                "base-map fetch takes an address, such as \(Self.exampleURL), not \(url.quoted);"
                    + " to add a file, use '\(program.name) base-map add FILE'.")
        }
        let place = values.text(of: Self.aroundName)
        let given = try values.value(of: Self.name)
        let usual = BaseMapFolder.name(
            ofFile: place ?? String(ServerAddress(url).url.prefix { !"?#".contains($0) }))
        // A position in the south begins as an option does.
        let name = given ?? (usual.hasPrefix("-") ? "map\(usual)" : usual)
        guard BaseMapFolder.isName(name) else {
            throw UsageError("a base map cannot be called \(name.quoted); add --name NAME.")
        }
        return Order(
            url: url, name: name, place: place, zoom: try values.value(of: Self.zoom),
            isAgreed: try values.value(of: ActionOptions.yes) ?? false,
            isForShow: try values.value(of: ActionOptions.dryRun) ?? false)
    }

    /// The part of the Earth that a person means: a position, a box, or a place of the program.
    private func box(of place: String) async throws(UsageError) -> GeoBox {
        let numbers = place.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmed) }
        switch numbers.count {
        case 2 where !numbers.contains(nil):
            if let point = Coordinate(latitude: numbers[0] ?? 0, longitude: numbers[1] ?? 0),
                let box = GeoBox(containing: [point])
            {
                return box.enlarged(by: Self.reach)
            }
        case 4 where !numbers.contains(nil):
            let edges = numbers.map { $0 ?? 0 }
            if let box = GeoBox(south: edges[1], west: edges[0], north: edges[3], east: edges[2]) {
                return box
            }
        default:
            let opener = SourceOpener(program: program, host: host, console: console)
            let source = try opener.openOnce(
                OptionValues(), now: host.now(), sharesAnswers: false
            ).0
            if let box = try await source.box(place) { return box }
        }
        throw UsageError(
            "\(place.quoted) is not valid for --around. Use LATITUDE,LONGITUDE or"
                + " WEST,SOUTH,EAST,NORTH in degrees.")
    }

    /// Asks a server what it has of the map.
    private func ask(
        _ order: Order, around box: GeoBox?
    ) async -> Result<(RemoteFile, TileExtract), TileError> {
        do throws(TileError) {
            let file = try await RemoteFile(
                order.url,
                fields: [HTTPField("User-Agent", "\(program.name)/\(program.version)")],
                client: HTTPClient(transport: host.transport))
            return .success((file, try await TileExtract(of: file, around: box, upTo: order.zoom)))
        } catch {
            return .failure(error)
        }
    }

    /// Says how large the map is, and fetches it if a person agrees.
    private func fetch(
        _ extract: TileExtract, of file: RemoteFile, _ order: Order
    ) async -> ExitCode {
        let words = BaseMapRun.words(
            size: extract.size, zooms: extract.zooms, bounds: extract.bounds,
            attribution: extract.attribution)
        let whole = SHA256.hex(
            of: Array("\(file.url)\n\(file.version)\n\(file.size)\n".utf8) + file.beginning
                + extract.head)
        let known = PartialBaseMap.size(of: order.name, whole: whole, in: folder.path)
        let rest = extract.requests(from: known).reduce(UInt64(0)) { sum, request in
            sum + UInt64(request.range.count)
        }
        let here = known > 0 ? " (\(known.fileSize) are here already)" : ""
        let plan = "\(order.name.safe): \(words)\(here)\n"
        if order.isForShow { return console.write(plan) }
        if !order.isAgreed {
            let question = "Fetch \(rest.fileSize) from \(file.host.safe)? [y/N] "
            let answer = host.prompt?.answer(to: plan + question)
            guard ["y", "yes"].contains(answer?.trimmed.lowercased()) else {
                console.say(ActionProgress.unchanged)
                return .nothingShown
            }
        }
        let outcome = await shown("Fetching \(order.name)") { messages in
            await fetch(extract, of: file, order.name, whole: whole, messages)
        }
        switch outcome {
        case .complete: return console.write("added \(order.name.safe): \(words)\n")
        case .incomplete(let error, let progress):
            let next = progress.map(Self.kept) ?? error.recovery
            console.say("\(error.summary.withCapital). \(next)")
            return .nothingShown
        case .notKept(let reason, let progress):
            let kept = progress.map { " \(Self.kept($0))" } ?? ""
            console.say("\(order.name.safe.quoted) could not be kept: \(reason).\(kept)")
            return .notWritten
        }
    }

    /// How a fetch ended.
    private enum Outcome {
        case complete
        case incomplete(TileError, progress: String?)
        case notKept(reason: String, progress: String?)
    }

    /// Fetches what is not there yet.
    private func fetch(
        _ extract: TileExtract,
        of file: RemoteFile,
        _ name: String,
        whole: String,
        _ messages: RequestMessages
    ) async -> Outcome {
        let part: PartialBaseMap
        do throws(SystemError) {
            part = try PartialBaseMap(of: name, whole: whole, in: folder.path)
        } catch {
            let isLocked = error.code == EWOULDBLOCK
            return .notKept(
                reason: isLocked ? "another process is fetching it" : error.reason, progress: nil)
        }
        /// What is kept; nil while it is nothing that was worth a request.
        func progress() -> String? {
            part.size > extract.head.count
                ? "\(part.size.fileSize) of \(extract.size.fileSize)" : nil
        }
        do throws(SystemError) {
            if part.size > extract.size || part.size < extract.head.count { try part.removeAll() }
            if part.size == 0 { try part.append(extract.head) }
            for request in extract.requests(from: part.size) {
                messages.take(.progress(progress() ?? ""))
                let bytes: [UInt8]
                do throws(TileError) { bytes = try await file.bytes(in: request.range) } catch {
                    if error == .changed { part.remove() }
                    return .incomplete(error, progress: error == .changed ? nil : progress())
                }
                for piece in request.pieces {
                    let start = Int(clamping: piece.lowerBound - request.range.lowerBound)
                    try part.append(bytes[start...].prefix(piece.count))
                }
            }
            messages.take(.progress(""))
            try part.complete(as: folder.path(of: name))
            return .complete
        } catch {
            let reason = error.code == EEXIST ? "there is one of this name now" : error.reason
            return .notKept(reason: reason, progress: progress())
        }
    }
}

extension BaseMapFetch {
    static let url = OptionDescription(
        name: "url", placeholder: "URL", summary: "the address of a PMTiles archive",
        accepted: .described("an address", example: exampleURL), isOperand: true)

    /// The option for the place, in a program that knows some places.
    static func around<Dependencies>(_ places: BaseMapPlaces<Dependencies>) -> OptionDescription {
        OptionDescription(
            name: aroundName, placeholder: "PLACE",
            summary: "only the part of the map around \(places.kind) or a position, or in a box"
                + " from WEST,SOUTH to EAST,NORTH",
            accepted: .described(
                "\(places.kind), LATITUDE,LONGITUDE, or WEST,SOUTH,EAST,NORTH",
                example: places.example),
            suggestions: places.suggestions)
    }

    static let zoom = SectionOption<Int>(
        "zoom", placeholder: "N", summary: "only up to this zoom, for a smaller file",
        in: 0...31, example: 14)

    static let name = SectionOption<String>(
        "name", placeholder: "NAME",
        summary: "what the base map is called (default: as the place or the file)",
        accepts: "a name without a slash", example: "munich"
    ) { BaseMapFolder.isName($0) ? $0 : nil }

    private static let aroundName = "around"
    private static let exampleURL = "https://example.com/planet.pmtiles"
}
