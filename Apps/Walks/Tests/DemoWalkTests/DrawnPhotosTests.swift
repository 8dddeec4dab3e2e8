import Photos
import SectionEssentials
import SectionKit
import Testing
import Tracks

@testable import DemoWalk

/// The pictures of the made-up walk.
@Suite struct DrawnPhotosTests {
    private static func step(_ number: Int) throws -> Step {
        let points = DemoWalk.track.segments.flatMap(\.self)
        let point = try #require(points[safe: number * 5])
        return Step(number: number, point: point, distance: Double(number) * 100, previous: nil)
    }

    @Test func `A step has a picture with its author, licence and place`() async throws {
        let step = try Self.step(4)
        let photo = try #require(try await DrawnPhotos().photos(near: step).first)

        #expect(photo.id == "drawn:4")
        #expect(photo.attribution.licence == "CC0 1.0")
        #expect(photo.coordinate == step.point.coordinate)
        #expect(photo.time == step.point.time)
        let file = try await DrawnPhotos().image(of: photo)
        #expect(file.pngSize == [0, 0, 1, 64, 0, 0, 0, 240])
    }

    @Test func `A picture is the same each time, and small`() async throws {
        for number in [1, 40] {
            let one = try await DrawnPhotos().photos(near: try Self.step(number))
            let other = try await DrawnPhotos().photos(near: try Self.step(number))
            #expect(one == other)
            guard case .bytes(let bytes)? = one.first?.location else {
                Issue.record("There is no picture.")
                continue
            }
            #expect(bytes.count < 20_000)
        }
    }

    @Test func `Pictures of neighbouring steps differ`() async throws {
        let one = try await DrawnPhotos().photos(near: try Self.step(1))
        let other = try await DrawnPhotos().photos(near: try Self.step(2))
        #expect(one.first?.location != other.first?.location)
    }

    @Test func `Some steps have no photo, as on a real walk`() async throws {
        #expect(try await DrawnPhotos().photos(near: try Self.step(11)).isEmpty)
        #expect(try await DrawnPhotos().photos(near: try Self.step(12)).count == 1)
    }

    @Test func `A picture on the web is not one of the made-up walk`() async throws {
        let link = try #require(WebLink("https://example.org/a.png"))
        let photo = Photo(id: "x", title: "x", location: .web(link))
        await #expect(throws: (any Error).self) { try await DrawnPhotos().image(of: photo) }
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
