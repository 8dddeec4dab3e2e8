import Essentials

/// A side that gets neither contents nor names, only how many files there are, how large they are,
/// and when they change.
///
/// It can still withhold files, or return old ones.
struct SealedRemote: SyncRemote {
    private let base: any SyncRemote
    private let cipher: any SyncCipher
    private let names: SealedNames

    init(_ base: any SyncRemote, cipher: any SyncCipher, names: SealedNames) {
        self.base = base
        self.cipher = cipher
        self.names = names
    }

    func listing() async throws(SyncError) -> RemoteListing {
        await names.startListing()
        let sealed = try await base.listing()
        var listing = sealed.withoutSealedFiles
        let all = sealed.sealedFiles
        let files = all.filter { !$0.name.isPhoto }
        listing.sealedPhotos = SealedPhotos(all.filter(\.name.isPhoto), secret: names.secret)
        let plain = try await concurrently(files.map(\.name), atOnce: 6) { name throws(SyncError) in
            try await plainName(of: name)
        }
        for (file, name) in zip(files, plain) {
            if let name {
                listing.add(name, file.file)
            } else {
                listing.unreadable.insert(file.name.fileName)
                await names.setBroken(file.name, file.file)
            }
        }
        await names.save()
        return listing
    }

    /// The plain name of an encrypted file, which is decrypted if its name is not known; nil if that
    /// is impossible.
    private func plainName(of sealed: SealedName) async throws(SyncError) -> String? {
        if let name = await names.plainName(of: sealed) { return name }
        guard let bytes = try await base.content(of: sealed.fileName),
            let plain = try await cipher.decrypt(bytes).flatMap({ SealedContent($0) })
        else { return nil }
        return await names.learn(plain, of: sealed)
    }

    /// Content that cannot be decrypted is empty, which is no valid file.
    func content(of fileName: String) async throws(SyncError) -> Data? {
        if fileName == SyncMarker.fileName { return try await base.content(of: fileName) }
        if let content = await names.takeContent(of: fileName) { return content }
        let place = await names.place(of: fileName)
        guard let bytes = try await base.content(of: place.fileName) else { return nil }
        guard let plain = try await cipher.decrypt(bytes).flatMap({ SealedContent($0) }),
            plain.fileName == place.plainName
        else { return Data() }
        return plain.content
    }

    func put(
        _ content: Data, as fileName: String, if condition: PutCondition
    ) async throws(SyncError) -> PutAnswer {
        if fileName == SyncMarker.fileName {
            return try await base.put(content, as: fileName, if: condition)
        }
        let place = await names.place(of: fileName)
        let plain = SealedContent(fileName: place.plainName, content: content)
        let sealed = try await cipher.encrypt(plain.bytes)
        var condition = condition
        if condition == .absent, let broken = await names.takeBroken(place.fileName) {
            condition = .unchanged(broken)
        }
        return try await base.put(sealed, as: place.fileName, if: condition)
    }

    func remove(_ fileName: String) async throws(SyncError) {
        try await base.remove(await names.place(of: fileName).fileName)
    }

    func lock() async throws(SyncError) -> SyncLock { try await base.lock() }

    func extend(_ lock: SyncLock) async throws(SyncError) { try await base.extend(lock) }

    func unlock(_ lock: SyncLock) async {
        await names.save()
        await base.unlock(lock)
    }
}
