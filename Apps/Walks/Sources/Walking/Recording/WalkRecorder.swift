import Geodesy
package import SectionEssentials
package import SectionKit
import Synchronization

/// Writes a walk to a GPX file as it goes on.
///
/// The file is valid at every moment, also if the program is killed. It is written to the disk every
/// half minute and at the end. While the disk is full, the points are kept in memory and tried again
/// with the next one.
package final class WalkRecorder: Sendable {
    /// The path of the file.
    package let path: String

    fileprivate struct State: ~Copyable {
        var file: TailedFile
        var waiting: [UInt8] = []
        var waitingPoints = 0

        /// Whether the next point begins a segment that is not the first.
        var isNewSegment = false
        var hasPoints = false
        var pointsSinceSync = 0
        var problem: String?
        var isOver = false
    }

    private let state: Mutex<State>

    private static let pointsPerSync = 30
    private static let tail = "</trkseg></trk>\n</gpx>\n"

    /// Creates the file.
    ///
    /// - Throws: `UsageError` if it exists, or cannot be created.
    package init(path: String, name: String) throws(UsageError) {
        self.path = path
        do throws(TailedFile.Failure) {
            var file = try TailedFile(creating: path, tail: Self.tail)
            do throws(TailedFile.Failure) {
                try file.add(Array(Self.head(name).utf8))
                try file.sync()
            } catch {
                // A file without its beginning would be in the way of another try.
                try? FileManager.default.removeItem(atPath: path)
                throw error
            }
            state = Mutex(State(file: file))
        } catch {
            throw UsageError("\(path) cannot be recorded: \(error.reason).")
        }
    }

    /// Opens a file that a recorder has written before, to go on with it.
    ///
    /// - Parameter hasPoints: whether it has a point.
    /// - Throws: `UsageError` if it cannot be written, or another program has changed it.
    init(continuing path: String, hasPoints: Bool) throws(UsageError) {
        self.path = path
        do throws(TailedFile.Failure) {
            var state = State(file: try TailedFile(continuing: path, tail: Self.tail))
            state.hasPoints = hasPoints
            self.state = Mutex(state)
        } catch {
            throw UsageError("\(path) cannot be recorded: \(error.reason).")
        }
    }

    /// Creates a file in a folder, which is created too, with a name of the time.
    package static func new(
        in folder: String,
        at date: Date,
        name: String
    ) throws(UsageError) -> WalkRecorder {
        try create(folder)
        let time = timeName(date)
        // Another walk may have begun in the same second.
        for number in 1..<mostPerSecond {
            let path = "\(folder)/\(time)\(number == 1 ? "" : "-\(number)").gpx"
            guard !FileManager.default.fileExists(atPath: path) else { continue }
            return try WalkRecorder(path: path, name: name)
        }
        throw UsageError("the folder \(folder) has too many walks of \(time).")
    }

    private static let mostPerSecond = 100

    /// Returns the path of the file of a device that is followed since a time.
    package static func path(ofDeviceSince start: Date, in folder: String) -> String {
        "\(folder)/\(timeName(start))-device.gpx"
    }

    /// Creates the file of a device that is followed since a time, in a folder, which is created too.
    static func new(
        ofDeviceSince start: Date, in folder: String, name: String
    ) throws(UsageError) -> WalkRecorder {
        try create(folder)
        return try WalkRecorder(path: path(ofDeviceSince: start, in: folder), name: name)
    }

    private static func create(_ folder: String) throws(UsageError) {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw UsageError("the folder \(folder) cannot be created.")
        }
    }

    private static func timeName(_ date: Date) -> String {
        ISO8601.text(from: date).filter { $0 != ":" }
    }

    /// Adds a point, or begins a new segment after a gap.
    package func take(_ event: LocationEvent) {
        state.withLock { state in
            switch event {
            case .gap, .nextTrack: state.isNewSegment = state.hasPoints
            case .point(let point):
                if state.isNewSegment { state.waiting += "</trkseg><trkseg>\n".utf8 }
                state.waiting += point.gpx.utf8
                state.waitingPoints += 1
                (state.hasPoints, state.isNewSegment) = (true, false)
                state.pointsSinceSync += 1
                state.write(andSync: state.pointsSinceSync >= Self.pointsPerSync)
            case .state, .passing, .end:
                if !state.waiting.isEmpty { state.write(andSync: false) }
            }
        }
    }

    /// Writes the walk to the disk.
    package func sync() {
        state.withLock { $0.write(andSync: true) }
    }

    /// Writes the whole walk to the disk; what cannot be written now never is.
    func finish() {
        state.withLock { state in
            state.isOver = true
            state.write(andSync: true)
        }
    }

    /// Removes the file of a walk without a point.
    func discard() {
        state.withLock { state in
            if !state.hasPoints { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// Why the latest points are not in the file, as a plain sentence; nil if they are.
    package var problem: String? { state.withLock { $0.problem } }

    private static func head(_ name: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="walk-report" xmlns="http://www.topografix.com/GPX/1/1">
        <trk><name>\(name.escapedForXML)</name><trkseg>

        """
    }
}

extension WalkRecorder.State {
    /// Adds what waits to the file, and says why it cannot.
    fileprivate mutating func write(andSync syncs: Bool) {
        do throws(TailedFile.Failure) {
            if !waiting.isEmpty { try file.add(waiting) }
            (waiting, waitingPoints) = ([], 0)
            if syncs {
                try file.sync()
                pointsSinceSync = 0
            }
            problem = nil
        } catch {
            let missing = waitingPoints.counted("point", "points")
            problem =
                isOver && waitingPoints > 0
                ? "The last \(missing) could not be recorded: \(error.reason)."
                : "The latest points are not recorded yet: \(error.reason)."
        }
    }
}

extension TrackPoint {
    /// The point as an element of a GPX track segment.
    fileprivate var gpx: String {
        let place = """
            lat="\(coordinate.latitude.decimal(7))" lon="\(coordinate.longitude.decimal(7))"
            """
        let height = elevation.map { "<ele>\($0.decimal(2))</ele>" } ?? ""
        let time = time.map { "<time>\(ISO8601.text(from: $0))</time>" } ?? ""
        return "<trkpt \(place)>\(height)\(time)</trkpt>\n"
    }
}

extension Double {
    /// The number with a fixed number of decimals, without an exponent, as XML Schema wants it.
    fileprivate func decimal(_ digits: Int) -> String {
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        let whole = Int(clamping: (Swift.min(magnitude, 1e9) * scale).rounded())
        let (number, fraction) = whole.quotientAndRemainder(dividingBy: Int(scale))
        let zeros = String(repeating: "0", count: digits - String(fraction).count)
        return "\(self < 0 && whole > 0 ? "-" : "")\(number).\(zeros)\(fraction)"
    }
}

extension String {
    fileprivate var escapedForXML: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.append(character)
            }
        }
    }
}
