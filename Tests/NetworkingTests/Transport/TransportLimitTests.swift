#if os(macOS) || os(Linux)
    import FeatureTesting
    import Networking
    import Testing

    // Serialized, so that the memory use of one test is not attributed to another.
    @Suite("Limits of a transport", .serialized, .timeLimit(.minutes(1)))
    struct TransportLimitTests {
        @Test(arguments: TransportUnderTest.available, HostileServer.Response.Place.allCases)
        func `a hanging response is a timeout`(
            transport: TransportUnderTest, place: HostileServer.Response.Place
        ) async throws {
            let start = ContinuousClock.now

            let failure = try await transport.failure(of: .hang(place), timeout: .milliseconds(300))

            #expect(failure == .timedOut)
            #expect(ContinuousClock.now - start >= .milliseconds(300))
        }

        @Test(arguments: TransportUnderTest.available)
        func `endless content is stopped`(transport: TransportUnderTest) async throws {
            if transport.leavesOut("no end") { return }

            let failure = try await transport.failure(of: .endless, bodyLimit: 1 << 20)

            #expect(failure == .tooLarge(limit: 1 << 20))
        }

        @Test(arguments: TransportUnderTest.available)
        func `a compressed gigabyte is stopped without using much memory or time`(
            transport: TransportUnderTest
        ) async throws {
            if transport.leavesOut("a bomb") { return }
            let before = Memory.peak

            let failure = try await transport.failure(
                of: .bomb(decompressingTo: 2 << 30),
                bodyLimit: 1 << 20
            )

            #expect(failure == .tooLarge(limit: 1 << 20))
            // This includes the memory of tests that run at the same time.
            #expect(Memory.peak - before < 256 << 20)
        }

        @Test(arguments: TransportUnderTest.available)
        func `compressed content within the limit is decompressed`(transport: TransportUnderTest)
            async throws
        {
            let piece = 4096 * 8 * 258

            let response = try await transport.response(
                to: .bomb(decompressingTo: piece), bodyLimit: 16 << 20
            ).body

            #expect(response.count >= piece)
            #expect(response.allSatisfy { $0 == 0 })
        }

        @Test(arguments: TransportUnderTest.available)
        func `one byte above the limit is too large`(transport: TransportUnderTest) async throws {
            let failure = try await transport.failure(of: .json("[1,2]"), bodyLimit: 4)

            #expect(failure == .tooLarge(limit: 4))
        }

        @Test(arguments: TransportUnderTest.available)
        func `an endless header is stopped`(transport: TransportUnderTest) async throws {
            if transport.leavesOut("no end") { return }

            let failure = try await transport.failure(of: .endlessHead)

            if transport.tellsFaults {
                #expect(failure == .malformed(reason: "the header of the response is too long"))
            } else {
                #expect(failure != nil)
            }
        }

        @Test(arguments: TransportUnderTest.available)
        func `a very long header line is stopped`(transport: TransportUnderTest)
            async throws
        {
            let line = "X: " + String(repeating: "x", count: 400_000)

            let failure = try await transport.failure(of: .status(200, fields: [line]))

            if transport.tellsFaults {
                #expect(failure == .malformed(reason: "the header of the response is too long"))
            } else {
                #expect(failure != nil)
            }
        }

        @Test(arguments: TransportUnderTest.available)
        func `a request with a timeout of zero fails at once`(transport: TransportUnderTest)
            async throws
        {
            #expect(try await transport.failure(of: .json("[]"), timeout: .zero) == .timedOut)
        }

        @Test(arguments: TransportUnderTest.available)
        func `a timeout may be very long`(transport: TransportUnderTest) async throws {
            let response = try await transport.response(
                to: .json("[]"), timeout: .seconds(Int64.max))

            #expect(response.status == 200)
        }
    }
#endif
