import Geodesy
import SectionEssentials
import SectionKit
import Testing

@testable import AirportDetailFeature

@Suite struct SunTimesTests {
    @Test(arguments: SunReference.days)
    func `the sun rises and sets within a minute and a half of another program`(
        day: SunReference.Day
    ) throws {
        let place = try #require(Coordinate(latitude: day.latitude, longitude: day.longitude))
        let noon = try #require(PreciseDate(day.noon)).date

        let times = SunTimes(at: place, aroundNoon: noon)

        for (time, expected) in [(times.sunrise, day.sunrise), (times.sunset, day.sunset)] {
            guard let expected else {
                #expect(time == nil)
                continue
            }
            let difference = try #require(time).timeIntervalSince(
                try #require(PreciseDate(expected)).date)
            #expect(abs(difference) < 90)
        }
    }

    @Test(arguments: [
        (69.6833, "2026-06-21T10:00:00Z", true), (69.6833, "2026-01-05T11:00:00Z", false),
        (-69.6833, "2026-01-05T11:00:00Z", true), (90, "2026-06-21T10:00:00Z", true),
        (-90, "2026-06-21T10:00:00Z", false),
    ])
    func `on a polar day the sun is up, and in a polar night it is not`(
        latitude: Double, noon: String, isUp: Bool
    ) throws {
        let place = try #require(Coordinate(latitude: latitude, longitude: 18.9))

        let times = SunTimes(at: place, aroundNoon: try #require(PreciseDate(noon)).date)

        #expect(times.sunrise == nil)
        #expect(times.sunset == nil)
        #expect(times.isUpAtNoon == isUp)
        #expect(times.daylight == (isUp ? 86_400 : 0))
    }

    @Test func `the middle of a day is noon in its zone, on its date`() throws {
        let zone = DisplayZone(name: "+14", secondsEast: 50_400)
        let date = try #require(PreciseDate("2026-06-21T23:30Z")).date

        let middle = zone.middleOfDay(of: date)

        #expect(PreciseDate(middle, precision: .hour).description == "2026-06-21T22:00:00Z")
    }
}
