import FeatureTesting
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ExchangeFeature

/// Exports of other programs, which are not kept here; `LOG_EXPORTS` is the path of their folder.
@Suite(.enabled(if: folder != nil, "set LOG_EXPORTS to a folder of exports"))
struct ExpectedFiguresTests {
    @Test(
        arguments: [
            ("flightradar24.csv", 23, 42_139.0, Int?.none), ("flighty.csv", 66, 152_855, 41),
            ("openflights-fm-standard.csv", 50, 77_953, 23),
            ("openflights-fm-latin1.csv", 6, nil, 3),
            ("openflights-of-variants.csv", 4, nil, 2),
            ("openflights-of-variants-parsed.csv", 4, nil, 2),
            ("appintheair.txt", 5, nil, 8), ("airtrail.json", 2, nil, 4), ("jetlog.csv", 2, nil, 2),
            ("jetlovers.csv", 2, nil, 2), ("byair.csv", 1, nil, 2),
            ("milesandmore.json", 1, nil, 2),
            ("tripit.ics", 1, nil, 2),
        ] as [(String, Int, Double?, Int?)])
    func `each export has its flights, distance and airports`(
        name: String, flights: Int, kilometres: Double?, airports: Int?
    ) async throws {
        let path = "\(try #require(folder))/exports/\(name)"
        let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        let store = RecordStoreSpy<LoggedFlight>()
        let dependencies = LogDependencies.sample(store, FilesSpy([name: text]))

        let shown = try await dependencies.shown("import", ["file": name])

        let facts = try #require(shown.state.content).facts
        func number(_ key: String) -> Int? {
            if case .integer(let number)? = facts.first(where: { $0.key == key })?.value {
                number
            } else {
                nil
            }
        }
        #expect(number("added") == flights)
        #expect(number("not_understood") == 0)
        let found = try await store.flights
        #expect(found.count == flights)
        let codes = Set(found.flatMap { [$0.departure.airport, $0.arrival.airport] })
        if let airports { #expect(codes.count == airports) }
        if let kilometres {
            let distance = Double(try #require(number("distance_m"))) / 1000
            #expect(abs(distance - kilometres) <= kilometres * 0.0006)
        }
        let again = try await dependencies.shown("import", ["file": name])
        #expect(again.state.content?.text.hasPrefix("Nothing was imported.") == true)
    }
}

private let folder = ProcessInfo.processInfo.environment["LOG_EXPORTS"]
