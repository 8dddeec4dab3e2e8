import PackedRecords

/// Airports packed into about 130 bytes for each.
struct PackedAirports: Sendable {
    /// The values of fixed size.
    struct Values: BitwiseCopyable, Sendable {
        var latitude: Double?
        var longitude: Double?
        var elevation: Int?
        var runwayLength: Int?
        var isScheduled: Bool
    }

    private var records = PackedRecords<Values>()

    var count: Int { records.count }

    func text(_ text: AirportEntities.Text, at index: Int) -> String? {
        records.text(text.rawValue, of: index)
    }

    func values(at index: Int) -> Values { records[index] }

    /// Adds an airport.
    mutating func append(_ entity: AirportEntity) {
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
