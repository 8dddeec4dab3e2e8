import SectionEssentials

/// A side that gets neither contents nor names, only how many files there are, how large they are,
/// and when they change.
///
/// It can still withhold files. Old ones that it returns are recognised by their ancestors.
struct SealedRemote: SyncRemote {
    private let base: any SyncRemote
    private let cipher: any SyncCipher
    private let names: SealedNames
    private let key: SealingKey

    /// How many files are read at once to learn their names.
    private let width: Int

    init(
        _ base: any SyncRemote, cipher: any SyncCipher, names: SealedNames, key: SealingKey,
        width: Int = 6
    ) {
        self.key = key
        self.width = width
        self.base = base
        self.cipher = cipher
        self.names = names
    }

    /// How often the files are listed until each is as it was listed.
    private static let attempts = 3

    func listing() async throws(SyncError) -> RemoteListing {
        for _ in 1..<Self.attempts {
            do throws(SyncError) { return try await listingOnce() } catch .unsteady {}
        }
        return try await listingOnce()
    }

    private func listingOnce() async throws(SyncError) -> RemoteListing {
        await names.startListing()
        let sealed = try await base.listing()
        var listing = sealed.withoutSealedFiles
        let all = sealed.sealedFiles
        let files = all.filter { !$0.name.isPhoto }
        listing.sealedPhotos = SealedPhotos(all.filter(\.name.isPhoto), secret: names.secret)
        let plain = try await concurrently(files, atOnce: width) { name throws(SyncError) in
            try await plainName(of: name.name, name.file)
        }
        for (file, name) in zip(files, plain) {
            if let name {
                listing.add(name, file.file)
            } else {
                listing.unreadable.insert(file.name.fileName)
                await names.setBroken(file.name, file.file)
            }
        }
        listing.unreadable.formUnion(sealed.unreadable)
        for name in sealed.unreadable.compactMap(SealedName.init(fileName:)) {
            let plain = await names.plainName(of: name).flatMap(SyncName.init(fileName:))
            if let plain { listing.blocked.insert(plain) }
        }
        await names.save()
        return listing
    }

    /// The plain name of an encrypted file, which is decrypted if its name is not known; nil if that
    /// is impossible.
    ///
    /// A file that is changed in the meantime is not taken for one that is broken.
    private func plainName(
        of sealed: SealedName, _ listed: RemoteFile
    ) async throws(SyncError) -> String? {
        if let name = await names.plainName(of: sealed) { return name }
        guard case .content(let bytes) = try await base.content(of: sealed.fileName, as: listed)
        else { throw .unsteady }
        guard let plain = try await cipher.decrypt(bytes).flatMap({ SealedContent($0) })
        else { return nil }
        return await names.learn(plain, of: sealed)
    }

    /// Content that cannot be decrypted or is not proven is empty, which is no valid file.
    func content(of fileName: String) async throws(SyncError) -> Data? {
        if fileName == SyncMarker.fileName { return try await base.content(of: fileName) }
        let place = await names.place(of: fileName)
        guard let bytes = try await base.content(of: place.fileName) else { return nil }
        // The hash in the name of a photo, which a record has, is a proof too.
        guard let plain = try await opened(bytes, at: place),
            plain.isProven(by: key) || SyncPhoto(fileName: plain.fileName) != nil
        else { return Data() }
        return plain.content
    }

    func content(
        of fileName: String, as listed: RemoteFile
    ) async throws(SyncError) -> RemoteContent {
        let place = await names.place(of: fileName)
        if let plain = await names.takeContent(of: fileName) { return proven(plain) }
        let answer = try await base.content(of: place.fileName, as: listed)
        guard case .content(let bytes) = answer else { return answer }
        return try await opened(bytes, at: place).map(proven) ?? .content(Data())
    }

    private func opened(
        _ bytes: Data, at place: SealedNames.Place
    ) async throws(SyncError) -> SealedContent? {
        let plain = try await cipher.decrypt(bytes).flatMap { SealedContent($0) }
        return plain?.fileName == place.plainName ? plain : nil
    }

    private func proven(_ plain: SealedContent) -> RemoteContent {
        plain.isProven(by: key) ? .content(plain.content) : .unproven(plain.content)
    }

    func put(
        _ content: Data, as fileName: String, if condition: PutCondition
    ) async throws(SyncError) -> PutAnswer {
        if fileName == SyncMarker.fileName {
            return try await base.put(content, as: fileName, if: condition)
        }
        let place = await names.place(of: fileName)
        let plain = SealedContent(fileName: place.plainName, content: content, key: key)
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
