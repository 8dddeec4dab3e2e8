import BaseMaps
import Geodesy
import SectionCLibrary
import SectionEssentials
import SectionKit

/// What the command `base-map` is to do.
enum BaseMapRequest: Equatable, Sendable {
    case list
    case add(String)
    case remove(String)
}

/// Runs the command `base-map`: lists, adds or removes the files that maps are drawn on.
struct BaseMapRun {
    let program: String
    let environment: [String: String]
    let console: Console

    func run(_ request: BaseMapRequest) throws(UsageError) -> ExitCode {
        guard let folder = BaseMapFolder(program: program, environment: environment) else {
            throw UsageError(
                "no folder for base maps: neither XDG_DATA_HOME nor HOME is an absolute path.")
        }
        return switch request {
        case .list: list(folder)
        case .add(let path): add(path, to: folder)
        case .remove(let name): remove(name, from: folder)
        }
    }

    /// Prints what each base map has, and says which cannot be read.
    private func list(_ folder: BaseMapFolder) -> ExitCode {
        let names = folder.names
        if names.isEmpty {
            console.say(
                "There is no base map. To add one, use '\(program) base-map add FILE.pmtiles'.")
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

    /// What a base map has, such as "12.3 MB, zooms 0–15, 48.0000 N, 11.3000 E to 48.3000 N, 11.8000 E, © …".
    private static func words(of file: TileFile) throws(TileError) -> String {
        let map = try TileArchive(file)
        let box = map.bounds
        let area = [(box.south, box.west), (box.north, box.east)]
            .compactMap { Coordinate(latitude: $0, longitude: $1)?.formatted }
            .separated(by: " to ")
        return [
            "\((Double(file.size) / 1_000_000).fixed(1)) MB",
            "zooms \(map.zooms.lowerBound)–\(map.zooms.upperBound)", area, map.attribution.safe,
        ].separated(by: ", ")
    }

    /// Copies a file into the folder, beside and renamed, once it has been read as a base map.
    private func add(_ path: String, to folder: BaseMapFolder) -> ExitCode {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let name = Self.name(of: file)
        guard !name.isEmpty, !name.hasPrefix(".") else {
            console.say(
                "\(path.safe.quoted) cannot be added: its name is that of a hidden file. Rename it."
            )
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
            console.say(
                "There is a base map \(name.safe.quoted) already. To replace it, first use"
                    + " '\(program) base-map remove \(name.safe.wordForShell)'.")
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

    /// The name of a file without its ending.
    private static func name(of file: String) -> String {
        file.hasSuffix(BaseMapFolder.ending)
            ? String(file.dropLast(BaseMapFolder.ending.count)) : file
    }

    private func remove(_ name: String, from folder: BaseMapFolder) -> ExitCode {
        let names = folder.names
        let name = names.contains(name) ? name : Self.name(of: name)
        guard names.contains(name) else {
            let near = name.nearest(in: names).map { " Did you mean \($0.quoted)?" } ?? ""
            console.say("There is no base map \(name.safe.quoted).\(near)")
            return .nothingShown
        }
        guard unlink(folder.path(of: name)) == 0 else {
            return console.failure(
                .failed(reason: SystemError.last.reason), named: folder.path(of: name))
        }
        return console.write("removed \(name.safe)\n")
    }
}
