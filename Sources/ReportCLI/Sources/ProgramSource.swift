import Networking
import SectionEssentials
import SectionKit

/// A source of a program with the recipes that use it, whatever type their dependencies have.
struct ProgramSource: Sendable {
    var about: Report.Source
    let summary: String
    let servers: [Server]
    let lineServers: [LineServer]

    /// The values of options with which a host opens a section, by the names of both.
    let opening: [String: [String: String]]

    /// Opens the source, under the name that a report gives it.
    let open: @Sendable (SourceContext, Report.Source) throws(UsageError) -> OpenSource

    /// Whether a server may be asked.
    var isLive: Bool { !servers.isEmpty || !lineServers.isEmpty }

    /// The names of its servers.
    var serverNames: [String] { servers.map { $0.name } + lineServers.map { $0.name } }

    /// Combines a source with the recipes of sections and actions.
    init<Dependencies>(
        _ source: ReportSource<Dependencies>,
        recipes: [SectionRecipe<Dependencies>],
        actions: [ActionRecipe<Dependencies>],
        vocabularies: [Vocabulary<Dependencies>] = [],
        baseMaps: BaseMapPlaces<Dependencies>? = nil
    ) {
        about = source.about
        summary = source.summary
        servers = source.servers
        lineServers = source.lineServers
        opening = source.opening
        open = { context, about throws(UsageError) in
            var opened = context
            opened.servers = source.servers.map { $0.name } + source.lineServers.map { $0.name }
            let dependencies = try source.makeDependencies(opened)
            let isOffline = opened.isOffline
            // Not `first(where:)`, which would instantiate generic types at each start.
            var open = OpenSource(
                about,
                now: context.now,
                minimumInterval: isOffline ? .zero : source.servers.longestInterval,
                section: { name, values throws(UsageError) in
                    for index in 0..<recipes.count where recipes[index].name == name {
                        return try context.fitting(values) { values throws(UsageError) in
                            try recipes[index].make(dependencies, values)
                        }
                    }
                    throw UsageError("there is no section \(name.quoted).")
                },
                action: { name, values throws(UsageError) in
                    for index in 0..<actions.count where actions[index].name == name {
                        return try actions[index].make(dependencies, values)
                    }
                    throw UsageError("there is no action \(name.quoted).")
                }
            )
            open.words = { name, typed in
                for index in 0..<vocabularies.count where vocabularies[index].name == name {
                    return await vocabularies[index].words(dependencies, beginningWith: typed)
                }
                return []
            }
            if let baseMaps {
                open.box = { place throws(UsageError) in try await baseMaps.box(dependencies, place)
                }
            }
            return open
        }
    }
}

extension ProgramSource {
    /// Makes a source from a response that was saved to a file.
    static func input<Dependencies>(
        _ make:
            @escaping @Sendable (Body, SourceContext) throws(UsageError) -> Dependencies,
        recipes: [SectionRecipe<Dependencies>],
        actions: [ActionRecipe<Dependencies>],
        vocabularies: [Vocabulary<Dependencies>]
    ) -> @Sendable (Body) -> ProgramSource {
        { data in
            let about = Report.Source(id: "input", summary: "a saved response.")
            let source = ReportSource<Dependencies>(about, summary: "a saved response") {
                context throws(UsageError) in
                try make(data, context)
            }
            return ProgramSource(
                source, recipes: recipes, actions: actions, vocabularies: vocabularies)
        }
    }
}

extension [Server] {
    /// The longest of the times that they ask for between two requests.
    fileprivate var longestInterval: Duration {
        map(\.minimumInterval).max() ?? .zero
    }
}

extension [ProgramSource] {
    /// Whether any of them asks a server.
    var askServers: Bool { contains(where: \.isLive) }

    /// Whether any of them asks a server whose responses are cached; lines are not.
    var haveCache: Bool { contains { !$0.servers.isEmpty } }

    /// The environment variables that their servers read, each once.
    var variables: [EnvironmentVariable] {
        var names: Set<String> = []
        return flatMap { $0.servers.flatMap(\.variables) + $0.lineServers.flatMap(\.variables) }
            .filter { names.insert($0.name).inserted }
    }
}
