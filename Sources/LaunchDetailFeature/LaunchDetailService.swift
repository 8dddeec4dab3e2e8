import FeatureKit
import Networking
import SectionEssentials
import SpaceXLaunches

/// Asks for launches and their details.
protocol LaunchDetailServiceInput: Sendable {
    /// Requests launches, at least those that match a search.
    func launches(_ search: LaunchSearch) async throws(RequestError) -> LaunchesEntity

    /// Requests the details of one of the launches; details that fail to load are nil, with a
    /// warning.
    func detail(
        of launch: LaunchEntity,
        among launches: LaunchesEntity
    ) async -> LaunchDetailEntity
}

/// Requests the launches from the r/SpaceX API, then what one of them refers to, concurrently.
///
/// A server's list has whole launches, with ids of what they refer to; if a list omits more, as
/// the archive's does, the launch's own record is requested too.
struct LaunchDetailService: LaunchDetailServiceInput {
    let request: any BaseRequestInput
    let service: any LaunchesServiceInput

    /// Requests all launches, because the service does not query the API for fewer.
    func launches(_ search: LaunchSearch) async throws(RequestError) -> LaunchesEntity {
        try await service.launches(LaunchesQuery())
    }

    func detail(
        of launch: LaunchEntity,
        among launches: LaunchesEntity
    ) async -> LaunchDetailEntity {
        var detail = await record(of: launch, in: launches.response)
        if detail.site == nil { detail.site = launch.launchpadID.flatMap { launches.sites[$0] } }

        let needsPayloads = detail.payloads?.contains(where: \.isReference) == true
        let needsBoosters = detail.cores?.contains { $0.id != nil } == true
        let needsLandpads = detail.cores?.contains { $0.landpadID != nil } == true
        async let payloads = lookUp(.payloads, called: "payloads", if: needsPayloads)
        async let boosters = lookUp(.cores, called: "serials of the cores", if: needsBoosters)
        async let landpads = lookUp(
            .landpads, called: "names of the landing pads", if: needsLandpads)
        detail.fill(
            payloads: await payloads.byID, boosters: await boosters.byID,
            landpads: await landpads.byID)
        if await payloads.failure != nil { detail.isIncomplete = true }
        detail.warnings += [
            await payloads.warning, await boosters.warning, await landpads.warning,
        ].compactMap(\.self)
        return detail
    }

    /// The launch's record in the list, or its own if that one omits payloads and cores.
    private func record(of launch: LaunchEntity, in response: Body?) async -> LaunchDetailEntity {
        let listed = LaunchDetailEntity.listed(launch, in: response) ?? LaunchDetailEntity()
        if !listed.warnings.isEmpty { return listed }
        guard listed.isPartial, let endpoint = launch.id.flatMap(Endpoint.launch) else {
            return listed
        }
        return await request.record(of: launch, at: endpoint, orElse: listed)
    }

    private func lookUp<Record: Identifiable<String> & Sendable>(
        _ resource: Resource<Records<Record>>,
        called kind: String,
        if isNeeded: Bool
    ) async -> LookedUp<Record> {
        isNeeded ? await request.lookUp(resource, called: kind) : LookedUp()
    }
}

extension BaseRequestInput {
    /// Requests a launch's own record; if that fails, returns `known` with a warning.
    func record(
        of launch: LaunchEntity,
        at endpoint: Endpoint,
        orElse known: LaunchDetailEntity = LaunchDetailEntity()
    ) async -> LaunchDetailEntity {
        do throws(RequestError) {
            return try await value(of: .own(launch, at: endpoint))
        } catch {
            return known.lackingRecord(because: error)
        }
    }
}

extension LaunchDetailEntity {
    /// Fills in what the ids refer to.
    fileprivate mutating func fill(
        payloads known: [String: PayloadEntity],
        boosters: [String: BoosterEntity],
        landpads: [String: LandpadEntity]
    ) {
        payloads = payloads?.map { payload in
            payload.isReference ? known[payload.id] ?? payload : payload
        }
        cores = cores?.map { core in
            var core = core
            let booster = core.id.flatMap { boosters[$0] }
            core.serial = core.serial ?? booster?.serial
            core.block = core.block ?? booster?.block
            core.landpad = core.landpad ?? core.landpadID.flatMap { landpads[$0] }
            return core
        }
    }
}

extension Resource where Value == LaunchDetailEntity {
    /// A launch's own record.
    fileprivate static func own(_ launch: LaunchEntity, at endpoint: Endpoint) -> Self {
        .json(of: endpoint, called: "the launch") { LaunchDetailEntity(of: launch, json: &$0) }
    }
}

extension Resource where Value == Records<PayloadEntity> {
    fileprivate static var payloads: Self {
        .records(of: .payloads, called: "payloads") { PayloadEntity(json: &$0) }
    }
}

extension Resource where Value == Records<BoosterEntity> {
    fileprivate static var cores: Self {
        .records(of: .cores, called: "cores") { BoosterEntity(json: &$0) }
    }
}

extension Resource where Value == Records<LandpadEntity> {
    fileprivate static var landpads: Self {
        .records(of: .landpads, called: "landing pads") { LandpadEntity(json: &$0) }
    }
}

extension Endpoint {
    static let payloads = Endpoint("/v4/payloads")
    static let cores = Endpoint("/v4/cores")
    static let landpads = Endpoint("/v4/landpads")

    /// One launch; nil if the id contains characters that are not allowed in it.
    static func launch(_ id: String) -> Endpoint? {
        let isPlain = id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return id.isEmpty || !isPlain ? nil : Endpoint("/v4/launches/\(id)")
    }
}
