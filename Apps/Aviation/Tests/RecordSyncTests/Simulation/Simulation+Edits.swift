import RecordStore
import SectionEssentials

@testable import RecordSync

/// What people do on their devices.
extension Simulation {
    /// A person adds, changes or removes a record.
    func edit(_ device: SimulatedDevice) {
        guard let name = pick(names) else { return }
        let isRemoval = happens(oneIn: 4)
        if name.kind == "trips", isRemoval {
            // The entries are removed first, so that none is left without its trip.
            let entries = device.current.filter { !$1.isRemoved && $1.whole == name }.keys
            for entry in entries.sorted() { change(entry, on: device, isRemoval: true) }
        }
        if name.kind == "entries", !isRemoval {
            // A person writes entries only in trips that are there.
            let trip = device.current[name].flatMap(\.whole) ?? trip(ofNew: name)
            guard let trip, device.current[trip].map({ !$0.isRemoved }) == true else { return }
        }
        change(name, on: device, isRemoval: isRemoval)
    }

    /// The trip of an entry: the same on all devices.
    private func trip(ofNew entry: SyncName) -> SyncName? {
        names.first { $0.kind == "trips" && $0.id.text.last == (entry.id.text < "E3" ? "1" : "2") }
    }

    private func change(_ name: SyncName, on device: SimulatedDevice, isRemoval: Bool) {
        let photo = device.add(SamplePhoto(pick([1, 2, 3, 4]) ?? 1))
        let whole = name.kind == "entries" ? trip(ofNew: name)?.id.text.last?.wholeNumberValue : nil
        device.edit(name) { old in
            if isRemoval, old?.isRemoved != false { return nil }
            return made(of: old, isRemoval: isRemoval, photo: photo, whole: whole)
        }
    }

    /// A new version.
    private func made(
        of old: SyncedFile?, isRemoval: Bool, photo: SyncPhoto?, whole: Int?
    ) -> SyncedFile {
        let base = old.flatMap { SimulatedVersion($0.content) }
        return record { number in
            var version = SimulatedVersion(
                number: number, parent: base?.number ?? 0, revision: (base?.revision ?? 0) + 1,
                isRemoved: isRemoval, photo: photo, whole: whole)
            version.ancestors = old.map { SimulatedVersion.past(of: [$0]) } ?? []
            return version
        }.file
    }

    /// The server or a device goes back to an earlier time, a person restores a backup, or one is
    /// made to go back to.
    func travel(_ device: SimulatedDevice) {
        switch pick([0, 0, 1, 2, 3]) {
        case 0:
            // Within a second, a server may not tell that it went back.
            server.pass(3)
            keepSnapshot(of: device)
            server.pass(3)
        case 1:
            if let snapshot = pick(snapshots.filter(\.hasRecords)) { server.goBack(to: snapshot) }
        case 2:
            // A version that is nowhere else would be lost with the disk.
            let elsewhere = devices.filter { $0 !== device }.map(\.current)
            if let backup = pick(backups(of: device)) {
                device.goBack(
                    to: backup.filter { name, _ in
                        elsewhere.contains { $0[name] == device.current[name] }
                    })
            }
        default:
            guard let backup = pick(backups(of: device)) else { return }
            for (name, file) in backup.sorted(by: { $0.key < $1.key }) where name.kind == "flights"
            {
                device.edit(name) { now in
                    guard let now, !file.isRemoved, now != file else { return nil }
                    let old = SimulatedVersion(file.content)
                    return made(of: now, isRemoval: false, photo: old?.photo, whole: nil)
                }
            }
        }
    }
}
