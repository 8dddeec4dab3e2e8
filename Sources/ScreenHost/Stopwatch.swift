/// Measures the time from the arrival of a key's bytes until the frame is written.
struct Stopwatch {
    let report: @Sendable (KeyTiming) -> Void
    private var key: (bytes: [UInt8], start: ContinuousClock.Instant)?
    private var loads: [Int: (bytes: [UInt8], start: ContinuousClock.Instant)] = [:]

    init(report: @escaping @Sendable (KeyTiming) -> Void) {
        self.report = report
    }

    mutating func begin(_ event: DeviceEvent, at moment: ContinuousClock.Instant) {
        if case .bytes(let bytes) = event { key = (bytes, moment) }
    }

    mutating func begin(load: Int) {
        loads[load] = key
    }

    mutating func endOfKey() {
        guard let key else { return }
        report(KeyTiming(bytes: key.bytes, took: key.start.duration(to: .now), isLoad: false))
        self.key = nil
    }

    mutating func end(ofLoad number: Int) {
        guard let load = loads.removeValue(forKey: number) else { return }
        report(KeyTiming(bytes: load.bytes, took: load.start.duration(to: .now), isLoad: true))
    }
}
