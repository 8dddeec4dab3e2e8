package import Flights
import Geodesy
package import SectionEssentials

extension Sky {
    /// The time of the sample.
    package static let sampleTime = Date(timeIntervalSince1970: 1_785_336_000)

    /// Seven invented aircraft near 51.5 N, 0.25 W, as in ``Aircraft/sample(_:_:set:)``.
    ///
    /// - `340001` IBE123, `340002` IBE45 on the ground, `350001` without a call sign, military,
    /// - `400001` GABCD, a small one of a source that says its country in other words,
    /// - `400002` DLH7 with the code of an emergency, `~2abcde` with nothing but an old position,
    /// - `400003` without a position.
    package static func sample(isRecorded: Bool = false) -> Sky {
        Sky(
            [
                flying("340001", "IBE123", north: 0.5, metres: 10_668, speed: 240, track: 270) {
                    $0.registration = "EC-ABC"
                    $0.typeCode = "A320"
                    $0.squawk = "1000"
                    $0.climbRate = 0
                },
                flying("340002", "IBE45", north: 0, metres: nil, speed: 5, track: 90) {
                    $0.isOnGround = true
                    $0.registration = "EC-XYZ"
                    $0.typeCode = "A320"
                },
                flying("350001", nil, north: 1, metres: 3_048, speed: 150, track: 45) {
                    $0.registration = "T.12-3"
                },
                flying("400001", "GABCD", north: 0.25, metres: -30, speed: 50, track: 359.6) {
                    $0.countryName = "The Netherlands"
                    $0.typeCode = "C172"
                    $0.squawk = "7000"
                },
                flying("400002", "DLH7", north: 2, metres: 6_096, speed: 200, track: 180) {
                    $0.squawk = "7700"
                    $0.climbRate = -10
                },
                flying("~2abcde", nil, north: 3, metres: nil, speed: nil, track: nil) {
                    $0.positionTime = sampleTime.addingTimeInterval(-150)
                },
                .sample("400003", "WWI1"),
            ], at: sampleTime, isRecorded: isRecorded)
    }

    /// An aircraft some degrees north of 51.5 N, 0.25 W, whose position is two seconds old.
    private static func flying(
        _ address: String,
        _ callSign: String?,
        north: Double,
        metres: Double?,
        speed: Double?,
        track: Double?,
        set: (inout Aircraft) -> Void
    ) -> Aircraft {
        .sample(address, callSign) {
            $0.position = Coordinate(latitude: 51.5 + north, longitude: -0.25)
            $0.positionTime = sampleTime.addingTimeInterval(-2)
            $0.lastContact = sampleTime
            $0.barometricAltitude = metres
            $0.groundSpeed = speed
            $0.track = track
            $0.isOnGround = false
            $0.positionSource = .adsb
            set(&$0)
        }
    }
}
