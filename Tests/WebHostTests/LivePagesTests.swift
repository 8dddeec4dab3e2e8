import FeatureTesting
import Testing
import WebHost
import WebServer

/// Pages that change while somebody watches them.
@Suite(.timeLimit(.minutes(2)))
struct LivePagesTests {
    private let garden = Garden()
    private static let interval = Duration.seconds(20)

    @Test func `a section that is due is loaded once, and sent to all who watch`() async throws {
        let version = try await garden.open("/beds")
        let one = try await garden.watch("/beds", since: version)
        let other = try await garden.watch("/beds", since: version)
        #expect(one.isEmpty)
        garden.grow()
        await garden.pauses.end(Self.interval)
        let event = try #require(await one.next())
        let start = "event: part\ndata: /beds\ndata: <div class=\"part part-0\""
        #expect(event.contains(start))
        #expect(
            event.contains("<tr data-id=\"beans\"><th scope=\"row\">Beans</th><td>2 m</td></tr>"))
        #expect(event.hasSuffix("\n\n"))
        #expect(await other.next() == event)
        #expect(garden.loads == 2)
    }

    @Test func `what is as before is not sent`() async throws {
        let events = try await garden.watch("/beds", since: try await garden.open("/beds"))
        await garden.pauses.end(Self.interval)
        await garden.pauses.begin(Self.interval)
        garden.grow()
        await garden.pauses.end(Self.interval)
        #expect(try #require(await events.next()).contains("2 m"))
        #expect(garden.loads == 3)
    }

    @Test func `a change by another program is sent at once`() async throws {
        let events = try await garden.watch("/beds", since: try await garden.open("/beds"))
        garden.grow()
        garden.dig()
        #expect(try #require(await events.next()).contains("2 m"))
        garden.grow()
        garden.dig()
        #expect(try #require(await events.next()).contains("3 m"))
    }

    @Test func `content that fails to load again stays, with the reason`() async throws {
        let events = try await garden.watch("/beds", since: try await garden.open("/beds"))
        garden.flood(true)
        await garden.pauses.end(Self.interval)
        let event = try #require(await events.next())
        #expect(event.contains("1 m"))
        #expect(event.contains("It is flooded."))
        garden.flood(false)
        await garden.pauses.end(Self.interval)
        let next = try #require(await events.next())
        #expect(next.contains("1 m"))
        #expect(!next.contains("flooded"))
    }

    @Test func `who comes back gets what is so now, and not what was`() async throws {
        let version = try await garden.open("/beds")
        let events = try await garden.watch("/beds", since: version)
        for _ in 0..<2 {
            garden.grow()
            await garden.pauses.end(Self.interval)
            _ = await events.next()
        }
        let late = try await garden.watch("/beds", since: version)
        let event = try #require(await late.next())
        #expect(event.contains("3 m"))
        #expect(late.isEmpty)
        let id = try #require(event.split(separator: "\n").first { $0.hasPrefix("id: ") })
        let lines = ["Authorization: Bearer t", "Last-Event-ID: \(id.dropFirst(4))"]
        let again = try await garden.watch("/beds", since: version, lines: lines)
        #expect(again.isEmpty)
        let stranger = try await garden.watch("/beds", since: "another-9")
        #expect(try #require(await stranger.next()).contains("3 m"))
    }

    @Test func `a slow client gets only the latest`() async throws {
        let version = try await garden.open("/beds")
        let slow = try await garden.watch("/beds", since: version)
        let fast = try await garden.watch("/beds", since: version)
        for _ in 0..<3 {
            garden.grow()
            await garden.pauses.end(Self.interval)
            _ = await fast.next()
        }
        await garden.pauses.begin(Self.interval)
        #expect(try #require(await slow.next()).contains("4 m"))
        #expect(slow.isEmpty)
    }

    @Test func `a page that nobody watches any more is not loaded`() async throws {
        var events: Events? = try await garden.watch(
            "/beds", since: try await garden.open("/beds"))
        #expect(events?.isEmpty == true)
        events = nil
        // A page that was made is kept for a moment, and one that was watched too.
        for _ in 0..<2 { await garden.pauses.end(.seconds(3)) }
        await garden.unwatched.passed()
        #expect(garden.loads == 1)
    }

    @Test func `a page that was not made a moment ago is loaded first`() async throws {
        let events = try await garden.watch("/beds", since: "")
        #expect(try #require(await events.next()).contains("1 m"))
        #expect(garden.loads == 1)
    }

    @Test func `events about what does not change end`() async throws {
        let events = try await garden.watch("/sign", since: try await garden.open("/sign"))
        #expect(await events.next() == "event: end\ndata: /sign\n\n")
        #expect(await events.next() == nil)
    }

    @Test func `what had ended changes again for who opens it once more`() async throws {
        let before = try await garden.watch("/sign", since: try await garden.open("/sign"))
        #expect(await before.next()?.hasPrefix("event: end") == true)
        garden.light()
        let events = try await garden.watch("/sign", since: try await garden.open("/sign"))
        garden.grow()
        await garden.pauses.end(Self.interval)
        #expect(try #require(await events.next()).contains("2 m"))
        withExtendedLifetime(before) {}
    }

    @Test(arguments: [
        ("page=/weeds", 404), ("page=/beds.json", 404), ("page=http://a/", 404),
        ("page=/beds?size=1", 400), ("", 400), ("since=a", 400),
        ("page=/beds&page=/beds", 404), ("page=/beds?a=%0Adata", 404),
    ])
    func `only pages can be watched`(query: String, status: Int) async throws {
        #expect(try await garden.ask("/events?\(query)").status == status)
        #expect(try await garden.ask("/events?page=/beds", lines: []).status == 403)
    }

    @Test func `not more watch than can be served`() async throws {
        var all: [Events] = []
        for _ in 0..<64 { all.append(try await garden.watch("/sign", since: "")) }
        let refused = try await garden.ask("/events?page=/sign")
        #expect(refused.status == 503)
        #expect(refused.value(of: "Retry-After") == "10")
        all = []
        #expect(try await garden.ask("/events?page=/sign").status == 200)
        withExtendedLifetime(all) {}
    }
}
