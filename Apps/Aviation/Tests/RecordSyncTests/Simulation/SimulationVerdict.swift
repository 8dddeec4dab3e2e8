import SectionEssentials

@testable import RecordSync

/// What must be true at the end of a simulation.
struct SimulationVerdict {
    let simulation: Simulation

    /// What is not; empty if all is well.
    var flaws: [String] {
        let devices = simulation.devices
        guard let first = devices.first else { return ["there are no devices"] }
        var flaws: [String] = []
        for device in devices where device.current != first.current {
            flaws.append("device \(device.number) differs from device 0")
        }
        var here: [String: Data] = [:]
        for (name, file) in first.current { here[name.fileName] = file.content }
        var there = simulation.plainContents
        there[SyncMarker.fileName] = nil
        flaws += photos(there, of: first)
        there = there.filter { SyncPhoto(fileName: $0.key) == nil }
        if here != there { flaws.append("the server differs from device 0") }
        return flaws + lost(at: first) + homeless(at: first)
    }

    /// The photos of records that the server does not have, and those with another content.
    private func photos(_ there: [String: Data], of device: SimulatedDevice) -> [String] {
        let named = SyncedFiles(files: device.current).photos
        let missing = named.filter { there[$0.fileName].map($0.isHash) != true }
        let damaged = simulation.devices.flatMap(\.photos).filter { !$0.key.isHash(of: $0.value) }
        return missing.map { "the server has no \($0)" } + damaged.map { "\($0.key) is damaged" }
    }

    /// The entries without their trips.
    private func homeless(at device: SimulatedDevice) -> [String] {
        device.current.filter { _, file in
            guard !file.isRemoved, let trip = file.whole else { return false }
            return device.current[trip]?.isRemoved != false
        }.map { "\($0.key) is in a trip that is not there" }
    }

    /// The versions that are lost, and the removed records that are back.
    private func lost(at device: SimulatedDevice) -> [String] {
        let versions = simulation.versions
        let last = device.current.values.compactMap { SimulatedVersion($0.content) }
        let kept = simulation.devices.flatMap(\.conflicts).compactMap {
            SimulatedVersion($0.content)
        }
        let removals = versions.filter(\.isRemoved)
        var accounted: Set<Int> = []
        for version in last + kept + removals { accounted.formUnion(past(of: version, versions)) }
        var flaws = versions.filter { !$0.isRemoved && !accounted.contains($0.number) }.map {
            "version \($0.number) is neither there nor a conflict"
        }
        // A trip or an entry is back if something of the whole was changed in the meantime.
        let alone = device.current.filter { $0.key.kind == "flights" }.values
        // Who changes a removed record wants it back.
        let undone = versions.filter { !$0.isRemoved }.reduce(into: Set()) {
            $0.formUnion(past(of: $1, versions))
        }
        // A person may have wanted the older version, which was renewed then.
        let accepted = Set(
            simulation.devices.flatMap(\.accepted)
                .filter { $0 != versions[$0.number - 1] }.map(\.number))
        for version in alone.compactMap({ SimulatedVersion($0.content) })
        where !version.isRemoved && !accepted.contains(version.number) {
            let later = removals.filter {
                !undone.contains($0.number) && $0.number != version.number
                    && past(of: $0, versions).contains(version.number)
            }
            if !later.isEmpty { flaws.append("version \(version.number) was removed, and is back") }
        }
        return flaws
    }

    /// The version and those that it was made of.
    private func past(of version: SimulatedVersion, _ versions: [SimulatedVersion]) -> Set<Int> {
        var past: Set<Int> = []
        var number = version.number
        while number > 0, past.insert(number).inserted { number = versions[number - 1].parent }
        return past
    }
}
