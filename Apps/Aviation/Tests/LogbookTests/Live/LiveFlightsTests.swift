import Airports
import FlightSamples
import Flights
import Geodesy
import LogSamples
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import Logbook

/// Where the flights of a log are now: what is asked, and what the answers mean.
@Suite struct LiveFlightsTests {
    private func positions(_ sample: LiveSample) async throws -> LivePositions {
        await sample.live.positions(in: try await sample.log.log())
    }

    private func answer(_ aircraft: [Aircraft]) async throws -> LiveAnswer {
        let sample = LiveSample(hearing: .success(LiveSample.sky(aircraft)))
        return try #require(try await positions(sample).flights.first).answer
    }

    @Test func `all flights in the air are one request, and no other flight is in it`() async throws
    {
        let sample = LiveSample([
            "a": LiveSample.flight,
            "b": .sample("IB45", "FRA", "2024-06-20T17:00", "LHR", "2024-06-20T17:40"),
            "c": .sample("LH402", "FRA", "2024-06-22T14:00", "JFK", "2024-06-22T16:10"),
            "d": .sample("LH404", "FRA", "2024-06-01T14:00", "JFK", "2024-06-01T16:10"),
        ])

        let positions = try await positions(sample)

        #expect(sample.sky.selections == [.callSigns(["DLH400", "IBE45"])])
        #expect(positions.question == "adsb.lol was asked for DLH400 and IBE45.")
        #expect(positions.flights.map(\.answer.word).sorted() == ["in-air", "not-heard"])
    }

    @Test func `nobody is asked if no flight can be in the air`() async throws {
        let flights: [[String: LoggedFlight]] = [
            ["a": .sample("LH402", "FRA", "2024-06-22T14:00", "JFK", "2024-06-22T16:10")], [:],
        ]
        for flights in flights {
            let sample = LiveSample(flights)
            let positions = try await positions(sample)

            #expect(sample.sky.selections.isEmpty)
            #expect(positions.refreshInterval == nil)
            #expect(positions.question.contains("nobody was asked"))
        }
    }

    @Test func `a flight without a number has no call sign, and nobody is asked`() async throws {
        let sample = LiveSample([
            "a": .sample(nil, "FRA", "2024-06-20T14:00", "JFK", "2024-06-20T16:10")
        ])

        let positions = try await positions(sample)

        #expect(sample.sky.selections.isEmpty)
        #expect(positions.flights.map(\.answer) == [.withoutCallSign])
        #expect(positions.question == "Nobody was asked, because no call sign is known.")
    }

    @Test func `the call signs of numbers that the flight shares are asked for too`() async throws {
        var flight = LiveSample.flight
        (flight.number, flight.codeShares) = ("DLH0400", ["IB7"])
        let sample = LiveSample(["a": flight])

        let positions = try await positions(sample)

        #expect(sample.sky.selections == [.callSigns(["DLH0400", "IBE7"])])
        // Zeros in front of the number do not make another call sign.
        #expect(positions.flights.first?.answer.word == "in-air")
    }

    @Test func `a flight in the air has its position, its progress and what is left`() async throws
    {
        let answer = try await answer([LiveSample.aircraft()])

        let flight = try #require(answer.flight)
        #expect(flight.state == .inAir)
        let (progress, toGo) = (try #require(flight.progress), try #require(flight.toGo))
        #expect((0.48...0.5).contains(progress))
        #expect((3_150_000...3_250_000).contains(toGo))
        #expect(flight.timeToGo == toGo / 240)
        #expect(flight.arrival?.date == LiveSample.now.addingTimeInterval(toGo / 240))
        #expect(answer.clause == "in the air, 49 % of the way, heard 4 s ago")
        let facts = Dictionary(
            LiveFlight.facts(of: flight).filter(\.isForMachines).map { ($0.key, $0.value) }
        ) { first, _ in first }
        #expect(facts["is_position_computed"] == .boolean(false))
        // A page that is kept says when that was.
        let heard = LiveSample.now.addingTimeInterval(-4)
        #expect(facts["position_time"] == .date(PreciseDate(heard, precision: .hour)))
        #expect(facts["to_go_m"] == .measure(Measure(toGo, .metre, digits: 0)))
    }

    @Test func `between two answers it moves on by speed and track, and says that it does`()
        async throws
    {
        let sample = LiveSample()
        let positions = try await positions(sample)

        let moved = try #require(positions.moved(to: LiveSample.now.addingTimeInterval(30)))

        let before = try #require(positions.flights[0].answer.flight)
        let after = try #require(moved.flights[0].answer.flight)
        let way = try #require(before.aircraft.position).distance(
            to: try #require(after.aircraft.position))
        // Since it was heard, 34 seconds ago.
        #expect(abs(way - 240 * 34) < 10)
        #expect(after.aircraft.isPositionComputed)
        #expect(try #require(after.toGo) < #require(before.toGo))
        let words = LiveFlight.facts(of: after).first { $0.label == "Position is" }?.value
        #expect(after.heardAt == before.heardAt)
        #expect(words == .text("estimated by speed and track from that of 34 s ago"))
    }

    @Test func `a position older than a minute is not now, and the way has no values`()
        async throws
    {
        let sample = LiveSample()
        let late = try await positions(sample).moved(to: LiveSample.now.addingTimeInterval(57))
        let answers = [
            try await answer([LiveSample.aircraft(heard: 61)]),
            try #require(late?.flights.first).answer,
        ]

        for answer in answers {
            let flight = try #require(answer.flight)
            #expect(flight.state == .old)
            #expect(flight.progress == nil && flight.timeToGo == nil && flight.arrival == nil)
            #expect(answer.clause == "last heard 61 s ago")
            let labels = LiveFlight.facts(of: flight).map(\.label)
            #expect(labels.contains("Last position") && !labels.contains("To go, direct"))
        }
    }

    @Test func `an aircraft on another way may be another flight`() async throws {
        let answer = try await answer([
            LiveSample.aircraft { $0.position = Coordinate(latitude: -33, longitude: 151) }
        ])

        let entry = try #require(try await LiveSample().log.log().entries.first)
        #expect(answer.word == "elsewhere")
        #expect(answer.flight?.progress == nil)
        #expect(answer.point(of: entry) == nil)
        #expect(
            answer.sentence(about: entry)
                == "DLH400 was heard, but not on the way FRA–JFK: it may be another flight.")
    }

    @Test func `of several aircraft with its call sign, the one on the way is the flight`()
        async throws
    {
        let answer = try await answer([
            LiveSample.aircraft { $0.position = Coordinate(latitude: -33, longitude: 151) },
            LiveSample.aircraft(),
        ])

        #expect(answer.word == "in-air")
    }

    @Test func `one on the ground says at which airport`() async throws {
        let answer = try await answer([
            LiveSample.aircraft {
                $0.position = Coordinate(latitude: 40.64, longitude: -73.78)
                $0.isOnGround = true
            }
        ])

        #expect(answer.clause == "on the ground at JFK, heard 4 s ago")
    }

    @Test func `a source that fails is named, with why and what to do`() async throws {
        let error = RequestError.status(500)
        let positions = try await positions(LiveSample(hearing: .failure(error)))

        #expect(
            positions.flights.map(\.answer) == [.failed(error.summary, recovery: error.recovery)])
        #expect(
            positions.failure?.hasPrefix("adsb.lol did not say where your flights are: ") == true)
        #expect(positions.refreshInterval == .seconds(10))
    }

    @Test func `without the option nobody is to be asked`() throws {
        let dependencies = SampleLog().dependencies

        #expect(try dependencies.live(OptionValues([:])) == nil)
    }

    @Test func `a flight of another time says why nobody was asked`() async throws {
        let later = try #require(ISO8601.date(from: "2024-06-20T08:00:00Z"))
        let sample = LiveSample(at: later)
        let log = try await sample.log.log()

        let entry = try #require(log.entries.first)
        let answer = await sample.live.positions(in: log).answer(about: entry)

        #expect(
            answer.sentence(about: entry)
                == "Nobody was asked where LH400 is: it departs at 20 Jun 2024 14:00 CEST.")
    }
}
