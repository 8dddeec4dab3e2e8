import Essentials

/// The rounds of one sync, in each of which both sides are compared and brought together.
struct SyncRound {
    let engine: SyncEngine
    private var status: SyncStatus
    private(set) var result = SyncResult()

    /// Whether nothing was changed elsewhere during the round.
    private(set) var isDone = false

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
        isDone = true
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
        var check = SyncCheck(remote: engine.remote, place: engine.place, status: status)
        try await check.check(here, there)
        status = check.status
        result.unreadable.formUnion(here.unreadable.map(\.description))
        result.unreadable.formUnion(there.unreadable)
        (self.here, self.there) = (here, there)
        let plan = SyncPlan(
            entries: status.entries, here: here, there: there.files,
            photos: try await engine.photoPlan(here, there, status))
        return Sides(here: here, there: there, plan: plan)
    }

    private mutating func bringTogether(_ sides: Sides, _ lock: SyncLock) async throws(SyncError) {
        var copies = SyncCopies(engine: engine)
        try await copies.take(sides.there.copies)
        result.conflicts += copies.kept
        result.unreadable.formUnion(copies.unreadable)
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
        var sends: [SyncSend] = []
        for names in sides.plan.fetches.batches {
            var reading = SyncReading(entries: status.entries, sides.here, sides.there)
            let remote = engine.remote
            let contents = try await concurrently(names, atOnce: engine.width) {
                name throws(SyncError) in try await remote.content(of: name.fileName)
            }
            for (name, content) in zip(names, contents) {
                guard let content else {
                    isDone = false
                    continue
                }
                if let file = engine.folder.file(name, content: content) {
                    reading.add(name, file)
                } else if let send = SyncSend(name, sides.here, sides.there),
                    send.starts(with: content)
                {
                    sends.append(send)
                } else {
                    result.unreadable.insert(name.fileName)
                }
            }
            try await take(reading)
            sends += reading.sends
        }
        return sends
    }

    private mutating func take(_ reading: SyncReading) async throws(SyncError) {
        // What loses is kept before it is replaced.
        try await keep(reading.conflicts)
        for item in reading.replacements {
            status.entries[item.name, default: SyncEntry()].receiving.insert(item.new.hash)
        }
        if !reading.replacements.isEmpty { try await engine.statuses.save(status) }
        let changed = try await engine.folder.replace(reading.replacements)
        if !changed.isEmpty { isDone = false }
        for item in reading.replacements where !changed.contains(item.name) {
            here.files[item.name] = item.new
        }
        let names = reading.replacements.map(\.name)
        result.received += names.filter { !changed.contains($0) }
        for (name, entry) in reading.entries where !changed.contains(name) {
            status.entries[name] = entry
        }
        try await engine.statuses.save(status)
    }
}
