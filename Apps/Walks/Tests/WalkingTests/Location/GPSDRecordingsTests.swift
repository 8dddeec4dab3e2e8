import FeatureTesting
import Foundation
import Networking
import SectionEssentials
import Testing

@testable import Walking

enum Recordings {
    static let folder = ProcessInfo.processInfo.environment["WALK_RECORDINGS"]
}

/// Sessions that were recorded from a gpsd, if `WALK_RECORDINGS` names the folder with them.
@Suite(.enabled(if: Recordings.folder != nil), .timeLimit(.minutes(1)))
struct GPSDRecordingsTests {
    private func events(_ name: String) throws -> [LocationEvent] {
        let folder = try #require(Recordings.folder)
        let text = try String(contentsOfFile: "\(folder)/gpsd/\(name)", encoding: .utf8)
        var listener = GPSDListener(address: nil)
        return listener.take(.connected)
            + text.split(whereSeparator: \.isNewline).flatMap {
                listener.take(.line(String($0)))
            }
    }

    @Test(arguments: [
        ("session-no-device.jsonl", 0, 0, 1), ("session-made-walk.jsonl", 354, 0, 2),
        ("session-no-fix-then-fix.jsonl", 188, 0, 2),
        ("session-fix-lost-and-back.jsonl", 55, 1, 4),
    ])
    func `a session has its points, gaps and states`(
        name: String,
        points: Int,
        gaps: Int,
        states: Int
    ) throws {
        let events = try events(name)

        #expect(events.count { if case .point = $0 { true } else { false } } == points)
        #expect(events.count { $0 == .gap } == gaps)
        #expect(events.count { if case .state = $0 { true } else { false } } == states)
    }
}
