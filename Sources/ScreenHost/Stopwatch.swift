/// Measures from the moment that bytes have left the terminal until the frame is written.
struct Stopwatch {
    let tell: @Sendable (KeyTiming) -> Void
    private var key: (bytes: [UInt8], start: ContinuousClock.Instant)?
    private var loads: [Int: (bytes: [UInt8], start: ContinuousClock.Instant)] = [:]

    init(tell: @escaping @Sendable (KeyTiming) -> Void) {
        self.tell = tell
    }

    mutating func begin(_ event: DeviceEvent, at moment: ContinuousClock.Instant) {
        if case .bytes(let bytes) = event { key = (bytes, moment) }
    }

    mutating func begin(load: Int) {
        loads[load] = key
    }

    mutating func endOfKey() {
        guard let key else { return }
        tell(KeyTiming(bytes: key.bytes, took: key.start.duration(to: .now), isLoad: false))
        self.key = nil
    }

    mutating func end(ofLoad number: Int) {
        guard let load = loads.removeValue(forKey: number) else { return }
        tell(KeyTiming(bytes: load.bytes, took: load.start.duration(to: .now), isLoad: true))
    }
}
