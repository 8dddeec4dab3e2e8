import FeatureKit
import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import TripFeature

/// One trip from the records to the blocks; only the stores and the tables are samples.
struct TripFeatureTests {
    @Test(
        arguments: [
            GoldenFormat.terminal80, .terminal40, .markdown, .html, .json, .csv, .icalendar,
        ])
    func `the output matches the golden files`(format: GoldenFormat) async throws {
        let text = format.text(of: await (try section("new york")).loaded())

        try Golden.verify(text, "trip.\(format.fileExtension)")
    }

    @Test func `a trip begins with what was written and its photos, the first day first`()
        async throws
    {
        let blocks = try #require(await (try section("t1")).loaded().state.content)

        #expect(
            Array(blocks.prefix(9)) == [
                .paragraph("New York: 16 days in New York and Boston, with 2 flights."),
                .paragraph("With Ana."),
                .heading("13 May 2023 21:30"), .paragraph("Arrived <tired>."),
                .heading("14 May 2023, Central Park"), .paragraph("Rowing."),
                .paragraph("Then pancakes."),
                .image(
                    Image(
                        file: "/photos/\(PhotosSpy.first)", named: "aaaaaaaa.jpg",
                        alternative: "14 May 2023, Central Park, photo 1")),
                .image(
                    Image(
                        file: "/photos/\(PhotosSpy.second)", named: "bbbbbbbb.png",
                        alternative: "14 May 2023, Central Park, photo 2")),
            ])
        guard case .map = blocks[9], case .facts(let facts) = blocks[10] else {
            Issue.record("the map and the facts do not follow")
            return
        }
        let note = try #require(facts.first { $0.key == "note" })
        #expect(note.isForMachines && !note.isForPeople)
    }

    @Test func `seats and booking codes of flights are private, and nothing of an entry is`()
        async throws
    {
        let blocks = try #require(await (try section("t1")).loaded().state.content)

        let tables = blocks.tables
        let flights = try #require(tables.first { $0.key == "flights" })
        #expect(flights.columns.filter(\.isPrivate).map(\.key) == ["seat", "booking_code"])
        let others = tables.filter { $0.key != "flights" }
        #expect(others.count == 2)
        #expect(others.flatMap(\.columns).filter(\.isPrivate) == [])
        #expect(blocks.facts.filter(\.isPrivate) == [])
    }

    @Test func `the map has the flights that were not cancelled, their airports and the places`()
        async throws
    {
        var flights = SampleLog.flights
        flights["a2"]?.status = .cancelled
        let blocks = try #require(
            await (try section("t1", SampleTrips(log: SampleLog(flights)))).loaded().state.content)

        let map = try #require(blocks.maps.first)
        #expect(map.lines.map(\.row) == ["a1"])
        #expect(map.points.map(\.label) == ["FRA", "JFK", "Central Park"])
    }

    @Test func `a trip without positions has no map`() async throws {
        let blocks = try #require(await (try section("Lake")).loaded().state.content)

        #expect(blocks.maps.isEmpty)
        #expect(blocks.tables.map(\.rows.count) == [1, 0, 0])
    }

    @Test func `a trip of which only the name is known says what it lacks`() async throws {
        let sample = SampleTrips(trips: ["t9": Trip(name: "Rome")], entries: [:])
        let text = await (try section("Rome", sample)).loaded().state.content?.text

        #expect(text?.contains("Rome: no dates and no flights yet.") == true)
        let since = SampleTrips(trips: ["t9": .sample("Rome", "2024-06-01", nil)], entries: [:])
        let dated = await (try section("Rome", since)).loaded().state.content?.text
        #expect(dated?.contains("no dates") == false)
    }

    @Test func `suggested and missing flights are said`() async throws {
        var flights = SampleLog.flights
        flights["b1"] = .sample("LH1", "FRA", "2024-07-09", "JFK", nil)
        flights["b2"] = .sample("LH2", "JFK", "2024-07-12", "FRA", nil)
        var trips = SampleTrips.trips
        trips["t2"]?.flights = ["gone"]

        let text = await (try section("Lake", SampleTrips(log: SampleLog(flights), trips: trips)))
            .loaded().state.content?.text

        #expect(text?.contains("1 flight of this trip is no longer in your log.") == true)
        // The sample has another flight of July.
        #expect(text?.contains("3 flights of these days may belong to it: LH21 FRA–LHR") == true)
    }

    @Test func `a photo that nothing can show is a warning, and its text stays`() async throws {
        let sample = SampleTrips(photos: PhotosSpy())
        sample.photos.erase()

        let shown = await (try section("t1", sample)).loaded()

        #expect(shown.warnings == ["2 photos are missing."])
        #expect(shown.state.content?.text.contains("Then pancakes.") == true)
    }

    @Test func `its photos are prepared before it is shown`() async throws {
        var trips = SampleTrips.trips
        trips["t1"]?.cover = PhotosSpy.second
        let sample = SampleTrips(trips: trips)

        _ = await (try section("t1", sample)).loaded()

        let names = [PhotosSpy.second, PhotosSpy.first, PhotosSpy.second]
        #expect(sample.photos.preparedNames == names)
    }

    @Test func `an unknown name is an error with the nearest one`() async throws {
        let error = await (try section("New Yrk")).loaded().state.error

        #expect(error?.message == "The trip could not be loaded: no trip is called 'New Yrk'.")
        #expect(error?.recovery == "Did you mean 'New York'?")
    }

    @Test func `the recipe keeps the promises of every recipe`() async throws {
        let check = RecipeCheck(TripBuilder.recipe, ["trip": "New York"]) { request in
            SampleTrips().dependencies(request)
        }

        #expect(try await check.broken(asking: .log()) == [])
    }

    private func section(_ name: String, _ sample: SampleTrips = SampleTrips()) throws
        -> TripSection
    {
        TripSection(
            name: try #require(TripName(name)),
            presenter: Presenter(
                "The trip", from: TripInteractor(trips: sample.service(), photos: sample.photos)),
            photos: sample.photos)
    }
}

extension [Block] {
    fileprivate var tables: [Table] {
        compactMap { if case .table(let table) = $0 { table } else { nil } }
    }

    fileprivate var maps: [Map] {
        compactMap { if case .map(let map) = $0 { map } else { nil } }
    }
}
