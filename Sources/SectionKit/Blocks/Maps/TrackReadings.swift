/// What sensors measured at a point of a track, such as a chest strap or a power meter.
///
/// Each is nil if it was not measured. The units are those of GPX files (Garmin's TrackPointExtension)
/// and of most devices.
public struct TrackReadings: Equatable, Sendable {
    /// Beats of the heart a minute.
    public var heartRate: Int? {
        get { Self.value(beats) }
        set { beats = Self.stored(newValue) }
    }

    /// Steps or turns of the crank a minute, as the device counts them.
    public var cadence: Int? {
        get { Self.value(turns) }
        set { turns = Self.stored(newValue) }
    }

    /// The power in watts.
    public var power: Int? {
        get { Self.value(watts) }
        set { watts = Self.stored(newValue) }
    }

    /// The temperature of the air in degrees Celsius, kept to a tenth.
    public var temperature: Double? {
        get { Self.value(tenths).map { Double($0) / 10 } }
        set {
            let value = newValue.map { ($0 * 10).rounded() }
            tenths = Self.stored(value.flatMap { Int(exactly: $0) })
        }
    }

    /// A long track has many points, so that each number takes two bytes; the least one is none.
    private var beats = Int16.min
    private var turns = Int16.min
    private var watts = Int16.min
    private var tenths = Int16.min

    /// Creates readings; a number that is beyond 32,767 is unknown.
    public init(
        heartRate: Int? = nil, cadence: Int? = nil, temperature: Double? = nil, power: Int? = nil
    ) {
        self.heartRate = heartRate
        self.cadence = cadence
        self.temperature = temperature
        self.power = power
    }

    /// Whether nothing was measured.
    public var isEmpty: Bool { self == TrackReadings() }

    private static func value(_ stored: Int16) -> Int? { stored == .min ? nil : Int(stored) }

    private static func stored(_ value: Int?) -> Int16 {
        value.flatMap { Int16(exactly: $0) } ?? .min
    }
}
