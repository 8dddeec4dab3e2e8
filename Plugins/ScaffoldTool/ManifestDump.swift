import Foundation

/// What SwiftPM reads in a manifest.
struct ManifestDump {
    private let values: [String: Any]

    /// Asks SwiftPM, which runs the manifest in a folder of its own.
    ///
    /// - Throws: ``ScaffoldError`` when it is not valid.
    init(_ manifest: String, in folder: URL, swift: String) throws {
        let place = folder.appending(path: "manifest")
        defer { try? FileManager.default.removeItem(at: place) }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: place.appending(path: Manifest.file))
        let command = swift.isEmpty ? ["/usr/bin/env", "swift"] : [swift]
        let result = try Process.run(
            command[0],
            command.dropFirst() + [
                "package", "--package-path", place.path, "--disable-sandbox", "dump-package",
            ])
        guard result.status == 0,
            let values = try? JSONSerialization.jsonObject(with: Data(result.output.utf8))
                as? [String: Any]
        else { throw ScaffoldError("SwiftPM cannot read \(Manifest.file).") }
        self.values = values
    }

    /// The name by which dependencies on products of SectionKit call its package; nil in SectionKit
    /// itself.
    var frameworkName: String? {
        if target("FeatureTesting") != nil { return nil }
        let products = targets.flatMap { $0["dependencies"] as? [[String: Any]] ?? [] }
            .compactMap { $0["product"] as? [Any] }
        let known = products.first { Self.products.contains($0.first as? String ?? "") }
        return known?.dropFirst().first as? String ?? "SectionKit"
    }

    private static let products: Set = [
        "SectionKit", "FeatureKit", "Networking", "ReportCLI", "FeatureTesting",
    ]

    /// Whether a target lists its sources, so that a new file is not among them.
    func listsSources(of target: String) -> Bool {
        (self.target(target)?["sources"] as? [Any])?.isEmpty == false
    }

    /// Whether a target gives modules of its products other names, with which its files import them.
    func renamesModules(in target: String) -> Bool {
        (self.target(target)?["dependencies"] as? [[String: Any]] ?? [])
            .compactMap { ($0["product"] as? [Any])?.dropFirst(2).first as? [String: String] }
            .contains { !$0.isEmpty }
    }

    /// Whether the other manifest is this one and these products among the dependencies of a target.
    func becomes(_ other: ManifestDump, byAdding products: [String], to target: String) -> Bool {
        guard var changed = other.target(target),
            let dependencies = changed["dependencies"] as? [[String: Any]],
            let index = other.targets.firstIndex(where: { $0["name"] as? String == target })
        else { return false }
        var missing = products
        changed["dependencies"] = dependencies.filter { dependency in
            let place = missing.firstIndex { $0 == Self.name(dependency) }
            if let place { missing.remove(at: place) }
            return place == nil
        }
        var (all, values) = (other.targets, other.values)
        all[index] = changed
        values["targets"] = all
        return missing.isEmpty && Self.equal(values, self.values)
    }

    /// Whether the other manifest is this one and a target for tests with these dependencies.
    func becomes(_ other: ManifestDump, byAddingTests name: String, _ uses: [String]) -> Bool {
        guard let added = other.target(name), target(name) == nil,
            added["type"] as? String == "test",
            (added["dependencies"] as? [[String: Any]])?.map(Self.name) == uses
        else { return false }
        var values = other.values
        values["targets"] = other.targets.filter { $0["name"] as? String != name }
        return Self.equal(values, self.values)
    }

    private var targets: [[String: Any]] { values["targets"] as? [[String: Any]] ?? [] }

    private func target(_ name: String) -> [String: Any]? {
        targets.first { $0["name"] as? String == name }
    }

    /// The name of a dependency: of a product, a target, or either.
    private static func name(_ dependency: [String: Any]) -> String? {
        (dependency.values.first as? [Any])?.first as? String
    }

    private static func equal(_ one: [String: Any], _ other: [String: Any]) -> Bool {
        let texts = [one, other].map {
            try? JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
        }
        return texts[0] != nil && texts[0] == texts[1]
    }
}
