/// The encrypted photos of a listing, which are found by the names that records have for them, so that
/// none is read to learn its name.
struct SealedPhotos: Equatable, Sendable {
    private let secret: NameSecret
    private let files: [SealedName: RemoteFile]

    init(_ files: [(name: SealedName, file: RemoteFile)], secret: NameSecret) {
        self.secret = secret
        self.files = Dictionary(
            files.map { ($0.name, $0.file) }, uniquingKeysWith: { one, _ in one })
    }

    subscript(photo: SyncPhoto) -> RemoteFile? { files[secret.sealed(photo.fileName)] }
}
