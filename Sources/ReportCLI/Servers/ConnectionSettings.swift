import Networking
import SectionKit

/// A person's settings for requests to servers.
struct ConnectionSettings: Sendable {
    let addresses: BaseAddresses?

    /// How long a whole request or a wait for lines may take; nil for the default.
    let timeout: Duration?

    let cacheMode: BaseRequest.CacheMode
    let verbose: Bool

    /// Reads the settings from option values.
    ///
    /// - Parameters:
    ///   - values: the values of the program's options.
    ///   - options: the program's options.
    ///   - refreshes: whether to ignore cached responses, unless an option says otherwise.
    /// - Throws: ``UsageError`` when a value is invalid, or two options cannot be used together.
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
                conflict: "\(modes[0].name) and \(modes[1].name) cannot be used together.")
        }
        cacheMode = modes.first?.mode ?? (refreshes ? .refresh : .normal)
    }
}
