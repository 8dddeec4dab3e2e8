import Networking
import SectionEssentials
import SectionKit

/// Turns what gpsd sends, and its silence, into the events of a walk.
///
/// It reads no clock: `tick()` is called each second.
struct GPSDListener {
    /// The time without a position after which one is awaited again.
    static let patience = 10

    /// The time without a line after which a connection is made again.
    static let longSilence = 30

    /// The most fixes that count between two ticks; receivers make at most 30 a second.
    static let mostFixes = 1_000

    /// The longest time between two fixes without a gap in the track, in seconds.
    static let longestLeg = 10.0

    private var state = LocationState.requesting

    /// The host and port, for people; nil for the usual one.
    private let address: String?

    /// Whether the server has said that it is gpsd.
    private var isGreeted = false

    /// Whether there is a connection; nil while one is being made.
    private var isConnected: Bool?

    /// The receivers that are switched on.
    private var devices: Set<String> = []

    /// The receiver whose fixes count, while it has one.
    private var device: String?

    /// The time of the last fix that counted; fixes of the same time are the same one.
    private var lastTime: String?

    private var last: TrackPoint?

    /// The fixes since the last tick.
    private var fixes = 0

    /// Whether fixes were missed since the last one.
    private var wasLost = false

    /// The seconds since the last fix that counted, or since the connection was made.
    private var wait = 0

    /// The seconds since the last line, or since the connection was made or lost.
    private var silence = 0

    init(address: String?) {
        self.address = address
    }

    /// Takes an event of the stream of lines.
    mutating func take(_ event: LineEvent) -> [LocationEvent] {
        switch event {
        case .connected:
            (isConnected, isGreeted, wait, silence) = (true, false, 0, 0)
            devices = []
            return []
        case .line(let line):
            silence = 0
            return GPSDReport(line).map { take($0) } ?? []
        case .failed(let error, _):
            (isConnected, silence) = (false, 0)
            lose()
            if isGreeted, case .timedOut = error { return change(.requesting) }
            return change(unreachable(error))
        }
    }

    /// Takes a second that has passed.
    mutating func tick() -> [LocationEvent] {
        fixes = 0
        guard let isConnected else { return [] }
        (wait, silence) = (wait + 1, silence + 1)
        guard isConnected, wait == Self.patience else { return [] }
        lose()
        guard isGreeted else { return change(notGPSD) }
        return state == .authorised ? change(.requesting) : []
    }

    /// Returns whether to connect again now: gpsd looks for receivers that are back only for a new
    /// client, and the waits of the stream of lines grow longer than a walker has patience.
    mutating func connectsAgain() -> Bool {
        guard let isConnected, silence >= (isConnected ? Self.longSilence : Self.patience) else {
            return false
        }
        self.isConnected = nil
        return true
    }

    private mutating func take(_ report: GPSDReport) -> [LocationEvent] {
        switch report {
        case .version:
            isGreeted = true
            return []
        case .devices(let paths):
            devices = Set(paths)
            return deviceChange()
        case .device(let path, let isActive):
            if isActive { devices.insert(path) } else { devices.remove(path) }
            return deviceChange()
        case .fix(let fix): return take(fix)
        }
    }

    private mutating func deviceChange() -> [LocationEvent] {
        if devices.isEmpty {
            lose()
            return change(Self.noReceiver)
        }
        if let device, !devices.contains(device) { lose() }
        return state == .authorised && device != nil ? [] : change(.requesting)
    }

    private mutating func take(_ fix: GPSDFix) -> [LocationEvent] {
        if let device, device != fix.device { return [] }
        guard let point = fix.point else {
            // Of several reports with one time, the first may lack the position.
            if fix.mode >= 2, fix.coordinate == nil { return [] }
            lose()
            return change(.requesting)
        }
        wait = 0
        devices.insert(fix.device)
        let isSame = fix.time.map { $0 == lastTime } ?? (point == last)
        if isSame { return [] }
        fixes += 1
        if fixes > Self.mostFixes {
            wasLost = true
            return []
        }
        defer { (device, lastTime, last, wasLost) = (fix.device, fix.time, point, false) }
        return change(.authorised) + (isGap(to: point) ? [.gap] : []) + [.point(point)]
    }

    /// Whether fixes are missing between the last one and a new one.
    private func isGap(to point: TrackPoint) -> Bool {
        guard let last else { return false }
        guard let from = last.time, let to = point.time else { return wasLost }
        return !(0...Self.longestLeg).contains(to.timeIntervalSince(from))
    }

    private mutating func lose() {
        (device, wasLost) = (nil, true)
    }

    private mutating func change(_ new: LocationState) -> [LocationEvent] {
        guard new != state else { return [] }
        state = new
        return [.state(new)]
    }
}

extension GPSDListener {
    private static let noReceiver = LocationState.denied(
        reason: "gpsd has no receiver.", recovery: "Connect one; the walk goes on by itself.")

    private var notGPSD: LocationState {
        .denied(
            reason: "The server\(place) does not answer like gpsd.",
            recovery: "Check the port, which is usually 2947.")
    }

    private func unreachable(_ error: RequestError) -> LocationState {
        .denied(
            reason: "gpsd\(place) does not answer: \(error.summary).",
            recovery: "Start gpsd, or name its machine with --gpsd HOST:PORT; it is tried again.")
    }

    private var place: String { address.map { " at \($0)" } ?? "" }
}
