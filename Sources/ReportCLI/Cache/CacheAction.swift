/// What can be done with the cached responses of servers.
enum CacheAction: String, CaseIterable, Sendable {
    case path, list, clear
}
