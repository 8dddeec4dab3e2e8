import BaseMaps
import Geodesy
import SectionCLibrary
import SectionEssentials
import SectionKit

/// What the command `base-map` is to do.
enum BaseMapRequest: Equatable, Sendable {
    case list
    case add(String)
    case fetch(OptionValues)
    case remove(String)
}

/// Runs the command `base-map`: lists, adds, fetches or removes the files that maps are drawn on.
struct BaseMapRun {
    let program: ReportProgram
    let host: Host
    let console: Console

    func run(_ request: BaseMapRequest) async throws(UsageError) -> ExitCode {
        guard
            let folder = BaseMapFolder(program: program.name, environment: host.environment)
        else {
            throw UsageError(
                "no folder for base maps: neither XDG_DATA_HOME nor HOME is an absolute path.")
        }
        return switch request {
        case .list: list(folder)
        case .add(let path): add(path, to: folder)
        case .fetch(let values):
            try await BaseMapFetch(program: program, host: host, console: console, folder: folder)
                .run(values)
        case .remove(let name): remove(name, from: folder)
        }
    }

    /// Prints what each base map has, and says which cannot be read.
    private func list(_ folder: BaseMapFolder) -> ExitCode {
        let names = folder.names
        let parts = PartialBaseMap.names(in: folder.path).filter { !names.contains($0.name) }
        for part in parts {
            console.say(
                "\(part.name.quoted) is not complete: \(part.size.fileSize) are here. To go on, fetch"
                    + " it again; to delete it, use"
                    + " '\(program.name) base-map remove \(part.name.safe.wordForShell)'.")
        }
        if names.isEmpty, !parts.isEmpty { return .success }
        if names.isEmpty {
            console.say(
                "There is no base map. To add one, use '\(program.name) base-map add FILE.pmtiles', or"
                    + " '\(program.name) base-map fetch URL' for one of a server."
            )
            return .success
        }
        let column = names.map(\.displayWidth).max() ?? 0
        var lines: [String] = []
        var isFine = true
        for name in names {
            do throws(TileError) {
                let words = try Self.words(of: TileFile(path: folder.path(of: name)))
                lines.append("\(name.safe.padded(to: column))  \(words)\n")
            } catch {
                isFine = false
                console.say(
                    "\(name.safe.quoted) cannot be drawn: \(error.summary). \(error.recovery)")
            }
        }
        let written = console.write(lines.joined())
        return isFine ? written : lines.isEmpty ? .nothingShown : .partlyShown
    }

    private static func words(of file: TileFile) throws(TileError) -> String {
        let map = try TileArchive(file)
        return words(
            size: file.size, zooms: map.zooms, bounds: map.bounds, attribution: map.attribution)
    }

    /// What a base map has, such as "12.3 MB, zooms 0–15, 48.0000 N, 11.3000 E to 48.3000 N, 11.8000 E, © …".
    static func words(
        size: UInt64, zooms: ClosedRange<Int>, bounds: GeoBox, attribution: String
    ) -> String {
        let area = [(bounds.south, bounds.west), (bounds.north, bounds.east)]
            .compactMap { Coordinate(latitude: $0, longitude: $1)?.formatted }
            .separated(by: " to ")
        return [
            size.fileSize, "zooms \(zooms.lowerBound)–\(zooms.upperBound)", area,
            attribution.safe,
        ].separated(by: ", ")
    }

    /// Copies a file into the folder, beside and renamed, once it has been read as a base map.
    private func add(_ path: String, to folder: BaseMapFolder) -> ExitCode {
        let name = BaseMapFolder.name(ofFile: path)
        guard BaseMapFolder.isName(name) else {
            console.say("\(path.safe.quoted) cannot be added under this name. Rename it.")
            return .nothingShown
        }
        let (tiles, words): (TileFile, String)
        do throws(TileError) {
            tiles = try TileFile(path: path)
            words = try Self.words(of: tiles)
        } catch {
            let subject =
                if case .unreadable = error { "" } else { "\(path.safe.quoted) cannot be added: " }
            console.say("\(subject)\(error.summary). \(error.recovery)")
            return .nothingShown
        }
        if folder.names.contains(name) {
            console.say(folder.isKnown(name, program.name))
            return .nothingShown
        }
        do throws(OutputError) {
            try Self.copy(tiles, to: folder.path(of: name), in: folder.path)
        } catch {
            return console.failure(error, named: folder.path(of: name))
        }
        return console.write("added \(name.safe): \(words)\n")
    }

    private static func copy(
        _ tiles: TileFile, to path: String, in folder: String
    ) throws(OutputError) {
        do throws(SystemError) {
            try Folder.make(folder, around: 0o700)
        } catch { throw .failed(reason: error.reason) }
        let file = try OutputFile(path: path).prepare(mode: 0o600)
        var offset: UInt64 = 0
        while offset < tiles.size {
            let count = Int(clamping: min(UInt64(1 << 20), tiles.size - offset))
            let bytes: [UInt8]
            do throws(TileError) { bytes = try tiles.bytes(at: offset, count: count) } catch {
                throw .failed(reason: error.summary)
            }
            try file.append(Data(bytes))
            offset += UInt64(count)
        }
        try file.complete()
    }

    private func remove(_ name: String, from folder: BaseMapFolder) -> ExitCode {
        let names = folder.names
        let parts = PartialBaseMap.names(in: folder.path).map(\.name)
        let isKnown = names.contains(name) || parts.contains(name)
        let name = isKnown ? name : BaseMapFolder.name(ofFile: name)
        guard names.contains(name) || parts.contains(name) else {
            let near = name.nearest(in: names + parts).map { " Did you mean \($0.quoted)?" } ?? ""
            console.say("There is no base map \(name.safe.quoted).\(near)")
            return .nothingShown
        }
        guard PartialBaseMap.removeAll(of: name, in: folder.path) else {
            console.say(
                "\(name.safe.quoted) was not removed: a process is fetching it, or its folder cannot be"
                    + " written to.")
            return .notWritten
        }
        guard !names.contains(name) || unlink(folder.path(of: name)) == 0 else {
            return console.failure(
                .failed(reason: SystemError.last.reason), named: folder.path(of: name))
        }
        return console.write("removed \(name.safe)\n")
    }
}

extension UInt64 {
    /// A number of bytes, such as "12.3 MB" or "850 kB".
    var fileSize: String {
        self < 1_000_000
            ? "\((Double(self) / 1_000).fixed(0)) kB" : "\((Double(self) / 1_000_000).fixed(1)) MB"
    }
}
