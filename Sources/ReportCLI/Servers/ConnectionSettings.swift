import Networking
import SectionKit

/// How a person wants servers to be asked.
struct ConnectionSettings: Sendable {
    let addresses: BaseAddresses?

    /// How long a whole request may take, or a wait for lines; nil for what is usual.
    let timeout: Duration?

    let cacheMode: BaseRequest.CacheMode
    let verbose: Bool

    /// Reads the settings from what a person gave.
    ///
    /// - Parameters:
    ///   - values: the values of the program's options.
    ///   - options: describe them.
    ///   - refreshes: whether to ask servers whatever is cached, unless nobody may be asked.
    /// - Throws: ``UsageError`` when a value is not valid for its option, or two exclude each other.
    init(
        _ values: OptionValues,
        _ options: ReportOptions,
        refreshes: Bool = false
    ) throws(UsageError) {
        addresses = try values.value(of: options.baseURL)
        timeout = try values.value(of: ConnectionOptions.timeout)
        verbose = try values.value(of: ConnectionOptions.verbose) ?? false
        var modes: [(name: String, mode: BaseRequest.CacheMode)] = []
        if try values.value(of: ConnectionOptions.refresh) != nil {
            modes.append(("--refresh", .refresh))
        }
        if try values.value(of: ConnectionOptions.noCache) != nil {
            modes.append(("--no-cache", .none))
        }
        if try values.value(of: ConnectionOptions.offline) != nil {
            modes.append(("--offline", .offline))
        }
        guard modes.count <= 1 else {
            throw UsageError(
                "\(modes[0].name) and \(modes[1].name) exclude each other; give one of them.")
        }
        cacheMode = modes.first?.mode ?? (refreshes ? .refresh : .normal)
    }
}
