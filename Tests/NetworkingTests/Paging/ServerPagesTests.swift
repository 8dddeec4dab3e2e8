#if os(macOS) || os(Linux)
    import FeatureTesting
    import Foundation
    import Testing

    @testable import Networking

    /// Pages and queries of servers on the loopback interface, with curl and a cache.
    @Suite(.enabled(if: CurlFixture.canRun), .timeLimit(.minutes(1)))
    struct ServerPagesTests {
        private let folder = TemporaryFolder()

        private func request(
            _ server: HostileServer, mode: BaseRequest.CacheMode = .normal,
            authorization: (any Authorization)? = nil
        ) throws -> BaseRequest {
            let token = CredentialsField(scheme: "Bearer", try #require(Secret("secret")))
            return BaseRequest(
                server: server.url + "/api", authorization: authorization ?? token,
                timeout: CurlFixture.patience, transport: CurlFixture().transport,
                cache: ResponseCache(folder: folder.path), cacheMode: mode, replacesFailures: false)
        }

        @Test func `a cached page leads to the next one, as the server wrote it`() async throws {
            let server = try HostileServer(
                .json("[1]", fields: [#"Link: </api/rivers?after=a%2Bb+c>; rel="next""#]),
                .json("[2]"))
            defer { server.stop() }

            for _ in 1...2 {
                let pages = try await request(server).pages(of: .bytes(of: Endpoint("/rivers")))
                #expect(pages.values.map { String(decoding: $0, as: UTF8.self) } == ["[1]", "[2]"])
                #expect(pages.isWhole)
            }

            #expect(server.requests.map(\.target) == ["/api/rivers", "/api/rivers?after=a%2Bb+c"])
            #expect(server.requests.allSatisfy { $0.value(of: "Authorization") == "Bearer secret" })
        }

        @Test func `another server gets neither the credentials nor a request`() async throws {
            let other = try HostileServer(.json("[]"))
            let server = try HostileServer(
                .json("[]", fields: ["Link: <\(other.url)/api/rivers?page=2>; rel=next"]))
            defer {
                server.stop()
                other.stop()
            }

            await #expect(
                throws: RequestError.notAllowed(
                    reason: "the server sent the address of another server")
            ) { try await request(server).pages(of: .bytes(of: Endpoint("/rivers"))) }
            #expect(other.requests.isEmpty)
        }

        @Test func `a key that the server repeats in its link is sent once, and kept nowhere`()
            async throws
        {
            let link = "<?api%5Fkey=s3cret%3D&page=2&api_key=s3cret%3D>; rel=next"
            let server = try HostileServer(
                .json("[1]", fields: ["Link: \(link)"]),
                .json("[2]"))
            defer { server.stop() }
            let key = QueryKey(try #require(Secret("s3cret=")), in: "api_key")

            let pages = try await request(server, authorization: key)
                .pages(of: .bytes(of: Endpoint("/rivers")))

            #expect(pages.values.count == 2)
            #expect(
                server.requests.map(\.target) == [
                    "/api/rivers?api_key=s3cret%3D", "/api/rivers?page=2&api_key=s3cret%3D",
                ])
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            let texts = files.compactMap {
                FileManager.default.contents(atPath: folder.path + "/" + $0)
            }.map { String(decoding: $0, as: UTF8.self) }
            #expect(texts.contains { $0.contains("page=2") })
            #expect(!texts.contains { $0.contains("s3cret") })
        }

        @Test func `a query is sent with POST, and cached by its content`() async throws {
            let server = try HostileServer { request, connection in
                let text = String(decoding: request.body, as: UTF8.self)
                HostileServer.Response.json("[\"\(text)\"]", fields: ["ETag: \"1\""])
                    .write(request, connection)
            }
            defer { server.stop() }
            func answer(
                _ query: String, mode: BaseRequest.CacheMode = .normal
            ) async throws -> String {
                let resource = Resource.bytes(of: Endpoint("/graphql"))
                    .reading(with: Data(query.utf8))
                let data = try await request(server, mode: mode).value(of: resource)
                return String(decoding: data, as: UTF8.self)
            }

            #expect(try await answer("stars") == #"["stars"]"#)
            #expect(try await answer("moons") == #"["moons"]"#)
            #expect(try await answer("stars") == #"["stars"]"#)
            #expect(try await answer("stars", mode: .offline) == #"["stars"]"#)
            await #expect(throws: RequestError.notCached) {
                try await answer("comets", mode: .cached)
            }

            let received = server.requests
            #expect(received.map(\.method) == ["POST", "POST"])
            #expect(received.map(\.target) == ["/api/graphql", "/api/graphql"])
            #expect(received.allSatisfy { $0.value(of: "Content-Type") == "application/json" })
        }

        @Test func `a query is repeated after a failure, and asks for no condition`() async throws {
            let server = try HostileServer(
                .json("[1]", fields: ["ETag: \"1\"", "Cache-Control: max-age=0"]),
                .status(500), .json("[2]"))
            defer { server.stop() }
            let resource = Resource.bytes(of: Endpoint("/graphql")).reading(with: Data("q".utf8))

            _ = try await request(server).value(of: resource)
            let second = try await request(server).value(of: resource)

            #expect(second == Data("[2]".utf8))
            #expect(server.requests.map(\.method) == ["POST", "POST", "POST"])
            #expect(server.requests.allSatisfy { $0.value(of: "If-None-Match") == nil })
        }
    }
#endif
