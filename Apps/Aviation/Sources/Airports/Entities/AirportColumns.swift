import Networking

/// The columns of OurAirports' `airports.csv`; elevations are in feet.
struct AirportColumns: Sendable {
    private let texts: [CSVColumn]
    private let latitude: CSVColumn
    private let longitude: CSVColumn
    private let elevation: CSVColumn
    private let scheduled: CSVColumn
    private let runways: CSVColumn

    /// Finds the columns.
    init(_ header: inout CSVHeader) {
        texts = AirportEntities.Text.allCases.map { text in
            switch text {
            case .local: header.column(ifPresent: "local_code")
            case .keywords: header.column(ifPresent: "keywords")
            case .country: header.column("iso_country")
            case .type: header.column("type")
            case .ident: header.column("ident")
            case .iata: header.column("iata_code")
            case .icao: header.column("icao_code")
            case .name: header.column("name")
            case .municipality: header.column("municipality")
            case .region: header.column("iso_region")
            }
        }
        latitude = header.column("latitude_deg")
        longitude = header.column("longitude_deg")
        elevation = header.column("elevation_ft")
        scheduled = header.column("scheduled_service")
        runways = header.column(ifPresent: "runways_ft")
    }

    func text(_ text: AirportEntities.Text, of row: borrowing CSVRow) -> String? {
        row.text(texts[text.rawValue])
    }

    func latitude(of row: borrowing CSVRow) -> Double? { row.decimal(latitude) }

    func longitude(of row: borrowing CSVRow) -> Double? { row.decimal(longitude) }

    func elevation(of row: borrowing CSVRow) -> Int? { row.integer(elevation) }

    func isScheduled(_ row: borrowing CSVRow) -> Bool { row.has("yes", in: scheduled) }

    func runwayLength(of row: borrowing CSVRow) -> Int? { row.integer(runways) }

    /// Reads an airport; nil without its code or its name.
    ///
    /// - Parameter runwayLengths: the lengths that the table may lack, by ident.
    func airport(
        _ row: borrowing CSVRow,
        runwayLengths: [String: Int]
    ) -> AirportEntity? {
        guard let ident = text(.ident, of: row), let name = text(.name, of: row) else {
            return nil
        }
        var airport = AirportEntity(ident: ident, name: name)
        airport.type = text(.type, of: row)
        airport.latitude = latitude(of: row)
        airport.longitude = longitude(of: row)
        airport.elevation = elevation(of: row)
        airport.country = text(.country, of: row)
        airport.region = text(.region, of: row)
        airport.municipality = text(.municipality, of: row)
        airport.isScheduled = isScheduled(row)
        airport.icao = text(.icao, of: row)
        airport.iata = text(.iata, of: row)
        airport.local = text(.local, of: row)
        airport.keywords = text(.keywords, of: row)
        airport.runwayLength = runwayLength(of: row) ?? runwayLengths[ident]
        return airport
    }
}
