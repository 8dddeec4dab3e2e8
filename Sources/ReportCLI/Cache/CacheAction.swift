/// What can be done with the answers that are kept of servers.
enum CacheAction: String, CaseIterable, Sendable {
    case path, list, clear
}
