#if os(macOS) || os(Linux)
    import HostileServer
    import Networking
    import Testing

    @Suite("Limits that curl is kept to", .enabled(if: CurlTrial.canRun), .timeLimit(.minutes(1)))
    struct CurlLimitTests {
        @Test(arguments: Answer.Place.allCases)
        func `an answer that hangs ends at the deadline`(place: Answer.Place) async throws {
            let start = ContinuousClock.now

            let failure = try await CurlTrial.failure(of: .hang(place), timeout: .milliseconds(300))

            let elapsed = ContinuousClock.now - start
            #expect(failure == .timedOut)
            #expect(elapsed >= .milliseconds(300))
            // Before curl's own limit, which is for children that are left alone.
            #expect(elapsed < .seconds(2))
        }

        @Test func `content without an end is stopped`() async throws {
            let failure = try await CurlTrial.failure(of: .endless, bodyLimit: 1 << 20)

            #expect(failure == .tooLarge(limit: 1 << 20))
        }

        @Test func `a compressed gigabyte is stopped, costing neither memory nor time`()
            async throws
        {
            let before = Memory.peak

            let failure = try await CurlTrial.failure(
                of: .bomb(unfolding: 2 << 30),
                bodyLimit: 1 << 20
            )

            #expect(failure == .tooLarge(limit: 1 << 20))
            // What other tests take at the same time is a part of this.
            #expect(Memory.peak - before < 256 << 20)
        }

        @Test func `compressed content within the limit is unfolded`() async throws {
            let piece = 4096 * 8 * 258

            let response = try await CurlTrial.response(of: piece)

            #expect(response.count >= piece)
            #expect(response.allSatisfy { $0 == 0 })
        }

        @Test func `one byte more than the limit is too much`() async throws {
            let failure = try await CurlTrial.failure(of: .json("[1,2]"), bodyLimit: 4)

            #expect(failure == .tooLarge(limit: 4))
        }

        @Test func `a header without an end is stopped`() async throws {
            let failure = try await CurlTrial.failure(of: .endlessHead)

            #expect(failure == .malformed(reason: "the header of the answer is too long"))
        }

        @Test func `a line of the header as long as a book is stopped`() async throws {
            let line = "X: " + String(repeating: "x", count: 400_000)

            let failure = try await CurlTrial.failure(of: .status(200, fields: [line]))

            #expect(failure == .malformed(reason: "the header of the answer is too long"))
        }

        @Test func `a request without time is over`() async throws {
            #expect(try await CurlTrial.failure(of: .json("[]"), timeout: .zero) == .timedOut)
        }

        @Test func `a request may wait for ever`() async throws {
            let response = try await CurlTrial.response(
                to: .json("[]"), timeout: .seconds(Int64.max))

            #expect(response.status == 200)
        }
    }

    extension CurlTrial {
        /// The zeros that a bomb, let be, unfolds to.
        fileprivate static func response(of count: Int) async throws -> [UInt8] {
            Array(try await response(to: .bomb(unfolding: count), bodyLimit: 16 << 20).body)
        }
    }
#endif
