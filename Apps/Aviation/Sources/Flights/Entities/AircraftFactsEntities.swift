package import Networking

extension Resource where Value == KeyedTable<Airline> {
    /// The table of airlines, with the columns `icao`, `iata` and `name`.
    package static var airlines: Self {
        .keyedCSV(of: .airlines, called: "airlines") { header in
            let icao = header.column("icao")
            let iata = header.column("iata")
            let name = header.column("name")
            return { row in
                guard let code = row.text(icao), let name = row.text(name) else { return nil }
                return Airline(name: name, icao: code, iata: row.text(iata))
            }
        }
    }
}

extension Resource where Value == KeyedTable<AircraftType> {
    /// The table of type designators, with the columns `code`, `manufacturer` and `model`.
    package static var aircraftTypes: Self {
        .keyedCSV(of: .aircraftTypes, called: "types of aircraft") { header in
            let code = header.column("code")
            let manufacturer = header.column("manufacturer")
            let model = header.column("model")
            return { row in
                guard let code = row.text(code) else { return nil }
                return AircraftType(
                    code: code, manufacturer: row.text(manufacturer), model: row.text(model))
            }
        }
    }
}

extension Resource where Value == KeyedTable<String> {
    /// The table of IATA's codes for types of aircraft, with the columns `iata` and `code`, which is
    /// the designator.
    package static var aircraftCodes: Self {
        .keyedCSV(of: .aircraftCodes, called: "codes of aircraft") { header in
            let code = header.column("code")
            return { row in row.text(code) }
        }
    }
}

/// A block of addresses as the table describes it.
package struct AddressBlockEntity: Equatable, Sendable {
    /// The first and the last address.
    package let addresses: ClosedRange<UInt32>

    package let block: AddressBlock

    package init(_ addresses: ClosedRange<UInt32>, _ block: AddressBlock) {
        self.addresses = addresses
        self.block = block
    }
}

extension Resource where Value == KeyedTable<AddressBlockEntity> {
    /// The table of address blocks, with the columns `start`, `finish` (hexadecimal), `country` (ISO
    /// 3166-1; empty for none) and `military` (`yes`).
    package static var addressBlocks: Self {
        .keyedCSV(of: .addressBlocks, called: "blocks of addresses") { header in
            let start = header.column("start")
            let finish = header.column("finish")
            let country = header.column("country")
            let military = header.column("military")
            return { row in
                guard let start = row.hexadecimal(start), let finish = row.hexadecimal(finish),
                    start <= finish
                else { return nil }
                return AddressBlockEntity(
                    start...finish,
                    AddressBlock(
                        country: row.text(country), isMilitary: row.has("yes", in: military)))
            }
        }
    }
}

extension Endpoint {
    package static let airlines = Endpoint("/airlines.csv")
    package static let aircraftTypes = Endpoint("/aircraft-types.csv")
    package static let aircraftCodes = Endpoint("/aircraft-codes.csv")
    package static let addressBlocks = Endpoint("/address-blocks.csv")
}
