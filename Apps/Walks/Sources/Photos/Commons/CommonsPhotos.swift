package import Networking
import SectionKit
package import Tracks

/// The photos of Wikimedia Commons near a step (<https://www.mediawiki.org/wiki/API:Geosearch>),
/// with their authors and licences.
///
/// The server learns the position of the step, to about ten metres.
package struct CommonsPhotos: PhotoFinderInput {
    private let request: any BaseRequestInput
    private let pause: @Sendable (Duration) async -> Void

    /// The longest that a busy server is waited for.
    private static let patience = 10

    /// Creates the finder.
    ///
    /// - Parameters:
    ///   - request: asks the server.
    ///   - pause: waits before a busy server is asked again.
    package init(
        request: any BaseRequestInput,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.request = request
        self.pause = pause
    }

    package func photos(near step: Step) async throws(RequestError) -> [Photo] {
        try await files(near: step).compactMap(\.photo).sorted(near: step)
    }

    /// Asks the server, and once more if it is too busy for some seconds.
    private func files(near step: Step) async throws(RequestError) -> [CommonsFile] {
        let resource = Resource.commonsFiles(near: step.point.coordinate)
        do throws(RequestError) {
            return try await request.value(of: resource)
        } catch {
            guard case .busy(_, let seconds?, _) = error, seconds <= Self.patience else {
                throw error
            }
            await pause(.seconds(seconds))
            return try await request.value(of: resource)
        }
    }
}
