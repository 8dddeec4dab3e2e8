/// What some sources know of an aircraft besides its reports; most aircraft have none of it.
struct Airframe: Equatable, Sendable {
    var registration: String?
    var typeCode: String?
    var operatorName: String?

    /// What a person's file knows, which counts where the source says nothing.
    var filed: AircraftDatabase.Entry?
    var category: AircraftCategory?
    var signal: Double?
    var messages: Int?
}

/// An airframe that takes the memory of a reference, and no more if nothing is known.
@propertyWrapper
struct BoxedAirframe: Equatable, Sendable {
    private final class Box: Sendable {
        let airframe: Airframe

        init(_ airframe: Airframe) {
            self.airframe = airframe
        }
    }

    private var box: Box?

    init() {}

    var wrappedValue: Airframe {
        get { box?.airframe ?? Airframe() }
        set { box = newValue == Airframe() ? nil : Box(newValue) }
    }

    // One of them is read without the others.
    var registration: String? { box?.airframe.registration }
    var typeCode: String? { box?.airframe.typeCode }
    var operatorName: String? { box?.airframe.operatorName }
    var filed: AircraftDatabase.Entry? { box?.airframe.filed }
    var category: AircraftCategory? { box?.airframe.category }
    var signal: Double? { box?.airframe.signal }
    var messages: Int? { box?.airframe.messages }

    static func == (one: BoxedAirframe, other: BoxedAirframe) -> Bool {
        one.box === other.box || one.wrappedValue == other.wrappedValue
    }
}
