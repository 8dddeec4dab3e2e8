import Testing

@testable import Flights

struct AircraftTests {
    @Test func `registration, type and operator are kept and compared`() {
        var aircraft = Aircraft(AircraftAddress(icao: 0x4B1816))
        let unknown = aircraft
        aircraft.registration = "HB-JCA"
        aircraft.typeCode = "BCS3"
        aircraft.operatorName = "Swiss"
        var other = unknown
        other.registration = "HB-JCA"
        other.typeCode = "BCS3"
        other.operatorName = "Swiss"

        #expect(aircraft == other)
        #expect(aircraft != unknown)
        #expect(aircraft.registration == "HB-JCA")
        #expect(aircraft.typeCode == "BCS3")
        #expect(aircraft.operatorName == "Swiss")
    }

    @Test func `a changed registration leaves a copy as it was`() {
        var aircraft = Aircraft(AircraftAddress(icao: 0x4B1816))
        aircraft.registration = "HB-JCA"
        let copy = aircraft
        aircraft.registration = nil

        #expect(copy.registration == "HB-JCA")
        #expect(aircraft == Aircraft(AircraftAddress(icao: 0x4B1816)))
    }
}
