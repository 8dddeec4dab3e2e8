import BaseMaps
import Geodesy
import RecordStore
import SectionCLibrary
import SectionEssentials
import SectionKit
import Synchronization

/// The base maps that a person has added: files in the folder `base-maps` of the program's data.
struct BaseMapFolder: Sendable {
    let path: String

    /// The name of the vocabulary of the names of base maps.
    static let vocabulary = "base-maps"

    /// What the names of the files end with.
    static let ending = ".pmtiles"

    /// The folder of a program; nil where the environment names no folder for data.
    init?(program: String, environment: [String: String]) {
        guard let location = StoreLocation(program: program, environment: environment) else {
            return nil
        }
        path = location.data + "/base-maps"
    }

    /// The names of the base maps, in their order.
    var names: [String] {
        guard let all = try? Folder(path, followingLinks: true).names() else { return [] }
        return all.filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
            .map { String($0.dropLast(Self.ending.count)) }.sorted()
    }

    /// The name of a base map that is made of a file or of what is at an address: its last part without
    /// its ending.
    static func name(ofFile path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        guard let point = file.lastIndex(of: "."), point > file.startIndex,
            file[point...].dropFirst().allSatisfy(\.isLetter)
        else { return file }
        return String(file[..<point])
    }

    /// Whether a text can be the name of a base map.
    static func isName(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix(".") && !text.hasPrefix("-") && !text.contains("/")
            && text.utf8.count <= 200
            && text == text.safe
    }

    /// The sentence that a base map cannot be replaced.
    func isKnown(_ name: String, _ program: String) -> String {
        "There is a base map \(name.safe.quoted) already. To replace it, first use"
            + " '\(program) base-map remove \(name.safe.wordForShell)'."
    }

    /// Returns the path of a base map.
    func path(of name: String) -> String { "\(path)/\(name)\(Self.ending)" }

    /// What lies on the land of maps; nil without base maps.
    ///
    /// A file is opened when it is first drawn.
    var ground: MapGround? {
        let names = names
        if names.isEmpty { return nil }
        let maps = OpenedBaseMaps(names.map { ($0, path(of: $0)) })
        return MapGround { maps.kept($0) }
    }
}

/// Base maps, each of which is opened once.
private final class OpenedBaseMaps: Sendable {
    private enum Opened: Sendable {
        case map(TileMap)
        case damaged(TileError)
    }

    private let files: [(name: String, path: String)]
    private let opened = Mutex<[String: Opened]>([:])

    /// How many times higher than its region a drawing may be.
    private static let most = 3.0

    init(_ files: [(String, String)]) {
        self.files = files
    }

    /// What was drawn last, as maps are drawn again for each key, and each second.
    private let drawn = Mutex<[(view: MapGround.View, detail: MapGround.Detail?)]>([])

    /// How many drawings are kept.
    private static let mostDrawn = 4

    func kept(_ view: MapGround.View) -> MapGround.Detail? {
        let known = drawn.withLock { drawn in drawn.first { $0.view == view } }
        if let known { return known.detail }
        let detail = detail(view)
        drawn.withLock { drawn in
            drawn.insert((view, detail), at: 0)
            if drawn.count > Self.mostDrawn { drawn.removeLast() }
        }
        return detail
    }

    /// What lies in a part of the Earth, of the smallest map that has the middle of it; why there is nothing
    /// if it cannot be read.
    private func detail(_ view: MapGround.View) -> MapGround.Detail? {
        let box = view.box
        var (best, problem): ((name: String, map: TileMap)?, String?) = (nil, nil)
        for file in files {
            switch open(file.path) {
            // Around a town, a whole country would be empty.
            case .map(let map)
            where map.covers(box) && box.height <= Self.most * map.archive.bounds.height:
                if best.map({ map.archive.bounds.area < $0.map.archive.bounds.area }) ?? true {
                    best = (file.name, map)
                }
            case .map: break
            case .damaged(let error): problem = Self.words(file.name, error)
            }
        }
        guard let best else { return problem.map { MapGround.Detail(problem: $0) } }
        do throws(TileError) {
            let features = try best.map.features(in: view)
            return MapGround.Detail(
                features, credit: best.map.attribution, in: best.map.archive.bounds)
        } catch {
            return MapGround.Detail(problem: Self.words(best.name, error))
        }
    }

    private static func words(_ name: String, _ error: TileError) -> String {
        "base map \(name): \(error.summary)"
    }

    private func open(_ path: String) -> Opened {
        opened.withLock { opened in
            if let known = opened[path] { return known }
            let now: Opened
            do throws(TileError) { now = .map(try TileMap(path: path)) } catch {
                now = .damaged(error)
            }
            opened[path] = now
            return now
        }
    }
}

extension GeoBox {
    /// How large it is, in square degrees.
    fileprivate var area: Double { width * height }
}
