import FeatureTesting
import Foundation
import HarbourProgram
import Networking
import ProgramTesting
import ReportCLI

/// One run of the program, with its exit code and output.
struct HarbourRun {
    let status: ExitCode
    let output: String
    let errors: String

    /// The environment variables with the credentials.
    static let secrets = [
        "HARBOUR_GAUGE_KEY": "gauge-key", "HARBOUR_CUSTOMS_USER": "officer",
        "HARBOUR_CUSTOMS_PASSWORD": "customs-word", "HARBOUR_PILOTS_ID": "harbour-master",
        "HARBOUR_PILOTS_SECRET": "pilots-secret",
    ]

    /// The secrets, in every form in which they could leak.
    static let words = [
        "gauge-key", "customs-word", "pilots-secret", "token-",
        Data("officer:customs-word".utf8).base64EncodedString(),
    ]

    /// Runs the program with the arguments in a line.
    ///
    /// - Parameter cache: the folder for cached responses; nil for no cache.
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
    /// The contents of all files in the folder and its subfolders.
    var contents: [Data] {
        let files = FileManager.default.enumerator(atPath: url.path)
        let names = files?.compactMap { $0 as? String } ?? []
        return names.compactMap { FileManager.default.contents(atPath: path($0)) }
    }
}
