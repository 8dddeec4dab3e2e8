package import RecordSync
import SectionKit

/// The photos of this machine, with those of the other side, which are fetched when they are needed.
package struct SyncedPhotos: PhotosInput {
    private let kept: any PhotosInput
    private let others: any PhotoFetchInput
    private let progress: @Sendable (String) -> Void

    /// Takes the photos that are here, and what fetches others.
    ///
    /// - Parameter progress: shows what is being done; nothing if the text is empty.
    package init(
        _ kept: any PhotosInput, others: any PhotoFetchInput,
        progress: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.kept = kept
        self.others = others
        self.progress = progress
    }

    package func prepare(_ names: [String]) async -> [String] {
        let missing = await missing(of: names)
        if missing.isEmpty { return await kept.prepare(names) }
        progress("Fetching \(missing.count.counted("photo", "photos"))")
        let fetch = await others.fetch(missing)
        progress("")
        let left = missing.subtracting(fetch.received)
        let here = names.filter { name in !left.contains { $0.name == name } }
        return fetch.sentences(left: left.count) + (await kept.prepare(here))
    }

    /// The photos that are not here.
    private func missing(of names: [String]) async -> Set<SyncPhoto> {
        let wanted = Set(names.compactMap { SyncPhoto($0) })
        guard !wanted.isEmpty, let names = try? await kept.names() else { return [] }
        return wanted.subtracting(names.compactMap { SyncPhoto($0) })
    }

    package func photo(at path: String) async throws(PhotoError) -> NewPhoto {
        try await kept.photo(at: path)
    }

    package func keep(_ photo: NewPhoto) async throws(LogError) -> String {
        try await kept.keep(photo)
    }

    package func path(of name: String) -> String? { kept.path(of: name) }

    package func originalPath(of name: String) -> String? { kept.originalPath(of: name) }

    package func names() async throws(LogError) -> [String] { try await kept.names() }

    package func heal() async throws(LogError) -> HealedPhotos {
        let damaged = try await kept.heal().damaged
        let wanted = Set(damaged.compactMap { SyncPhoto($0) })
        if wanted.isEmpty { return HealedPhotos() }
        let received = Set(await others.fetch(wanted).received.map(\.name))
        return HealedPhotos(
            healed: damaged.filter(received.contains),
            damaged: damaged.filter { !received.contains($0) })
    }

    package func erase() async throws(LogError) { try await kept.erase() }
}

extension PhotoFetch {
    /// Why photos are missing, and what to do.
    fileprivate func sentences(left count: Int) -> [String] {
        var sentences = damaged.sorted().map { photo in
            "The photo \(photo.fileName) on the other side is damaged and was left alone."
        }
        let others = count - damaged.count
        if others == 0 { return sentences }
        let missing = others.counted("photo is", "photos are") + " not on this machine"
        if let failure {
            sentences.append("\(missing): \(failure.summary). \(failure.recovery)")
        } else {
            sentences.append(
                "\(missing) or the other side: run 'flight-log sync' on the machine that has"
                    + " \(others == 1 ? "it" : "them").")
        }
        return sentences
    }
}
