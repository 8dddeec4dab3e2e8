import FeatureKit
import Geodesy
import Networking
package import SectionKit
import TrackFiles
import Tracks
package import Walking

/// Builds the section of recorded tracks and provides its recipe.
package enum TrackBuilder {
    static let name = "track"

    /// The recipe of the section: a command whose operands are files.
    package static let recipe = SectionRecipe<WalkDependencies>(
        name: name,
        summary: "distance, times, ascent, profile and splits of recorded tracks",
        options: TrackQuery.options,
        examples: [
            "walk.gpx",
            "walk.gpx --trim-start 200 --trim-end 200 -o shared.gpx",
            "*.gpx -o tracks.csv",
        ],
        make: { dependencies, options throws(UsageError) in
            section(
                dependencies, query: try TrackQuery(options, isOnScreen: dependencies.showsNewest))
        }
    )

    /// Base maps around the tracks of a file, or a walk of the list.
    package static let places = BaseMapPlaces<WalkDependencies>(
        "a track", example: "walk.gpx", suggestions: .files(TrackFormat.files)
    ) { dependencies, name throws(UsageError) in
        do throws(WalkFailure) {
            let (path, body) = try await dependencies.openWalk(name)
            let file: TrackFile
            do throws(RequestError) { file = try TrackFile.read(body) } catch {
                throw WalkFailure(error, reading: path)
            }
            let points = file.tracks.flatMap(\.segments).joined().map(\.coordinate)
            guard let box = GeoBox(containing: points) else {
                throw WalkFailure(
                    "\(path.quoted) has no points", recovery: "Name a file with a track.")
            }
            return box.enlarged(by: Self.margin)
        } catch {
            throw UsageError("\(error.summary). \(error.recovery)")
        }
    }

    /// How far a base map reaches beyond a track, in metres.
    private static let margin = 2_000.0

    /// Builds the section, which opens no file before it loads.
    static func section(_ dependencies: WalkDependencies, query: TrackQuery) -> TrackSection {
        let service = TrackService(
            open: dependencies.openWalk, demo: dependencies.demo,
            newestWalk: { await dependencies.newestWalk() }, memory: dependencies.context.memory)
        let interactor = TrackInteractor(service: service)
        let presenter = Presenter("The track", from: interactor)
        return TrackSection(
            query: query, zone: dependencies.context.displayZone ?? .utc, presenter: presenter)
    }
}
