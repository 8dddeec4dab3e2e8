/// An action of the command `cache`.
enum CacheAction: String, CaseIterable, Sendable {
    case path, list, clear
}
