import SectionKit
import Testing

struct OptionDescriptionTests {
    @Test func `the error for an invalid choice names the nearest choice and all choices`() {
        let message = Self.option(.choices(["success", "failure"], default: nil)).usageError(
            for: "sucess"
        ).message

        #expect(message.contains("--kind"))
        #expect(message.contains("'sucess'"))
        #expect(message.contains("did you mean 'success'?"))
        #expect(message.contains("success or failure"))
    }

    @Test func `the error for a word unlike any choice suggests none`() {
        let message = Self.option(.choices(["success", "failure"], default: nil)).usageError(
            for: "maybe"
        ).message

        #expect(!message.contains("did you mean"))
        #expect(message.contains("'maybe'"))
        #expect(message.contains("success or failure"))
    }

    @Test func `the error for an invalid value describes the valid ones with an example`() {
        let message = Self.option(.described("an even number", example: "8")).usageError(for: "7")
            .message

        #expect(message.contains("--kind"))
        #expect(message.contains("'7'"))
        #expect(message.contains("an even number, such as 8"))
    }

    @Test func `the error for an invalid value names the nearest suggestion`() {
        let option = OptionDescription(
            name: "zone",
            summary: "which zone",
            accepted: .described("a zone", example: "UTC"),
            suggestions: .words { ["Asia/Tokyo", "Europe/Berlin"] }
        )

        let near = option.usageError(for: "Europe/Berln")
        let far = option.usageError(for: "here")

        #expect(near.message.contains("did you mean 'Europe/Berlin'?"))
        #expect(near.message.contains("a zone, such as UTC"))
        #expect(!far.message.contains("did you mean"))
    }

    @Test func `the error for a value of a switch says what to leave out`() {
        let message = Self.option(.nothing).usageError(for: "yes").message

        #expect(message.contains("--kind takes no value"))
        #expect(message.contains("'yes'"))
    }

    @Test(arguments: [
        OptionDescription.Accepted.nothing, .choices(["one", "two"], default: "two"),
        .described("any", example: "x"),
    ])
    func `every error is one line of sentences`(accepted: OptionDescription.Accepted) {
        let message = Self.option(accepted).usageError(for: "bad").message

        #expect(message.hasSuffix("."))
        #expect(!message.contains("\n"))
        #expect(!message.contains(".."))
        #expect(!message.contains("  "))
    }

    @Test func `choices are suggested, but nothing for a described value`() {
        #expect(
            Self.option(.choices(["one", "two"], default: nil)).suggestions.words == [
                "one", "two",
            ])
        #expect(Self.option(.described("any", example: "x")).suggestions.words == [])
        #expect(Self.option(.nothing).suggestions.words == [])
    }

    @Test func `an option is spelled with its name or its letter`() {
        #expect(Self.option(.nothing).spellings == ["--kind"])
        #expect(Self.option(.nothing, letter: "k").spellings == ["--kind", "-k"])
    }

    private static func option(
        _ accepted: OptionDescription.Accepted,
        letter: Character? = nil
    ) -> OptionDescription {
        OptionDescription(name: "kind", letter: letter, summary: "which kind", accepted: accepted)
    }
}
