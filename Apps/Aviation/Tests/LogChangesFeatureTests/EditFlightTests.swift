import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import LogChangesFeature

/// Changing, removing and undoing, over a store in memory.
@Suite struct EditFlightTests {
    @Test func `only what is given changes`() async throws {
        let log = SampleLog()

        let shown = await (try Self.edit("LH400", ["seat": "2B", "note": ""], log)).loaded()

        #expect(
            shown.state.content?.text == "LH400 FRA–JFK on 12 May 2023 is changed: seat and note.")
        var flight = try #require(SampleLog.flights["a1"])
        flight.seat = "2B"
        flight.note = nil
        #expect(try await log.flights()[0] == flight)
    }

    @Test func `a new date moves the times, each on its clock`() async throws {
        let log = SampleLog()

        _ = await (try Self.edit("LH401", ["date": "2023-06-01"], log)).loaded()

        let flight = try await log.flights()[1]
        #expect(flight.departure.scheduled == LocalDateTime("2023-06-01T15:55"))
        #expect(flight.arrival.scheduled == LocalDateTime("2023-06-02T05:45"))
        #expect(flight.arrival.actual == LocalDateTime("2023-06-02T06:15"))
    }

    @Test func `nothing given writes nothing`() async throws {
        let log = SampleLog()

        let shown = await (try Self.edit("LH400", [:], log)).loaded()

        #expect(shown.state.content?.text.contains("nothing has changed") == true)
        #expect(!log.store.calls.contains { if case .commit = $0 { true } else { false } })
    }

    @Test func `a flight that has changed since is not overwritten`() async throws {
        let log = SampleLog()
        _ = await (try Self.edit("LH400", ["seat": "2B"], log)).loaded()

        let late = await (try Self.edit("LH400", ["seat": "3C"], log, revision: 1)).loaded()

        #expect(late.state.error != nil)
        #expect(try await log.flights()[0].seat == "2B")
    }

    @Test func `errors call a flight by its number and date`() {
        #expect(SampleLog.flights["a1"]?.commonName == "LH400 FRA–JFK on 12 May 2023")
    }

    @Test func `the plan shows only what would change`() async throws {
        let output = SectionOutputSpy<ActionPlan>()

        await (try Self.edit("LH400", ["seat": "2B", "arrived": "13:05"], SampleLog()))
            .plan(into: output)

        let plan = try #require(output.states.last?.content)
        #expect(plan.summary == "change LH400 FRA–JFK on 12 May 2023")
        let changes = try #require(plan.changes.table)
        #expect(changes.rows.map { $0[0] } == ["Arrived", "Delay", "Seat"].map(Cell.text))
        #expect(changes.rows.last == [.text("Seat"), .text("14A"), .text("2B")])
    }

    @Test func `the form has the present values of the flight`() async throws {
        let output = SectionOutputSpy<FormValues>()

        await (try Self.edit("LH401", [:], SampleLog())).currentValues(into: output)

        let form = try #require(output.states.last?.content)
        #expect(form.revision == 1)
        let values = try FlightChange(
            steps: FlightField.all.compactMap { try $0.change(form.values) })
        let flight = try values.applied(to: FlightDraft()).finished()
        #expect(flight.number == "LH401")
        #expect(flight.departure.scheduled == LocalDateTime("2023-05-26T15:55"))
        #expect(flight.arrival.scheduled == LocalDateTime("2023-05-27T05:45"))
        #expect(flight.arrival.actual == LocalDateTime("2023-05-27T06:15"))
    }

    @Test func `a removed flight comes back when that is undone`() async throws {
        let log = SampleLog()
        let name = try #require(LoggedFlightName("TXL-LHR"))

        let shown = await RemoveFlight(name: name, interactor: log.interactor()).loaded()

        #expect(
            shown.state.content?.text
                == "TXL–LHR in 2009 is no longer in your log; 'flight-log undo' brings it back.")
        #expect(try await log.flights().count == 6)
        try await log.store.undo()
        #expect(try await log.flights().count == 7)
    }

    @Test func `a name of several flights is refused with their IDs`() async throws {
        let log = SampleLog()
        let name = try #require(LoggedFlightName("2023"))

        let error = await RemoveFlight(name: name, interactor: log.interactor()).loaded().state
            .error

        #expect(error?.message.hasSuffix("2 flights are called 2023.") == true)
        #expect(error?.recovery.contains("a1 (2023-05-12, FRA–JFK)") == true)
        #expect(try await log.flights().count == 7)
    }

    private static func edit(
        _ name: String, _ texts: [String: String], _ log: SampleLog, revision: Int? = nil
    ) throws -> EditFlight {
        EditFlight(
            name: try #require(LoggedFlightName(name)), change: try FlightChange(texts),
            revision: revision, interactor: log.interactor())
    }
}
