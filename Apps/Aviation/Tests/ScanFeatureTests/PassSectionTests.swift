import FeatureKit
import FeatureTesting
import FlightSamples
import Flights
import LogSamples
import Logbook
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ScanFeature

/// What the section shows, and what the section and the actions promise.
@Suite struct PassSectionTests {
    private static let passes = [
        "pass.pkpass": [
            ReadPass(
                "pass.pkpass", kind: .walletPass,
                legs: [
                    .sample().with(.seat, "14A").with(.seat, "14B", from: .recognisedText)
                        .with(.passenger, "MUSTER/ERIKA"),
                    .sample("LH411", "2024-06-15", from: "JFK", to: "FRA"),
                ], attempts: [PassAttempt("bar code", hasFound: true)],
                warnings: ["The picture is dark."])
        ]
    ]

    private static func section(_ memory: PassMemory = PassMemory()) -> PassSection {
        PassSection(
            query: ScanQuery(names: ["pass.pkpass"]),
            presenter: Presenter("The pass", "read", from: ScanSample(passes).interactor(memory)))
    }

    @Test func `each value has its origin, and what others say`() async throws {
        let content = try #require(await Self.section().loaded().state.content)

        let tables = content.tables
        #expect(tables.map(\.key) == ["flights", "fields", "attempts"])
        #expect(tables[0].cells("log").count == 2)
        let fields = tables[1].cells("field").map(\.plain)
        let seat = try #require(fields.firstIndex(of: "Seat"))
        #expect(tables[1].cells("value")[seat] == .text("14A"))
        #expect(tables[1].cells("read_from")[seat] == .text("bar code"))
        #expect(tables[1].cells("also_read")[seat] == .text("14B (recognised text)"))
        #expect(fields.contains("Passenger"))
    }

    @Test func `rows are confirmed by the number of their flight`() async throws {
        let table = try #require(await Self.section().loaded().state.content?.tables.first)

        #expect(table.commands == ["confirm"])
        #expect(table.identities.map(\.self) == ["pass.pkpass#1", "pass.pkpass#2"])
    }

    @Test func `values are private, and warnings are told`() async throws {
        let shown = await Self.section().loaded()

        #expect(shown.warnings == ["The picture is dark."])
        let fields = try #require(shown.state.content?.tables[1])
        #expect(fields.columns.filter(\.isPrivate).map(\.key) == ["value", "also_read"])
    }

    @Test(arguments: [GoldenFormat.terminal80, .terminal40, .markdown, .json])
    func `the output matches the golden files`(format: GoldenFormat) async throws {
        let text = format.text(of: await Self.section().loaded())

        try Golden.verify(text, "pass.\(format.fileExtension)")
    }

    @Test func `without a name the section shows what was read before`() async throws {
        let memory = PassMemory()
        let empty = PassSection(
            query: ScanQuery(names: []),
            presenter: Presenter(
                "The pass", "read", from: ScanSample(Self.passes).interactor(memory)))
        #expect(
            await empty.loaded().state.content?.text
                == "Save the flights of a boarding pass with 'flight-log scan FILE'.")

        _ = await Self.section(memory).loaded()
        #expect(await empty.loaded().state.content?.tables.first?.rows.count == 2)
    }

    @Test(arguments: [["files": "pass.pkpass"], [:], ["files": "none"]])
    func `the section keeps the promises of every section`(
        options: [String: String]
    ) async throws {
        let check = RecipeCheck(ScanBuilder.recipe, options) { request in
            Self.dependencies(SampleLog().store, request)
        }

        #expect(try await check.broken(asking: .log()) == [])
    }

    @Test(
        arguments: [
            ("scan", ["files": "pass.pkpass"]), ("scan", ["files": "none"]),
            ("scan", ["files": "pass.pkpass", "set": "1.seat=2B", "year": "2024"]),
            ("confirm", ["pass": "pass.pkpass#2"]), ("confirm", ["pass": "pass.pkpass#3"]),
            ("confirm", ["pass": "pass.pkpass", "seat": "9F", "note": "x"]),
        ] as [(String, [String: String])])
    func `an action keeps the promises of every action`(
        name: String, options: [String: String]
    ) async throws {
        let recipe = try #require(ScanBuilder.actions.first { $0.name == name })
        let check = ActionCheck(
            recipe, options, asked: { (store: RecordStoreSpy<LoggedFlight>) in store.calls.count },
            changes: { store in store.calls.count { if case .commit = $0 { true } else { false } } }
        ) { store in Self.dependencies(store, .log()) }

        #expect(try await check.broken(on: SampleLog().store) == [])
    }

    @Test func `a flight is confirmed in a form with all that was read`() async throws {
        let sample = ScanSample(Self.passes)
        let action = ScanPasses(
            id: ScanBuilder.confirm, query: ScanQuery(names: ["pass.pkpass"], only: 1),
            interactor: sample.interactor)
        let output = SectionOutputSpy<FormValues>()

        await action.currentValues(into: output)

        let form = try #require(output.states.last?.content)
        let steps = try FlightField.all.compactMap { try $0.change(form.values) }
        let draft = FlightChange(steps: steps).applied(to: FlightDraft())
        #expect(draft.flight.seat == "14A")
        #expect(draft.schedule.date == LocalDateTime("2024-06-14"))
        #expect(draft.flight.airline == nil)

        _ = await action.loaded()
        #expect(try await sample.flights().map(\.number) == ["LH402"])
    }

    @Test func `the form of a flight has the text that it was read from`() async throws {
        var pass = ReadPass.sample(
            "a.png", kind: .picture, .sample().with(.seat, "14A", from: .recognisedText))
        pass.text = ["LH 402  14 JUN", "SEAT 14A"]
        pass.legs[0].lines = [.number: 0, .seat: 1]
        let sample = ScanSample(["a.png": [pass]])
        let action = ScanPasses(
            id: ScanBuilder.confirm, query: ScanQuery(names: ["a.png"], only: 1),
            interactor: sample.interactor)
        let output = SectionOutputSpy<FormValues>()

        await action.currentValues(into: output)

        let form = try #require(output.states.last?.content)
        #expect(
            form.text
                == FormText(
                    "Recognised text", lines: pass.text, places: ["number": 0, "seat": 1]))
    }

    private static func dependencies(
        _ store: RecordStoreSpy<LoggedFlight>, _ request: BaseRequestSpy
    ) -> LogDependencies {
        LogDependencies(
            context: ContextSpy(stores: [store], now: SampleLog.now), request: request,
            passes: PassReaderSpy(passes))
    }
}

extension Cell {
    fileprivate var plain: String { if case .text(let text) = self { text } else { "" } }
}
