import FeatureKit
import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import TripsFeature

/// The list of trips from the records to the blocks; only the stores and the tables are samples.
struct TripsFeatureTests {
    @Test(
        arguments: [
            GoldenFormat.terminal80, .terminal40, .markdown, .html, .json, .csv, .icalendar,
        ])
    func `the output matches the golden files`(format: GoldenFormat) async throws {
        let text = format.text(of: await section(SampleTrips()).loaded())

        try Golden.verify(text, "trips.\(format.fileExtension)")
    }

    @Test(arguments: [("2023", ["t1"]), ("2023-2024", ["t2", "t1"]), ("2009", [])])
    func `years select the trips that begin in them`(years: String, ids: [String]) async throws {
        let years = try SectionOption<YearSet>("year", summary: "").value(from: years)

        let content = await section(SampleTrips(), years: years).loaded().state.content

        #expect(content?.table?.cells("id") == ids.map(Cell.text))
        #expect(ids.isEmpty == (content?.text == "None of the 2 trips matches."))
    }

    @Test func `a trip has the commands of its row, and a made-up one can only be shown`()
        async throws
    {
        let own = await section(SampleTrips()).loaded().state.content
        #expect(
            own?.table?.commands
                == ["trip", "trip edit", "trip flights", "entry add", "trip remove"])

        let empty = SampleTrips(log: SampleLog([:]), trips: [:], entries: [:])
        let madeUp = await section(empty, madeUp: [MadeUpTrip(Trip(name: "Dream"), entries: [])])
            .loaded().state.content
        #expect(madeUp?.table?.isMadeUp == true)
        #expect(own?.table?.isMadeUp == false)
        #expect(madeUp?.text.hasPrefix("Your log is empty, so this is made up.") == true)
    }

    @Test func `without trips it says how to add one`() async {
        let content = await section(SampleTrips(trips: [:], entries: [:])).loaded().state.content

        #expect(content?.text == "There are no trips. Add one with 'flight-log trip add NAME'.")
    }

    @Test func `it shows that it loads, and an error of the store`() async {
        let sample = SampleTrips()
        sample.trips.fail(with: .busy)
        let output = SectionOutputSpy<TripList>()

        await section(sample).load(into: output)

        #expect(output.states.first == .loading)
        #expect(
            output.states.last?.error?.message
                == "The trips could not be loaded: another program is writing.")
    }

    @Test func `the recipe keeps the promises of every recipe`() async throws {
        let check = RecipeCheck(TripsBuilder.recipe, ["year": "2023"]) { request in
            SampleTrips().dependencies(request)
        }

        #expect(try await check.broken(asking: .log()) == [])
    }

    private func section(
        _ sample: SampleTrips, years: YearSet? = nil, madeUp: [MadeUpTrip] = []
    ) -> TripsSection {
        TripsSection(
            years: years,
            presenter: Presenter(
                "The trips", from: TripsInteractor(trips: sample.service(madeUp: madeUp))),
            photos: sample.photos)
    }
}
