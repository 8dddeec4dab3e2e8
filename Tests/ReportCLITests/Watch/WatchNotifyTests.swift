import FeatureTesting
import ProgramTesting
@testable import ReportCLI
import Testing

/// Notifications of changes while a report is watched.
@Suite(.timeLimit(.minutes(1))) struct WatchNotifyTests {
    @Test func `a change is sent to the notifier and written to standard error`() async {
        let notifier = NotifierSpy()

        let watch = await Tide([1, 1, 2]).watch(
            "water --watch 60 --notify --format json", notifier: notifier)

        #expect(
            notifier.messages == [
                .init(title: "Tide", lines: ["The water rose from 1 to 2."])
            ])
        #expect(watch.errors == "tide: The water rose from 1 to 2.\n")
    }

    @Test func `without --notify, changes are not reported`() async {
        let notifier = NotifierSpy()

        let watch = await Tide([1, 2]).watch(
            "water --watch 60 --format json", notifier: notifier)

        #expect(notifier.messages == [])
        #expect(watch.errors == "")
    }

    @Test func `the bell rings when no notification can be shown`() async {
        let watch = await Tide([1, 2]).watch(
            "water --watch 60 --notify --format json", notifier: NotifierSpy(canShow: false),
            errorIsTerminal: true)

        #expect(watch.errors.count { $0 == "\u{07}" } == 1)
    }

    @Test func `the bell does not ring without a terminal`() async {
        let watch = await Tide([1, 2]).watch("water --watch 60 --notify --format json")

        #expect(!watch.errors.contains("\u{07}"))
    }

    @Test func `changes within ten seconds are in one notification`() async {
        let notifier = NotifierSpy()

        _ = await Tide([1, 2, 3, 4, 5, 6, 7]).watch(
            "water --watch 2 --notify --format json", pauses: 7, notifier: notifier)

        #expect(
            notifier.messages.map(\.lines) == [
                ["The water rose from 1 to 2."],
                [
                    "The water rose from 2 to 3.", "The water rose from 3 to 4.",
                    "The water rose from 4 to 5.", "The water rose from 5 to 6.", "And 1 more.",
                ],
            ])
    }

    @Test func `the changes of the last round are reported at once`() async {
        let notifier = NotifierSpy()

        let watch = await Tide([1, 8, 9]).watch(
            "water --watch --notify --format json", notifier: notifier)

        #expect(watch.status == .success)
        #expect(
            notifier.messages.map(\.lines) == [
                ["The water rose from 1 to 8."], ["The water rose from 8 to 9."],
            ])
    }

    @Test func `backslashes in a notification are escaped`() {
        let words = NotifySend(program: "tide").arguments("A\\n", [#"C:\new \033[2J"#])

        #expect(words[2] == "A\\n")
        #expect(words[3] == #"C:\\new \\033[2J"#)
    }

    @Test func `control characters and markup in a notification are escaped`() {
        let words = NotifySend(program: "tide").arguments(
            "Ti\u{1B}[2Jde", ["<b>1 & 2</b>\u{07}", "-x"])

        #expect(!words.joined().contains { "\u{1B}\u{07}".contains($0) })
        #expect(words.first == "--app-name=tide")
        #expect(words[1] == "--")
        #expect(words[3].hasPrefix("&lt;b&gt;1 &amp; 2&lt;/b&gt;"))
    }
}
