import SectionKit
import Testing
import TrackFiles
import Tracks

/// What sensors measured, in each format that has it.
@Suite struct ReadingsTests {
    private func gpx(_ extensions: String) throws -> TrackFile {
        try read(
            """
            <gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:g="x" xmlns:p="y"><trk><trkseg>
            <trkpt lat="47" lon="8"><ele>400</ele><extensions>\(extensions)</extensions></trkpt>
            <trkpt lat="47.001" lon="8"/>
            </trkseg></trk></gpx>
            """)
    }

    @Test(arguments: [
        """
        <g:TrackPointExtension><g:atemp>21.5</g:atemp><g:hr>131</g:hr><g:cad>82</g:cad>\
        </g:TrackPointExtension><p:PowerInWatts>240</p:PowerInWatts>
        """,
        "<power>240</power><temp>21.5</temp><heartrate>131</heartrate><cadence>82</cadence>",
        """
        <p:PowerExtension><p:PowerInWatts>240</p:PowerInWatts></p:PowerExtension>\
        <g:TrackPointExtension><g:hr>131</g:hr><g:atemp>21.5</g:atemp><g:cad>82</g:cad>\
        </g:TrackPointExtension>
        """,
    ])
    func `the extensions of a point are read in each of their forms`(extensions: String) throws {
        let file = try gpx(extensions)

        #expect(file.findings == [])
        #expect(
            file.points.map(\.readings) == [
                TrackReadings(heartRate: 131, cadence: 82, temperature: 21.5, power: 240),
                TrackReadings(),
            ])
        #expect(file.points.map(\.elevation) == [400, nil])
    }

    @Test(arguments: [
        ("<g:hr>99999999999999999999</g:hr>", "reading-out-of-range 2"),
        ("<g:hr>quick</g:hr>", "invalid-reading 2"),
        ("<g:atemp>-300</g:atemp>", "reading-out-of-range 2"),
        ("<p:PowerInWatts>1e9</p:PowerInWatts>", "reading-out-of-range 2"),
    ])
    func `what cannot be measured is unknown and said`(extensions: String, kind: String) throws {
        let file = try gpx(extensions)

        #expect(file.kinds == [kind])
        #expect(file.points.allSatisfy { $0.readings.isEmpty })
    }

    @Test func `a heart rate of 0 and of 255 is that of a sensor without contact`() throws {
        #expect(try gpx("<g:hr>0</g:hr>").findings == [])
        #expect(try gpx("<g:hr>0</g:hr>").points[0].readings.isEmpty)
        #expect(try gpx("<g:hr>255</g:hr>").points[0].readings.isEmpty)
    }

    @Test func `a point of TCX has its heart rate, cadence and power`() throws {
        let file = try read(
            """
            <TrainingCenterDatabase xmlns:n="x"><Activities><Activity><Lap><Track><Trackpoint>
            <Time>2026-05-01T08:00:00Z</Time><Position><LatitudeDegrees>46</LatitudeDegrees>
            <LongitudeDegrees>14</LongitudeDegrees></Position>
            <HeartRateBpm><Value>120</Value></HeartRateBpm>
            <Extensions><n:TPX><n:Speed>2</n:Speed><n:RunCadence>85</n:RunCadence>
            <n:Watts>180</n:Watts></n:TPX></Extensions>
            </Trackpoint></Track></Lap></Activity></Activities></TrainingCenterDatabase>
            """)

        #expect(
            file.points.map(\.readings) == [
                TrackReadings(heartRate: 120, cadence: 85, power: 180)
            ])
    }
}
