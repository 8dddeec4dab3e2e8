package import FeatureTesting
import Networking

extension BaseRequestSpy {
    /// Returns a request that responds with the sample tables, or with tables of a test.
    package static func tables(
        airports: Answer = .text(SampleTables.airports),
        countries: Answer = .text(SampleTables.countries),
        runways: Answer = .text(SampleTables.runways),
        zones: Answer = .text(SampleTables.zones),
        links: Answer = .text(SampleTables.links),
        regions: Answer = .text(SampleTables.regions),
        cities: Answer = .text("name,country,latitude,longitude,weight,airport,names\n")
    ) -> BaseRequestSpy {
        BaseRequestSpy([
            Endpoint("/airports.csv"): airports,
            Endpoint("/countries.csv"): countries,
            Endpoint("/runways.csv"): runways,
            Endpoint("/zones.csv"): zones,
            Endpoint("/links.csv"): links,
            Endpoint("/regions.csv"): regions,
            Endpoint("/cities.csv"): cities,
        ])
    }
}
