import FeatureTesting
import Networking
import Photos
import SectionEssentials
import SectionKit
import Synchronization
import Tracks

/// Photos on the web, which are the same at each step.
final class Album: PhotoFinderInput, PhotoImagesInput {
    private let count: Int
    private let failing: Mutex<[Int]>
    private let isHeld: Bool
    private let running = Mutex((now: 0, most: 0))

    /// What each request waits for, if it is held.
    let gate = Gate()

    /// The titles of the photos whose pictures were asked for.
    let fetched = Calls<String>()

    /// The numbers of the steps whose photos were asked for.
    let asked = Calls<Int>()

    /// - Parameters:
    ///   - count: the number of photos.
    ///   - failing: the numbers of the steps that fail.
    ///   - held: whether requests wait for the gate.
    init(count: Int, failing: [Int] = [], held: Bool = false) {
        self.count = count
        self.failing = Mutex(failing)
        isHeld = held
    }

    /// Fails no more.
    func recover() { failing.withLock { $0 = [] } }

    /// The most requests that were made at once.
    var mostAtOnce: Int { running.withLock(\.most) }

    func photos(near step: Step) async throws(RequestError) -> [Photo] {
        asked.note(step.number)
        await request()
        if failing.withLock({ $0.contains(step.number) }) { throw .timedOut(seconds: 1) }
        return (0..<count).compactMap { number in
            WebLink("https://photos.example/\(number).jpg").map {
                Photo(id: "\(number)", title: "\(number)", location: .web($0))
            }
        }
    }

    func image(of photo: Photo) async throws(RequestError) -> Data {
        await request()
        fetched.note(photo.title)
        return Data(photo.title.utf8)
    }

    private func request() async {
        running.withLock { running in
            running.now += 1
            running.most = max(running.most, running.now)
        }
        if isHeld { await gate.passed() }
        running.withLock { $0.now -= 1 }
    }
}
