import FeatureKit
package import SectionKit
import Tracks
package import Walking

/// Builds the section of a walk and provides its recipe.
package enum WalkBuilder {
    static let name = "walk"

    /// The recipe of the section.
    package static let recipe = SectionRecipe<WalkDependencies>(
        name: name,
        summary: "a walk and the photos along it",
        options: WalkOptions.all,
        examples: [
            "lake.gpx", "lake.gpx --photos ~/Pictures/lake -o lake.html",
            "lake.gpx --speed 60 --every 50", "--live --photos-from commons",
        ],
        notes: [WalkOptions.withoutTerminal],
        isLive: { values throws(UsageError) in
            let isLive = try values.value(of: WalkOptions.live)
            let speed = try values.value(of: WalkOptions.speed)
            return isLive != nil || speed != nil
        }
    ) { dependencies, values throws(UsageError) in
        var request = try WalkRequest(values, dependencies)
        // The file of the walk that goes on shows that walk.
        if case .file(let path) = request.way,
            let live = dependencies.sessions.request(recordedIn: path)
        {
            request = live
        }
        return try section(
            request, dependencies,
            units: values.required(WalkOptions.units),
            limit: values.value(of: WalkOptions.limit),
            order: values.value(of: WalkOptions.sort),
            table: values.value(of: WalkOptions.rows))
    }

    /// Builds the section; the walk begins when it first loads.
    static func section(
        _ request: WalkRequest,
        _ dependencies: WalkDependencies,
        units: UnitSystem = .metric,
        limit: Int? = nil,
        order: ListOrder? = nil,
        table: WalkTable? = nil
    ) throws(UsageError) -> WalkSection {
        let interactor = WalkInteractor(
            service: try WalkService(request, dependencies),
            waitsForEnd: !dependencies.context.loadsAgain, takesTime: request.takesTime)
        return WalkSection(
            request: request, units: units, limit: limit, order: order,
            zone: dependencies.context.displayZone ?? .utc, table: table,
            presenter: Presenter("The walk", from: interactor))
    }
}
