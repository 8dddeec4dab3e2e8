package import Airports
package import SectionKit

extension AviationDependencies {
    /// Returns the service of the embedded airports, or of the whole table of OurAirports.
    ///
    /// - Throws: `UsageError` when the source cannot ask for the whole table.
    package func airports(isAll: Bool) throws(UsageError) -> any AirportsServiceInput {
        let embedded = airportsService(request, memory: memory)
        guard isAll else { return embedded }
        guard let allAirports else {
            throw UsageError(conflict: "--all cannot be used with --input; leave out one of them.")
        }
        return AllAirportsService(table: try allAirports(), embedded: embedded, memory: memory)
    }
}
