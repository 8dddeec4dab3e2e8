import SectionKit
import Testing

struct OptionDescriptionTests {
    @Test func `a choice is refused with the nearest and all there are`() {
        let message = Self.option(.choices(["success", "failure"], default: nil)).usageError(
            for: "sucess"
        ).message

        #expect(message.contains("--kind"))
        #expect(message.contains("'sucess'"))
        #expect(message.contains("did you mean 'success'?"))
        #expect(message.contains("success or failure"))
    }

    @Test func `a choice that is like none is refused without a guess`() {
        let message = Self.option(.choices(["success", "failure"], default: nil)).usageError(
            for: "maybe"
        ).message

        #expect(!message.contains("did you mean"))
        #expect(message.contains("'maybe'"))
        #expect(message.contains("success or failure"))
    }

    @Test func `a value in words is refused with the words and an example`() {
        let message = Self.option(.described("an even number", example: "8")).usageError(for: "7")
            .message

        #expect(message.contains("--kind"))
        #expect(message.contains("'7'"))
        #expect(message.contains("an even number, such as 8"))
    }

    @Test func `a value in words is refused with the nearest of those that would do`() {
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

    @Test func `a value for a switch is refused with what to leave out`() {
        let message = Self.option(.nothing).usageError(for: "yes").message

        #expect(message.contains("--kind takes no value"))
        #expect(message.contains("'yes'"))
    }

    @Test(arguments: [
        OptionDescription.Accepted.nothing, .choices(["one", "two"], default: "two"),
        .described("any", example: "x"),
    ])
    func `every refusal is one line of sentences`(accepted: OptionDescription.Accepted) {
        let message = Self.option(accepted).usageError(for: "bad").message

        #expect(message.hasSuffix("."))
        #expect(!message.contains("\n"))
        #expect(!message.contains(".."))
        #expect(!message.contains("  "))
    }

    @Test func `choices are suggested, and nothing for a value in words`() {
        #expect(
            Self.option(.choices(["one", "two"], default: nil)).suggestions.words == [
                "one", "two",
            ])
        #expect(Self.option(.described("any", example: "x")).suggestions.words == [])
        #expect(Self.option(.nothing).suggestions.words == [])
    }

    @Test func `an option is spelled with its name and its letter`() {
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
