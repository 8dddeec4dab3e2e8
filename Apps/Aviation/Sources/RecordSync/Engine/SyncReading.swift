import SectionEssentials

/// What follows from the contents of the other side.
struct SyncReading {
    /// A file whose contents on both sides are known.
    fileprivate struct Pair {
        let here: SyncedFile?
        let there: SyncedFile
        var decision: SyncDecision

        /// The version that wins, whatever it becomes.
        var winner: SyncedFile { decision.winner == .here ? here ?? there : there }
    }

    /// The entries of the files that both sides have then.
    private(set) var entries: [SyncName: SyncEntry] = [:]

    private(set) var replacements: [SyncReplacement] = []
    private(set) var sends: [SyncSend] = []
    private(set) var conflicts: [SyncConflict] = []

    /// The versions of the other side that are older than what this machine has seen there.
    private(set) var older: [SyncName: SyncedFile] = [:]

    private let old: [SyncName: SyncEntry]
    private let here: SyncedFiles
    private let there: RemoteListing
    private let folder: any SyncFolder

    /// Whether older versions of the other side are taken.
    private let acceptsOlder: Bool
    private var pairs: [SyncName: Pair] = [:]

    init(
        entries: [SyncName: SyncEntry], _ here: SyncedFiles, _ there: RemoteListing,
        _ folder: any SyncFolder, acceptsOlder: Bool
    ) {
        old = entries
        self.here = here
        self.there = there
        self.folder = folder
        self.acceptsOlder = acceptsOlder
    }

    /// Adds the content of a file of the other side.
    mutating func add(_ name: SyncName, _ file: SyncedFile) {
        let decision = SyncDecision(old[name], here: here.files[name], there: file)
        if decision.isOlderThere { older[name] = file }
        pairs[name] = Pair(
            here: here.files[name], there: file,
            decision: acceptsOlder ? decision.acceptingOlder ?? decision : decision)
    }

    /// Makes the decisions into what is to be done.
    mutating func decide() {
        keepWholes()
        for (name, pair) in pairs.sorted(by: { $0.key < $1.key }) { decide(name, pair) }
    }

    private mutating func decide(_ name: SyncName, _ pair: Pair) {
        let loser = pair.decision.winner == .here ? pair.there : pair.here
        // There is nothing to keep of a removal.
        if pair.decision.keepsLoser, let loser, !loser.isRemoved {
            conflicts.append(SyncConflict(name: name, content: loser.content))
        }
        if pair.decision.isRenewed, let loser,
            let new = folder.renewed(
                name, pair.winner, over: loser, isChosen: pair.decision.isChosen)
        {
            replacements.append(SyncReplacement(name: name, old: pair.here, new: new))
            sends.append(SyncSend(name, new, over: pair.there, there))
        } else if pair.decision.winner == .here, let own = pair.here {
            sends.append(SyncSend(name, own, over: pair.there, there))
        } else {
            let remote = there.files[name]
            entries[name] = SyncEntry(
                pair.there, after: old[name],
                replacing: pair.here.map { $0 == pair.there ? [] : [$0] } ?? [], file: remote,
                isSettled: remote.map(there.isSettled) ?? false)
            if pair.here != pair.there {
                replacements.append(SyncReplacement(name: name, old: pair.here, new: pair.there))
            }
        }
    }
}

// MARK: - Records with parts

extension SyncReading {
    /// Keeps a record whose removal came together with a change of it or of one of its parts: a
    /// change of any of them is worth more than the removal of all.
    ///
    /// Of a record that both sides have removed there is nothing left to keep. Its parts stay
    /// removed too, and what one side has changed of them is kept as a conflict.
    private mutating func keepWholes() {
        var kept: Set<SyncName> = []
        for name in Set(here.files.keys).union(pairs.keys) {
            guard let file = pairs[name]?.winner ?? here.files[name], !file.isRemoved else {
                continue
            }
            if let whole = file.whole, pairs[whole]?.winner.isRemoved == true {
                if !isRemovedOnBothSides(whole) { kept.insert(whole) }
            } else if let pair = pairs[name], pair.isRemoval {
                kept.insert(name)
            }
        }
        for name in kept { pairs[name]?.keep() }
        for (name, pair) in pairs where pair.isRemoval {
            guard let whole = pair.living?.whole else { continue }
            if kept.contains(whole) { pairs[name]?.keep() }
            if isRemovedOnBothSides(whole) { pairs[name]?.remove() }
        }
    }

    private func isRemovedOnBothSides(_ name: SyncName) -> Bool {
        here.files[name]?.isRemoved == true && pairs[name]?.there.isRemoved != false
    }
}

extension SyncReading.Pair {
    /// Whether one side has removed the record.
    fileprivate var isRemoval: Bool { here.map { $0.isRemoved != there.isRemoved } ?? false }

    /// The side that has not; nil if both have removed it, or none has.
    fileprivate var living: SyncedFile? {
        isRemoval ? (there.isRemoved ? here : there) : nil
    }

    /// Makes the side win that has not removed the record.
    fileprivate mutating func keep() {
        guard isRemoval, winner.isRemoved else { return }
        decision = .renewed(there.isRemoved ? .here : .there)
    }

    /// Makes the side win that has removed the record.
    fileprivate mutating func remove() {
        decision = .renewed(there.isRemoved ? .there : .here, keepingLoser: true)
    }
}
