package import FeatureKit
import FeatureTesting
package import Flights
package import Networking
package import SectionEssentials
package import SectionKit

extension AviationDependencies {
    /// Creates dependencies for a test of a feature that needs only some of them.
    package static func sample(
        request: any BaseRequestInput,
        sky: any SkyInput = SkySpy(.success(Sky([], at: Date(timeIntervalSince1970: 0)))),
        allAirports: (any BaseRequestInput)? = nil,
        zone: @escaping @Sendable (String) -> DisplayZone? = { _ in nil },
        now: Date,
        memory: FeatureMemory? = nil,
        lastingMemory: FeatureMemory? = nil
    ) -> AviationDependencies {
        typealias Table = @Sendable () throws(UsageError) -> any BaseRequestInput
        let table: Table? =
            if let allAirports { { () throws(UsageError) in allAirports } } else { nil }
        var context = ContextSpy(now: now)
        (context.zones, context.memory) = (zone, memory)
        if let lastingMemory { context.lastingMemory = lastingMemory }
        return AviationDependencies(
            context: context, request: request, sky: sky, allAirports: table)
    }
}
