package import Essentials
package import FeatureKit
package import Flights
package import Networking

extension AviationDependencies {
    /// Creates dependencies for a test of a feature that needs only some of them.
    package static func sample(
        request: any BaseRequestInput,
        sky: any SkyInput = SkySpy(.success(Sky([], at: Date(timeIntervalSince1970: 0)))),
        now: Date,
        memory: FeatureMemory? = nil
    ) -> AviationDependencies {
        AviationDependencies(request: request, sky: sky, now: now, memory: memory)
    }
}
