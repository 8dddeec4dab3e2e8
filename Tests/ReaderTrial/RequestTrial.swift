import SectionEssentials
import WebServer

/// Reads the requests of a connection in pieces, and compares them with those that it gives in one piece.
enum RequestTrial {
    static func verdict(on document: [UInt8], _ number: UInt64) -> String {
        var random = SplitMix64(state: number)
        let whole = outcome(of: document) { document.count }
        for longest in [1, 7, 64] {
            let other = outcome(of: document) { 1 + random.next(through: longest - 1) }
            if other != whole {
                return "DIFFERS in pieces up to \(longest): \(other), not \(whole)"
            }
        }
        let (start, checksum) = (whole.refusal, CRC32.checksum(of: whole.requests.joined().utf8))
        return start.map { "refuses: \($0.status) after \(checksum)" } ?? "accepts \(checksum)"
    }

    /// What a connection gives: the requests as text, and why it ends.
    private struct Outcome: Equatable {
        var requests: [String] = []
        var refusal: RequestRefusal?
    }

    private static func outcome(of document: [UInt8], size: () -> Int) -> Outcome {
        var (rest, outcome, parser) = (document[...], Outcome(), RequestParser())
        do throws(RequestRefusal) {
            while !rest.isEmpty {
                let piece = rest.prefix(size())
                parser.append(Array(piece))
                rest = rest.dropFirst(piece.count)
                while let request = try parser.next() { outcome.requests.append(text(of: request)) }
            }
        } catch {
            outcome.refusal = error
        }
        return outcome
    }

    /// All that a handler reads of a request.
    private static func text(of request: WebRequest) -> String {
        let fields = request.fields.map { "\($0.name): \($0.value)" }
        let form = request.form.map { "\($0)" } ?? "no form"
        return "\(request.method) \(request.target) \(fields) \(request.host ?? "") "
            + "\(request.body) \(form) \(request.cookie("a") ?? "") \(request.keepsAlive)\u{1}"
    }
}
