import Networking

/// Airports as OurAirports describes them: those of the embedded table in its text, others packed.
///
/// An element is created when it is read.
package struct AirportEntities: RandomAccessCollection, Equatable, Sendable {
    /// A text of an airport; the raw value is its place in a packed record.
    enum Text: Int, CaseIterable {
        case country, type, ident, iata, icao, name, municipality, local, region, keywords
    }

    private enum Storage: Sendable {
        case packed(PackedAirports)
        case text(AirportText)
    }

    private let storage: Storage

    package init(_ entities: some Sequence<AirportEntity> = []) {
        var packed = PackedAirports()
        for entity in entities { packed.append(entity) }
        self.init(packed)
    }

    init(_ packed: PackedAirports) {
        storage = .packed(packed)
    }

    init(_ text: AirportText) {
        storage = .text(text)
    }

    package var startIndex: Int { 0 }

    package var endIndex: Int {
        switch storage {
        case .packed(let packed): packed.count
        case .text(let text): text.count
        }
    }

    package subscript(index: Int) -> AirportEntity {
        var entity = AirportEntity(
            ident: text(.ident, at: index) ?? "", name: text(.name, at: index) ?? "")
        entity.type = text(.type, at: index)
        (entity.latitude, entity.longitude) = degrees(at: index)
        entity.elevation = elevation(at: index)
        entity.runwayLength = runwayLength(at: index)
        entity.country = text(.country, at: index)
        entity.region = text(.region, at: index)
        entity.municipality = text(.municipality, at: index)
        entity.isScheduled = isScheduled(at: index)
        entity.icao = text(.icao, at: index)
        entity.iata = text(.iata, at: index)
        entity.local = text(.local, at: index)
        entity.keywords = text(.keywords, at: index)
        return entity
    }

    /// Whether both have the same airports.
    package static func == (one: AirportEntities, other: AirportEntities) -> Bool {
        one.elementsEqual(other)
    }
}

/// The fields, for ``Airport``, which reads them one at a time.
extension AirportEntities {
    func text(_ field: Text, at index: Int) -> String? {
        switch storage {
        case .packed(let packed): packed.text(field, at: index)
        case .text(let text): text.text(field, at: index)
        }
    }

    func elevation(at index: Int) -> Int? {
        switch storage {
        case .packed(let packed): packed.values(at: index).elevation
        case .text(let text): text.elevation(at: index)
        }
    }

    func runwayLength(at index: Int) -> Int? {
        switch storage {
        case .packed(let packed): packed.values(at: index).runwayLength
        case .text(let text): text.runwayLength(at: index)
        }
    }

    func isScheduled(at index: Int) -> Bool {
        switch storage {
        case .packed(let packed): packed.values(at: index).isScheduled
        case .text(let text): text.isScheduled(at: index)
        }
    }

    /// The latitude and longitude in degrees; nil unless both are known.
    func position(at index: Int) -> (latitude: Double, longitude: Double)? {
        guard case (let latitude?, let longitude?) = degrees(at: index) else { return nil }
        return (latitude, longitude)
    }

    /// The latitude in degrees; nil if it is unknown.
    func latitude(at index: Int) -> Double? {
        switch storage {
        case .packed(let packed): packed.values(at: index).latitude
        case .text(let text): text.latitude(at: index)
        }
    }

    private func degrees(at index: Int) -> (latitude: Double?, longitude: Double?) {
        switch storage {
        case .packed(let packed):
            (packed.values(at: index).latitude, packed.values(at: index).longitude)
        case .text(let text): text.position(at: index)
        }
    }

    /// The indices of the airports whose line in the embedded table passes a test, which saves
    /// reading the others; those of all packed airports.
    func indices(ofLines mayMatch: (UnsafeRawBufferPointer) -> Bool) -> [Int] {
        switch storage {
        case .packed(let packed): Array(0..<packed.count)
        case .text(let text): text.indices(ofLines: mayMatch)
        }
    }
}

extension AirportEntities: ExpressibleByArrayLiteral {
    package init(arrayLiteral entities: AirportEntity...) {
        self.init(entities)
    }
}
