import SectionEssentials

/// The rounds of one sync, in each of which both sides are compared and brought together.
struct SyncRound {
    let engine: SyncEngine
    private var status: SyncStatus
    private(set) var result = SyncResult()

    /// Whether nothing was changed elsewhere during the round.
    private(set) var isDone = false

    /// Whether the other side has sent another version of a file than the one that it listed.
    private(set) var isStale = false

    /// Whether the other side has kept only the start of a file.
    private(set) var isCut = false

    /// The sides as they are after the round, as far as it changed this machine.
    private var here = SyncedFiles()
    private var there = RemoteListing()

    init(engine: SyncEngine, status: SyncStatus) {
        self.engine = engine
        self.status = status
    }

    /// What was done, and which photos this machine does not have then.
    func sortedResult() async throws(SyncError) -> SyncResult {
        var sorted = result
        let plan = try await engine.photoPlan(here, there, status)
        sorted.photos.missing = plan.missing
        sorted.photos.available = plan.available
        sorted.sent = Set(result.sent).sorted()
        sorted.received = Set(result.received).sorted()
        sorted.conflicts = Set(result.conflicts).sorted()
        return sorted
    }

    /// Compares both sides, and brings together what differs.
    mutating func compare() async throws(SyncError) {
        (isDone, isStale, isCut) = (true, false, false)
        let before = status
        let sides = try await sides()
        // No record names a photo there that is not there yet.
        try await send(sides.plan.photos.sends, sides.there)
        if sides.plan.isEmpty, sides.there.copies.isEmpty {
            if status != before { try await engine.statuses.save(status) }
            return
        }
        let lock = try await lock()
        do throws(SyncError) {
            try await bringTogether(try await self.sides(), lock)
        } catch {
            await engine.remote.unlock(lock)
            throw error
        }
        try await engine.statuses.save(status)
        await engine.remote.unlock(lock)
        status.lock = nil
        try await engine.statuses.save(status)
    }

    /// Locks the other side; a lock that an interrupted sync has left behind is ended first.
    private mutating func lock() async throws(SyncError) -> SyncLock {
        if let old = status.lock { await engine.remote.unlock(old) }
        let lock = try await engine.remote.lock()
        status.lock = lock
        try await engine.statuses.save(status)
        return lock
    }

    private struct Sides {
        let here: SyncedFiles
        let there: RemoteListing
        let plan: SyncPlan
    }

    private mutating func sides() async throws(SyncError) -> Sides {
        let there = try await engine.listing()
        let here = try await engine.folder.files()
        var check = SyncCheck(engine: engine, status: status)
        try await check.check(here, there)
        status = check.status
        result.unreadable.formUnion(here.unreadable.map(\.description))
        result.unreadable.formUnion(there.unreadable)
        (self.here, self.there) = (here, there)
        let plan = SyncPlan(
            entries: status.entries, here: here, there: there.files,
            blocked: there.blocked, joinedKinds: engine.folder.joinedKinds,
            photos: try await engine.photoPlan(here, there, status))
        return Sides(here: here, there: there, plan: plan)
    }

    private mutating func bringTogether(_ sides: Sides, _ lock: SyncLock) async throws(SyncError) {
        var copies = SyncCopies(engine: engine)
        try await copies.take(sides.there.copies, sides.here)
        result.conflicts += copies.kept
        result.unreadable.formUnion(copies.unreadable)
        result.older.formUnion(sides.plan.lost)
        var sends = sides.plan.sends.compactMap { SyncSend($0, sides.here, sides.there) }
        sends += try await read(sides)
        var sender = SyncSender(engine: engine, status: status)
        do throws(SyncError) { try await sender.send(sends, lock) } catch {
            status = sender.status
            throw error
        }
        status = sender.status
        result.sent += sender.sent
        if !sender.isComplete { isDone = false }
        isCut = sender.isCut
    }
}

// MARK: - Photos

extension SyncRound {
    private mutating func send(
        _ photos: [SyncPhoto], _ there: RemoteListing
    ) async throws(SyncError) {
        var sender = PhotoSender(engine: engine, status: status)
        try await sender.send(photos, there)
        status = sender.status
        result.photos.add(sender.result)
        result.unreadable.formUnion(sender.unreadable.map(\.description))
    }
}

// MARK: - From there

extension SyncRound {
    private mutating func keep(_ conflicts: [SyncConflict]) async throws(SyncError) {
        guard !conflicts.isEmpty else { return }
        try await engine.conflicts.keep(conflicts)
        result.conflicts += conflicts.map(\.name)
    }

    /// Reads what changed there; takes what wins, and returns what is to be sent.
    private mutating func read(_ sides: Sides) async throws(SyncError) -> [SyncSend] {
        let kinds = engine.folder.joinedKinds
        let joined = sides.plan.fetches.filter { kinds.contains($0.kind) }
        let others = sides.plan.fetches.filter { !kinds.contains($0.kind) }
        var sends: [SyncSend] = []
        for names in [joined] + others.batches {
            var reading = SyncReading(
                entries: status.entries, sides.here, sides.there, engine.folder,
                acceptsOlder: engine.acceptsOlder)
            let contents = try await contents(of: names, sides.there)
            for (name, content) in contents {
                sends += add(content, of: name, to: &reading, sides)
            }
            reading.decide()
            sends += try await take(reading)
            // A list that names what is not there is no reason to ask for everything in it.
            if !contents.contains(where: \.1.isThere), !names.isEmpty { break }
        }
        return sends
    }

    /// Reads files in parts, until none of a part is there as it was listed.
    private mutating func contents(
        of names: [SyncName], _ there: RemoteListing
    ) async throws(SyncError) -> [(SyncName, RemoteContent)] {
        var found: [(SyncName, RemoteContent)] = []
        let remote = engine.remote
        for batch in names.batches {
            let contents = try await concurrently(batch, atOnce: engine.width) {
                name throws(SyncError) in
                guard let listed = there.files[name] else { return RemoteContent.absent }
                return try await remote.content(of: name.fileName, as: listed)
            }
            found += zip(batch, contents).map { ($0, $1) }
            if !contents.contains(where: \.isThere) { break }
        }
        return found
    }

    /// Adds a content to what is decided; returns what is sent whatever is decided.
    private mutating func add(
        _ content: RemoteContent, of name: SyncName, to reading: inout SyncReading, _ sides: Sides
    ) -> [SyncSend] {
        let send = SyncSend(name, sides.here, sides.there)
        switch content {
        case .absent: isDone = false
        case .other: (isDone, isStale) = (false, true)
        case .unproven(let content):
            // What is the same here is known to be right, and is sent with its proof.
            if let send, send.file.content == content { return [send] }
            result.unproven.insert(name.fileName)
        case .content(let content):
            if let file = engine.folder.file(name, content: content) {
                reading.add(name, file)
            } else if let send, send.starts(with: content) {
                return [send]
            } else {
                result.unreadable.insert(name.fileName)
            }
        }
        return []
    }

    /// Makes this machine what was decided, and returns what is to be sent.
    private mutating func take(_ reading: SyncReading) async throws(SyncError) -> [SyncSend] {
        // What loses is kept before it is replaced.
        try await keep(reading.conflicts)
        let late = try await late(reading.replacements)
        let changed = try await engine.folder.replace(
            reading.replacements.filter { !late.contains($0.name) }
        ).union(late)
        if !changed.isEmpty { isDone = false }
        for item in reading.replacements where !changed.contains(item.name) {
            here.files[item.name] = item.new
        }
        let sent = Set(reading.sends.map(\.name))
        let names = reading.replacements.map(\.name)
        result.received += names.filter { !changed.contains($0) && !sent.contains($0) }
        result.older.formUnion(reading.older.keys)
        for date in reading.older.values.compactMap(\.changedAt) {
            result.olderDate = max(date, result.olderDate ?? date)
        }
        for (name, entry) in reading.entries where !changed.contains(name) {
            status.entries[name] = entry
        }
        try await engine.statuses.save(status)
        return reading.sends.filter { !changed.contains($0.name) }
    }

    /// The records that are to be removed together with a whole in which a person has written since
    /// this machine was read: what happens to them is decided again.
    private func late(
        _ replacements: [SyncReplacement]
    ) async throws(SyncError) -> Set<SyncName> {
        let removals = replacements.filter { $0.new.isRemoved && $0.old?.isRemoved == false }
        let kinds = engine.folder.joinedKinds
        guard removals.contains(where: { kinds.contains($0.name.kind) }) else { return [] }
        let now = try await engine.folder.files().files
        let written = now.filter { name, file in
            !file.isRemoved && file != here.files[name]
        }
        let wholes = Set(written.values.compactMap(\.whole))
        return Set(
            removals.filter { item in
                wholes.contains(item.name) || item.old?.whole.map(wholes.contains) == true
            }.map(\.name))
    }
}
