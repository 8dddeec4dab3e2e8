@testable import SectionKit
import Testing

/// Values that fit together, without the defaults that conflict.
@Suite struct DefaultValueTests {
    /// The values of letters, those in capitals as defaults; the later the weaker.
    private func values(_ letters: String) -> OptionValues {
        var values = OptionValues()
        for (index, letter) in letters.enumerated() {
            let place = letter.isUppercase ? DefaultPlace("file", rank: index) : nil
            values = values.setting(letter.lowercased(), to: "", from: place)
        }
        return values
    }

    /// What fits: an error if letters of a pair are there together, or one without the other.
    private func fit(
        _ letters: String, not pairs: [String] = [], with needs: [String] = []
    ) -> String {
        let has = { (values: OptionValues, letter: Character) in
            values.text(of: String(letter)) != nil
        }
        do throws(UsageError) {
            return try values(letters).fitting { values throws(UsageError) in
                for pair in pairs where pair.allSatisfy({ has(values, $0) }) {
                    throw UsageError(conflict: "not \(pair)")
                }
                for pair in needs
                where has(values, pair.first ?? " ") && !has(values, pair.last ?? " ") {
                    throw UsageError(conflict: "needs \(pair)")
                }
                return letters.lowercased().filter { has(values, $0) }
            }.value
        } catch {
            return error.message
        }
    }

    @Test func `what fits stays`() {
        #expect(fit("abCD") == "abcd")
    }

    @Test func `a default gives way to what is given, and the weaker to the stronger`() {
        #expect(fit("aBC", not: ["ab"]) == "ac")
        #expect(fit("aBC", not: ["bc"]) == "ab")
        #expect(fit("aBCD", not: ["ab", "cd"]) == "ac")
    }

    @Test func `a default without the one that it needs is left out`() {
        #expect(fit("aB", with: ["bc"]) == "a")
        #expect(fit("aBC", with: ["bc"]) == "abc")
        #expect(fit("aBCD", not: ["ad"], with: ["bc"]) == "abc")
        #expect(fit("aBCDE", not: ["ad", "ae"], with: ["bc"]) == "abc")
    }

    @Test func `what is given may need a default`() {
        #expect(fit("aB", with: ["ab"]) == "ab")
        #expect(fit("acBD", not: ["cd"], with: ["ab"]) == "acb")
    }

    @Test func `a conflict of what is given is an error`() {
        #expect(fit("abC", not: ["ab"]) == "not ab")
        #expect(fit("abCD", not: ["ab", "cd"]) == "not ab")
    }

    @Test func `another error names the place of its default`() {
        let error = #expect(throws: UsageError.self) {
            try values("aB").fitting { values throws(UsageError) in
                if values.text(of: "b") != nil { throw UsageError("b is bad.") }
            }
        }
        #expect(error?.message == "file: b is bad.")
        let own = #expect(throws: UsageError.self) {
            try values("aB").fitting { _ throws(UsageError) in throw UsageError("a is bad.") }
        }
        #expect(own?.message == "a is bad.")
    }

    @Test func `a default is known until its value is set`() {
        let option = SectionOption<Bool>("a", summary: "").description
        #expect(values("A").isDefault(option))
        #expect(!values("A").setting("a", to: "").isDefault(option))
        #expect(!OptionValues().isDefault(option))
    }
}
