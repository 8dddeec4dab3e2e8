import Foundation

/// The manifest of a package, to which what a section needs can be added.
struct Manifest {
    static let file = "Package.swift"

    let text: String

    /// How it writes a dependency on a product of SectionKit: `.product(name: "A", package: "B")`, or
    /// only the name in SectionKit itself.
    let product: (String) -> String

    init(_ text: String, of package: ManifestDump) {
        self.text = text
        let name = package.frameworkName
        product = { product in
            name.map { ".product(name: \"\(product)\", package: \"\($0)\")" } ?? "\"\(product)\""
        }
    }

    /// Returns the manifest with products among the dependencies of a target; nil if it does not list
    /// them in a way that can be edited.
    func adding(_ products: [String], to target: String) -> String? {
        var text = text
        for product in products {
            let code = SwiftText(text)
            guard let call = Self.call(of: target, in: code),
                let dependencies = code.argument("dependencies", of: call)
            else { return nil }
            text = code.adding(self.product(product), to: dependencies)
        }
        return text
    }

    /// Returns the manifest with a target for tests; nil if it does not list its targets in a way that
    /// can be edited.
    func addingTests(_ name: String, of target: String) -> String? {
        let code = SwiftText(text)
        guard let package = code.matches(/\bPackage\(/).first,
            let targets = code.argument("targets", of: package.upperBound - 1)
        else { return nil }
        return code.adding(tests(name, of: target), to: targets)
    }

    /// The target for tests as it is written in the manifest.
    func tests(_ name: String, of target: String) -> String {
        let products = Self.productsOfTests.map { "        \(product($0)),\n" }.joined()
        return """
            .testTarget(
                name: "\(name)",
                dependencies: [
                    "\(target)",
            \(products)    ]\(settings(of: target))
            )
            """
    }

    /// The products that the tests of a section import.
    static let productsOfTests = ["FeatureKit", "FeatureTesting", "Networking", "SectionKit"]

    /// The `swiftSettings` of a target, if they are a variable.
    private func settings(of target: String) -> String {
        let code = SwiftText(text)
        guard let call = Self.call(of: target, in: code),
            let settings = code.argument("swiftSettings", of: call).map({ code[$0] }),
            settings.wholeMatch(of: /\w+/) != nil
        else { return "" }
        return ",\n    swiftSettings: \(settings)"
    }

    /// The position of the bracket that opens the arguments of a target.
    private static func call(of target: String, in code: SwiftText) -> Int? {
        code.matches(/\.(?:executableTarget|testTarget|target)\(/).map { $0.upperBound - 1 }
            .first { code.argument("name", of: $0).map { code[$0] } == "\"\(target)\"" }
    }
}
