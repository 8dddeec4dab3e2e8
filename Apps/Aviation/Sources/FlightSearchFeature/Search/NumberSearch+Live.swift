import Logbook
import SectionKit

extension NumberSearch {
    /// Where the flight is now; nothing if it is not in the air.
    var liveBlocks: [Block] { live.map { [.facts(LiveFlight.facts(of: $0))] } ?? [] }
}
