import Testing

@testable import ScaffoldTool

@Suite struct SwiftTextTests {
    @Test(arguments: [
        ("[a]", "[a, x]"),
        ("[]", "[x]"),
        ("[a, ]", "[a, x ]"),
        ("[\n]", "[\n    x,\n]"),
        ("[\n    a\n]", "[\n    a,\n    x,\n]"),
        ("[\n    a,\n    b\n]", "[\n    a,\n    b,\n    x\n]"),
        ("[\n\ta,\n\tb,\n]", "[\n\ta,\n\tb,\n\tx,\n]"),
        ("[\r\n  a,\r\n]", "[\r\n  a,\r\n  x,\r\n]"),
        ("[\n    a  // ], b\n    // c\n]", "[\n    a,  // ], b\n    // c\n    x,\n]"),
        (
            "[\n    a(\n        [1],\n        \"]\")\n]",
            "[\n    a(\n        [1],\n        \"]\"),\n    x,\n]"
        ),
        ("[a,\n    b]", "[a,\n    b, x]"),
        ("[a] + [b]", "[a, x] + [b]"),
        ("a.map { $0 + [b] } + [a]", "a.map { $0 + [b] } + [a, x]"),
        ("[a].map(f)", "[a].map(f) + [x]"),
        ("names.map { [$0] }", "names.map { [$0] } + [x]"),
        (
            "[\"\\(a[\"]\"])\", #\"]\"\\]\"#, /* ] /* ] */ */ b]",
            "[\"\\(a[\"]\"])\", #\"]\"\\]\"#, /* ] /* ] */ */ b, x]"
        ),
        ("[\"\"\"\n    ] \" ]\n    \"\"\"]", "[\"\"\"\n    ] \" ]\n    \"\"\", x]"),
    ])
    func `an element is added to a list as the others are written`(old: String, new: String) {
        let code = SwiftText("f(l: \(old), m: [])\n")

        let list = code.argument("l", of: 1)

        #expect(list.map { code.adding("x", to: $0) } == "f(l: \(new), m: [])\n")
    }

    @Test func `a list that would become too long gets lines of its own`() {
        let names = (1...9).map { "element\($0)" }.joined(separator: ", ")
        let code = SwiftText("    f(l: [\(names)])\n")

        let new = code.argument("l", of: 5).map { code.adding("element10", to: $0) }

        #expect(
            new == "    f(l: [\n        \(names),\n        element10,\n    ])\n")
    }

    @Test func `what is in comments and quotes is not code`() {
        let code = SwiftText("// g(\n\"g(\" /* g( */ g(\n\"\\(g(1))\" #\"\"g(\"# \"\\\"g(\" g(")

        #expect(code.matches(/g\(/).map(\.lowerBound) == [20, 48])
    }

    @Test(arguments: ["", "[", "f(", "\"", "\"\\(", "/*", "#\"", "\"\"\"", "f(l: [\"", "\\"])
    func `code that is cut off is read to its end`(text: String) {
        let code = SwiftText(text)

        #expect(code.text == text)
        #expect(code.argument("l", of: 0) == nil)
    }
}
