#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Synchronization

/// Asks for each resource once, however many sections of a screen need it.
///
/// Who asks while the answer is on its way waits for it; who asks later gets the same. Only the
/// answer of an asker that was cancelled is nobody else's: the next one asks anew.
public final class SharedRequest: BaseRequestInput {
    private typealias Answer = Result<Data, RequestError>

    private enum Progress {
        case asked(waiting: [CheckedContinuation<Answer?, Never>])
        case answered(Answer)
    }

    /// What to do with a call, found out under the lock.
    private enum Turn {
        case ask, wait
        case take(Answer)
    }

    private let request: any BaseRequestInput
    private let progress = Mutex<[Endpoint: Progress]>([:])

    /// Shares the answers of a request.
    public init(_ request: any BaseRequestInput) {
        self.request = request
    }

    /// The answer to the first who asked for this resource.
    public func data(for endpoint: Endpoint) async throws(RequestError) -> Data {
        while true {
            switch turn(for: endpoint) {
            case .take(let answer): return try answer.get()
            case .ask: return try await ask(for: endpoint).get()
            case .wait:
                let answer = await withCheckedContinuation { continuation in
                    wait(for: endpoint, continuation)
                }
                if let answer { return try answer.get() }
            }
        }
    }

    /// Forgets which resources could not be had, so that whoever asks again asks anew.
    public func forgetFailures() {
        progress.withLock { progress in
            progress = progress.filter { _, progress in
                if case .answered(.failure) = progress { false } else { true }
            }
        }
    }

    private func turn(for endpoint: Endpoint) -> Turn {
        progress.withLock { progress in
            switch progress[endpoint] {
            case .answered(let answer): return .take(answer)
            case .asked: return .wait
            case nil:
                progress[endpoint] = .asked(waiting: [])
                return .ask
            }
        }
    }

    private func ask(for endpoint: Endpoint) async -> Answer {
        let answer: Answer
        do throws(RequestError) {
            answer = .success(try await request.data(for: endpoint))
        } catch {
            answer = .failure(error)
        }
        let isForAll = answer != .failure(.cancelled)
        let waiting = progress.withLock { progress -> [CheckedContinuation<Answer?, Never>] in
            let before = progress.updateValue(.answered(answer), forKey: endpoint)
            if !isForAll { progress[endpoint] = nil }
            guard case .asked(let waiting) = before else { return [] }
            return waiting
        }
        for continuation in waiting { continuation.resume(returning: isForAll ? answer : nil) }
        return answer
    }

    /// Lines up for the answer; if it came meanwhile, it is taken at once.
    private func wait(for endpoint: Endpoint, _ continuation: CheckedContinuation<Answer?, Never>) {
        let answer = progress.withLock { progress -> Answer?? in
            switch progress[endpoint] {
            case .asked(let waiting):
                progress[endpoint] = .asked(waiting: waiting + [continuation])
                return nil
            case .answered(let answer): return .some(answer)
            case nil: return .some(nil)
            }
        }
        if let answer { continuation.resume(returning: answer) }
    }
}
