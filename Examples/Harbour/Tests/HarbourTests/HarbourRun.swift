import FeatureTesting
import Foundation
import HarbourProgram
import Networking
import ProgramTesting
import ReportCLI

/// One run of the program, and all that came of it.
struct HarbourRun {
    let status: ExitCode
    let output: String
    let errors: String

    /// What is set for the servers.
    static let secrets = [
        "HARBOUR_GAUGE_KEY": "gauge-key", "HARBOUR_CUSTOMS_USER": "officer",
        "HARBOUR_CUSTOMS_PASSWORD": "customs-word", "HARBOUR_PILOTS_ID": "harbour-master",
        "HARBOUR_PILOTS_SECRET": "pilots-secret",
    ]

    /// What nobody but the servers may see, in whatever form.
    static let words = [
        "gauge-key", "customs-word", "pilots-secret", "token-",
        Data("officer:customs-word".utf8).base64EncodedString(),
    ]

    /// Calls the program with the words of a line.
    ///
    /// - Parameter cache: the folder that responses are cached in; nil for a place where none can be.
    init(
        _ line: String,
        servers: HarbourServers = HarbourServers(),
        radio: LineTransportSpy = LineTransportSpy(),
        cache: TemporaryFolder? = nil,
        environment: [String: String] = [:]
    ) async {
        var variables = Self.secrets.merging(environment) { $1 }
        variables["XDG_CACHE_HOME"] = cache?.url.path
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            environment: variables,
            clock: { Date(timeIntervalSince1970: 1_750_000_000) },
            transport: servers,
            lineTransport: radio,
            output: output,
            errorOutput: errors
        )
        let words = line.split(separator: " ").map(String.init)
        status = await Harbour.program.run(words, in: host)
        self.output = output.text
        self.errors = errors.text
    }
}

extension TemporaryFolder {
    /// All files in it and in its folders.
    var contents: [Data] {
        let files = FileManager.default.enumerator(atPath: url.path)
        let names = files?.compactMap { $0 as? String } ?? []
        return names.compactMap { FileManager.default.contents(atPath: path($0)) }
    }
}
