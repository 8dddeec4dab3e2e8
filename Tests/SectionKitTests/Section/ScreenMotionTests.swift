import FeatureTesting
import Foundation
@testable import SectionKit
import Synchronization
import Testing

/// Content that is computed for later times between two loads.
@Suite(.timeLimit(.minutes(1)))
struct ScreenMotionTests {
    private static let start = Date(timeIntervalSince1970: 1_600_000_000)

    /// Loads a train and returns its snapshot.
    private func snapshot(
        _ train: Train,
        movesContent: Bool = true
    ) async throws -> SectionSnapshot {
        let screen = Screen([train], clock: { Self.start }, movesContent: movesContent)
        await screen.load()
        return try #require(await screen.snapshots.first)
    }

    @Test func `content is computed for a later time, from what was loaded`() async throws {
        let snapshot = try await snapshot(Train(speed: 2))
        #expect(snapshot.isMoving)
        #expect(snapshot.state == .shown("at 100"))

        let moved = try #require(snapshot.moved(to: Self.start + 5))
        #expect(moved.state == .shown("at 110"))
        #expect(moved.observedAt == Self.start)
        #expect(moved.id == "train")
        // Not from the moved content, which would be two times 5 seconds.
        #expect(moved.moved(to: Self.start + 6)?.state == .shown("at 112"))
    }

    @Test func `content that stays as it is does not move`() async throws {
        let snapshot = try await snapshot(Train(speed: 0))

        #expect(!snapshot.isMoving)
        #expect(snapshot.moved(to: Self.start + 5) == nil)
    }

    @Test func `a screen that shows its content once keeps nothing to move it`() async throws {
        let snapshot = try await snapshot(Train(speed: 2), movesContent: false)

        #expect(!snapshot.isMoving)
        #expect(snapshot.moved(to: Self.start + 5) == nil)
    }

    @Test func `content moves on after a failed load, with the error`() async throws {
        let isBroken = Mutex(false)
        let train = Train(speed: 2, isBroken: { isBroken.withLock(\.self) })
        let screen = Screen([train], clock: { Self.start }, movesContent: true)
        await screen.load()
        isBroken.withLock { $0 = true }
        await screen.load()

        let snapshot = try #require(await screen.snapshots.first)
        let moved = try #require(snapshot.moved(to: Self.start + 10))
        #expect(moved.state == .shown("at 120"))
        #expect(moved.refreshError?.message == "It broke down.")
    }

    @Test func `a snapshot has the alert of its content, as one safe line`() async throws {
        #expect(try await snapshot(Train(speed: 2)).alert == nil)
        #expect(
            try await snapshot(Train(speed: 2, place: 0)).alert
                == "The train [2J has arrived.")
    }
}

/// A section whose content moves by its speed.
private struct Train: SectionKit.Section {
    struct Content: Sendable {
        let place: Int
        let time: Date
    }

    let speed: Int
    var place = 100
    var isBroken: @Sendable () -> Bool = { false }

    let id = "train"
    let title = "Train"

    func load(into output: some SectionOutput<Content>) async {
        if isBroken() {
            await output.show(
                .error(SectionError(message: "It broke down.", recovery: "Walk.")))
        } else {
            await output.show(
                .success(Content(place: place, time: Date(timeIntervalSince1970: 1_600_000_000))))
        }
    }

    func body(for content: Content) -> [Block] {
        [.paragraph(InlineText("at \(content.place)"))]
    }

    func moved(_ content: Content, to now: Date) -> Content? {
        let seconds = Int(now.timeIntervalSince(content.time))
        guard speed != 0, seconds > 0 else { return nil }
        return Content(place: content.place + seconds * speed, time: now)
    }

    func alert(for content: Content) -> String? {
        content.place == 0 ? "The train\n\u{1B}[2J has arrived." : nil
    }
}
