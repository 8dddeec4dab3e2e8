import PackedRecords

/// Airports as OurAirports describes them, packed into about 130 bytes for each.
///
/// An element is created when it is read.
package struct AirportEntities: RandomAccessCollection, Equatable, Sendable {
    /// The values of fixed size.
    private struct Values: BitwiseCopyable, Sendable {
        var latitude: Double?
        var longitude: Double?
        var elevation: Int?
        var runwayLength: Int?
        var isScheduled: Bool
    }

    /// A text of an airport; the raw value is its place in the record.
    enum Text: Int {
        case country, type, ident, iata, icao, name, municipality, local, region, keywords
    }

    private var records = PackedRecords<Values>()

    package init(_ entities: some Sequence<AirportEntity> = []) {
        for entity in entities { append(entity) }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { records.count }

    package subscript(index: Int) -> AirportEntity {
        var entity = AirportEntity(
            ident: text(.ident, at: index) ?? "", name: text(.name, at: index) ?? "")
        entity.type = text(.type, at: index)
        entity.latitude = records[index].latitude
        entity.longitude = records[index].longitude
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

    /// Adds an airport.
    package mutating func append(_ entity: AirportEntity) {
        records.append(
            Values(
                latitude: entity.latitude, longitude: entity.longitude,
                elevation: entity.elevation, runwayLength: entity.runwayLength,
                isScheduled: entity.isScheduled))
        // In the order of the cases of `Text`.
        records.appendText(entity.country)
        records.appendText(entity.type)
        records.appendText(entity.ident)
        records.appendText(entity.iata)
        records.appendText(entity.icao)
        records.appendText(entity.name)
        records.appendText(entity.municipality)
        records.appendText(entity.local)
        records.appendText(entity.region)
        records.appendText(entity.keywords)
    }
}

/// The fields, for ``Airport``, which reads them one at a time.
extension AirportEntities {
    func text(_ text: Text, at index: Int) -> String? { records.text(text.rawValue, of: index) }

    func elevation(at index: Int) -> Int? { records[index].elevation }

    func runwayLength(at index: Int) -> Int? { records[index].runwayLength }

    func isScheduled(at index: Int) -> Bool { records[index].isScheduled }

    /// The latitude and longitude in degrees; nil unless both are known.
    func position(at index: Int) -> (latitude: Double, longitude: Double)? {
        let values = records[index]
        guard let latitude = values.latitude, let longitude = values.longitude else { return nil }
        return (latitude, longitude)
    }
}

extension AirportEntities: ExpressibleByArrayLiteral {
    package init(arrayLiteral entities: AirportEntity...) {
        self.init(entities)
    }
}
