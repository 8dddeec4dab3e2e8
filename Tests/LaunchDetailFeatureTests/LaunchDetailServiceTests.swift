import FeatureTesting
import Fixtures
import Networking
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchDetailFeature

/// Tests of the requests to the r/SpaceX API for one launch.
@Suite struct LaunchDetailServiceTests {
    @Test func `what the launch refers to is requested once each`() async throws {
        let request = try BaseRequestSpy.detailed()

        let detail = try await detail("nights-watch", from: request)

        #expect(
            Set(request.asked) == [
                .launches, .rockets, .launchpads, .payloads, .cores, .landpads,
            ])
        #expect(request.asked.count == 6)
        #expect(detail.payloads?.map(\.name) == ["Watchtower", "Raven | 1", nil])
        #expect(detail.cores?.map(\.serial) == ["H1.01", "H1.02", nil])
        #expect(detail.cores?.map(\.landpad?.name) == ["ME-1", "PTNC", nil])
        #expect(detail.site?.fullName == "Mole End Launch Complex 1")
        #expect(detail.warnings == [])
    }

    @Test func `nothing else is requested for a launch without references`() async throws {
        let bare = #"[{"id": "x", "date_utc": null, "name": "X", "payloads": [], "cores": []}]"#
        let request = try BaseRequestSpy.detailed(launches: .text(bare))

        let detail = try await detail("x", from: request)

        #expect(Set(request.asked) == [.launches, .rockets, .launchpads])
        #expect(detail.payloads == [])
    }

    @Test func `the launch's own record is requested if the list omits its cores`() async throws {
        let own = #"{"id": "x", "window": 60, "payloads": ["raven"], "cores": []}"#
        let request = try BaseRequestSpy.detailed(
            launches: .text(
                #"[{"id": "x", "date_utc": null, "name": "X", "launchpad": "mole-end"}]"#),
            own: ["x": .text(own)])

        let detail = try await detail("x", from: request)

        #expect(request.asked.contains(Endpoint("/v4/launches/x")))
        #expect(request.unexpected == [])
        #expect(detail.window == 60)
        #expect(detail.payloads?.map(\.name) == ["Raven | 1"])
        #expect(detail.site?.latitude == 56.15)
    }

    @Test(
        arguments: [
            .failure(.status(500)), .text("{"), .text("[]"), .text(#"{"id": "y", "cores": []}"#),
        ] as [BaseRequestSpy.Answer])
    func `a launch without its own record is kept, with a warning`(
        answer: BaseRequestSpy.Answer
    ) async throws {
        let request = try BaseRequestSpy.detailed(
            launches: .text(
                #"[{"id": "x", "date_utc": null, "name": "X", "details": "It flew."}]"#),
            own: ["x": answer])

        let detail = try await detail("x", from: request)

        #expect(detail.missionDescription == "It flew.")
        #expect(detail.warnings.count == 1)
        #expect(detail.warnings.first?.hasPrefix("The payloads and cores are unknown: ") == true)
    }

    @Test(arguments: ["../company", "a/b", "x?y", ""])
    func `an id that could name another resource is not requested`(id: String) async throws {
        let request = try BaseRequestSpy.detailed(
            launches: .text(#"[{"id": "\#(id)", "date_utc": null, "name": "X"}]"#))

        _ = try await detail(id, from: request)

        #expect(Set(request.asked) == [.launches, .rockets, .launchpads])
    }

    @Test func `missing references each have a warning`() async throws {
        let failure = BaseRequestSpy.Answer.failure(.timedOut(seconds: 5))
        let request = try BaseRequestSpy.detailed(
            payloads: failure, cores: failure, landpads: failure)

        let detail = try await detail("nights-watch", from: request)

        #expect(detail.payloads?.map(\.name) == [nil, nil, nil])
        #expect(detail.cores?.map(\.flight) == [2, 1, 3])
        #expect(
            detail.warnings == [
                "The payloads are unknown: no response came within 5 seconds.",
                "The serials of the cores are unknown: no response came within 5 seconds.",
                "The names of the landing pads are unknown: no response came within 5 seconds.",
            ])
    }

    @Test func `launches have names, and missing ones have a warning`() async throws {
        let request = try BaseRequestSpy.detailed(
            launches: .text(Fixture.oneBrokenLaunch), launchpads: .failure(.status(404)))

        let candidates = try await LaunchDetailService.sample(request).launches(.words("x"))

        #expect(candidates.launches.map(\.name) == ["One", "Three"])
        #expect(
            candidates.warnings == [
                "1 launch could not be read and is left out.",
                "The launch sites are unknown: the server responded with status 404.",
            ])
    }

    @Test(arguments: RequestError.examples)
    func `the service fails if the launches fail to load`(error: RequestError) async throws {
        let request = try BaseRequestSpy.detailed(launches: .failure(error))
        let service = LaunchDetailService.sample(request)

        await #expect(throws: error) { try await service.launches(.words("x")) }
    }

    @Test(.timeLimit(.minutes(1)))
    func `payloads, cores and landing pads are requested concurrently`() async throws {
        let gates = [Gate(), Gate(), Gate()]
        let held = gates.map { BaseRequestSpy.Answer.gated($0, .text(Fixture.emptyList)) }
        let request = try BaseRequestSpy.detailed(
            payloads: held[0], cores: held[1], landpads: held[2])

        async let load = detail("nights-watch", from: request)
        for gate in gates { await gate.reached() }
        for gate in gates { await gate.open() }

        #expect(try await load.payloads?.count == 3)
    }

    private func detail(
        _ id: String,
        from request: BaseRequestSpy
    ) async throws -> LaunchDetailEntity {
        let service = LaunchDetailService.sample(request)
        let candidates = try await service.launches(.words("any"))
        let launch = try #require(candidates.launches.first { $0.id == id })
        return await service.detail(of: launch, among: candidates)
    }
}
