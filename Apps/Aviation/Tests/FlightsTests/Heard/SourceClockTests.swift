import FeatureTesting
import FlightSamples
import Networking
import SectionEssentials
import Synchronization
import Testing

@testable import Flights

@Suite struct SourceClockTests {
    private let now = Date(timeIntervalSince1970: 1_785_336_000)

    /// The readings of answers: the seconds that pass at each, and the time of the source then.
    private func readings(_ answers: [(passed: Double, said: Double)]) -> [SourceClock.Reading] {
        let clock = SourceClock()
        return answers.map { answer in
            clock.read(now + answer.said, at: now + answer.passed)
        }
    }

    @Test func `clocks that agree are the same, also between two writes of a file`() {
        #expect(readings([(0, -1), (2, -1), (4, 4), (6, 5)]) == [.same, .same, .same, .same])
    }

    @Test func `a clock that is behind is known once its times go on`() {
        #expect(
            readings([(0, -3_600), (2, -3_598), (4, -3_598), (6, -3_594)]) == [
                .unconfirmed(3_600), .behind(3_600), .behind(3_600), .behind(3_600),
            ])
    }

    @Test func `a clock that is ahead is known once its times go on`() {
        #expect(readings([(0, 900), (2, 902)]) == [.unconfirmed(-900), .behind(-900)])
    }

    @Test func `a source that has stopped is never taken for one with another clock`() {
        #expect(
            readings([(0, -100), (2, -100), (10, -100)]) == [
                .unconfirmed(100), .unconfirmed(102), .unconfirmed(110),
            ])
        #expect(readings([(0, 900), (60, 900)]) == [.unconfirmed(-900), .unconfirmed(-840)])
    }

    @Test func `a clock that is set is read again`() {
        #expect(
            readings([(0, -3_600), (2, -3_598), (4, 4), (6, 6)]) == [
                .unconfirmed(3_600), .behind(3_600), .same, .same,
            ])
    }

    @Test func `a source that stops after its clock was known grows old`() throws {
        let clock = SourceClock()
        _ = clock.read(now - 3_600, at: now)
        _ = clock.read(now - 3_598, at: now + 2)

        let later = Sky([Aircraft.heard(at: now - 3_598)], at: now - 3_598)
            .timed(by: clock, at: now + 200, of: "the receiver").sky.counting(at: now + 200)

        #expect(later.aircraft.first?.isHeard == false)
        #expect(
            later.warnings == [
                "The clock of the receiver is 60 min behind; ages count by that clock."
            ])
    }

    /// The answers of a receiver, one after another.
    private func receiver(_ nows: [Double]) -> (ReceiverSky, BaseRequestSequence) {
        let answers = BaseRequestSequence(
            nows.map { #"{"now": \#($0), "aircraft": [{"hex": "4ca4e5", "seen": 1}]}"# })
        let sky = ReceiverSky(request: answers, pause: { _ in }, now: now)
        return (sky, answers)
    }

    @Test func `a receiver with another clock is asked twice, and its ages are its own`()
        async throws
    {
        let start = now.timeIntervalSince1970
        let (receiver, answers) = receiver([start - 3_600, start - 3_598.5])

        let sky = try await receiver.sky(.world).counting(at: now + 1.5)

        #expect(answers.count == 2)
        #expect(sky.aircraft.first?.isHeard == true)
        #expect(
            sky.warnings == [
                "The clock of the receiver is 60 min behind; ages count by that clock."
            ])
    }

    @Test(arguments: [-3_600.0, 3_600])
    func `a receiver that has stopped has nothing that counts as now`(shift: Double) async throws {
        let start = now.timeIntervalSince1970 + shift
        let (receiver, answers) = receiver([start, start])

        let sky = try await receiver.sky(.world).counting(at: now + 1.5)

        #expect(answers.count == 2)
        #expect(sky.aircraft.first?.isHeard == false)
        #expect(sky.warnings.count == 1)
    }

    @Test func `a receiver whose clock is right is asked once`() async throws {
        let (receiver, answers) = receiver([now.timeIntervalSince1970 - 1])

        let sky = try await receiver.sky(.world).counting(at: now)

        #expect(answers.count == 1)
        #expect(sky.warnings == [])
        #expect(sky.aircraft.first?.isHeard == true)
    }
}

extension Aircraft {
    fileprivate static func heard(at time: Date) -> Aircraft {
        .sample { $0.lastContact = time }
    }
}

/// Answers requests for aircraft with one text after another, and others with `notFound`.
private final class BaseRequestSequence: BaseRequestInput {
    private let texts: Mutex<[String]>
    private let all: Int

    init(_ texts: [String]) {
        self.texts = Mutex(texts)
        all = texts.count
    }

    /// The number of answers so far.
    var count: Int { all - texts.withLock(\.count) }

    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let text = texts.withLock { texts in
            resource.endpoint == .receiver && !texts.isEmpty ? texts.removeFirst() : nil
        }
        guard let text else { throw .notFound(resource.endpoint) }
        return try resource.value(from: Data(text.utf8))
    }
}
