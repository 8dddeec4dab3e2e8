import Flights
import Networking
import ReportCLI
import SectionKit

extension AviationDependencies {
    /// Creates the dependencies of a source, which lists the server `.ourAirports`.
    init(
        _ context: SourceContext,
        request: any BaseRequestInput,
        sky: any SkyInput,
        tracks: (any TrackInput)? = nil,
        history: HistoryServer? = nil
    ) {
        self.init(
            request: request,
            sky: sky,
            tracks: tracks,
            history: history,
            allAirports: { () throws(UsageError) in try context.request(to: .ourAirports) },
            zone: { context.zone(named: $0) },
            now: context.now,
            memory: context.memory)
    }
}
