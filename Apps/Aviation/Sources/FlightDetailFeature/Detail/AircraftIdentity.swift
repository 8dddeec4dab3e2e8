import Flights

/// What is known of the aircraft itself, each fact from the first step of the chain that knows it.
struct AircraftIdentity: Equatable, Sendable {
    var registration: Sourced<String>?
    var typeCode: Sourced<String>?
    var manufacturer: Sourced<String>?
    var model: Sourced<String>?

    /// Who owns or operates it, such as "Lufthansa".
    var operatorName: Sourced<String>?

    /// Takes from a service what is not yet known.
    mutating func add(_ answer: AircraftAnswer, from origin: LookUpStep.Origin) {
        registration = registration ?? Sourced(answer.registration, from: origin)
        typeCode = typeCode ?? Sourced(answer.typeCode, from: origin)
        manufacturer = manufacturer ?? Sourced(answer.manufacturer, from: origin)
        model = model ?? Sourced(answer.model, from: origin)
        operatorName = operatorName ?? Sourced(answer.operatorName, from: origin)
    }

    /// Whether no further service needs to be asked.
    var isComplete: Bool {
        registration != nil && typeCode != nil && model != nil && operatorName != nil
    }

    /// The names of the facts that are from a step.
    func facts(from origin: LookUpStep.Origin) -> [String] {
        var facts: [String] = []
        if registration?.origin == origin { facts.append("registration") }
        if typeCode?.origin == origin { facts.append("type") }
        if manufacturer?.origin == origin { facts.append("manufacturer") }
        if model?.origin == origin { facts.append("model") }
        if operatorName?.origin == origin { facts.append("operator") }
        return facts
    }
}

/// What a service says about an aircraft; an unknown value is nil.
struct AircraftAnswer: Equatable, Sendable {
    var registration: String?
    var typeCode: String?
    var manufacturer: String?
    var model: String?
    var operatorName: String?

    /// Whether it says nothing.
    var isEmpty: Bool { self == AircraftAnswer() }
}
