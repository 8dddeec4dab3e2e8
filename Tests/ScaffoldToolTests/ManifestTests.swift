import Foundation
import Testing

@testable import ScaffoldTool

@Suite struct ManifestTests {
    private let program = Program(name: "trip", target: "Trip", folder: URL(filePath: "/"))

    @Test(arguments: [
        (#"let features = ["Info"]"#, #"let features = ["Info", "Rockets"]"#),
        ("let features = []", #"let features = ["Rockets"]"#),
        (
            "let features = [\n    \"Info\",\n]",
            "let features = [\n    \"Info\",\n    \"Rockets\",\n]"
        ),
        (
            "let features: [String] = [\n    \"Info\"  // a ]\n]",
            "let features: [String] = [\n    \"Info\",  // a ]\n    \"Rockets\",\n]"
        ),
    ])
    func `a feature is added to the list of a manifest`(old: String, new: String) throws {
        let (before, after) = ("import Foundation\n\n", "\n\nlet other = [\"a\"]\n")

        let manifest = try Manifest(text: before + old + after)
            .adding(try SectionName("Rockets"), to: program)

        #expect(manifest == before + new + after)
    }

    @Test func `targets are added to a manifest that lists them`() throws {
        let old = Manifest(
            text: """
                let package = Package(
                    products: [.executable(name: "trip", targets: ["Trip"])],
                    targets: [
                        .executableTarget(
                            name: "Trip",
                            dependencies: [.product(name: "SectionKit", package: "Kit")],
                            swiftSettings: strict
                        )
                    ]
                )
                """)

        let new = try old.adding(try SectionName("Rockets"), to: program)

        #expect(Manifest(text: new).features == ["Rockets"])
        #expect(new.contains(#"package: "Kit"), "RocketsFeature"],"#))
        #expect(
            new.contains(
                """
                            swiftSettings: strict
                        ),
                        .target(
                            name: "RocketsFeature",
                            dependencies: [.product(name: "FeatureKit", package: "Kit"), \
                .product(name: "SectionKit", package: "Kit"), .product(name: "Networking", package: "Kit")],
                            swiftSettings: strict
                        ),
                        .testTarget(
                            name: "RocketsFeatureTests",
                """))
        #expect(new.hasSuffix("            swiftSettings: strict\n        ),\n    ]\n)"))
    }

    @Test(arguments: ["", "let package = Package(targets: [])"])
    func `a manifest without these lists is refused`(text: String) throws {
        let name = try SectionName("Rockets")

        #expect(throws: ScaffoldError.self) { try Manifest(text: text).adding(name, to: program) }
    }
}
