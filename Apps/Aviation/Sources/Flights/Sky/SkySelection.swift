import Airports
package import Geodesy

/// What a source is asked for: an area, or what names aircraft.
package enum SkySelection: Equatable, Sendable {
    case world
    case circle(Coordinate, radius: Double)
    case box(GeoBox)
    case addresses([AircraftAddress])
    case callSigns([String])
    case registration(String)
    case type(String)
    case squawk(String)
    case military

    /// One call sign.
    package static func callSign(_ callSign: String) -> SkySelection { .callSigns([callSign]) }

    /// One address.
    package static func address(_ address: AircraftAddress) -> SkySelection {
        .addresses([address])
    }
}

extension SkySelection {
    /// Whether all aircraft of another selection are among those of this one.
    ///
    /// Where it takes more than a look at the edges, the answer is no.
    package func covers(_ other: SkySelection) -> Bool {
        switch (self, other) {
        case (.world, _): true
        case (.circle(let center, let radius), .circle(let otherCenter, let otherRadius)):
            center.distance(to: otherCenter) + otherRadius <= radius
        case (.circle(let center, let radius), .box(let box)):
            // On less than a quarter of the Earth, the corners are the farthest points.
            radius < Earth.meanRadius && box.width < 90
                && box.corners.allSatisfy { center.distance(to: $0) <= radius }
        case (.box(let box), .circle(let center, let radius)):
            GeoBox(around: center, radius: radius).map(box.contains) ?? false
        case (.box(let box), .box(let other)): box.contains(other)
        case (.addresses(let known), .addresses(let wanted)): wanted.allSatisfy(known.contains)
        case (.callSigns(let known), .callSigns(let wanted)): wanted.allSatisfy(known.contains)
        default: self == other
        }
    }

    /// Whether a report of an aircraft belongs to the selection; military ones need the tables, so
    /// all do.
    package func matches(_ aircraft: Aircraft) -> Bool {
        switch self {
        case .world, .military: true
        case .circle(let center, let radius):
            aircraft.position?.isWithin(radius, of: center) ?? false
        case .box(let box): aircraft.position.map(box.contains) ?? false
        case .addresses(let addresses): addresses.contains(aircraft.address)
        case .callSigns(let callSigns):
            aircraft.callSign.map(CallSign.plain).map { heard in
                callSigns.contains { CallSign.plain($0.uppercased()) == heard }
            } ?? false
        case .registration(let registration):
            aircraft.registration?.plainRegistration == registration.plainRegistration
        case .type(let code): aircraft.typeCode == code.uppercased()
        case .squawk(let squawk): aircraft.squawk == squawk
        }
    }
}

extension GeoBox {
    /// Creates a box around a circle with a radius in metres; nil for a quarter of the Earth or more.
    ///
    /// It is some thousandths larger than needed, and has all longitudes if a pole is in the circle.
    init?(around center: Coordinate, radius: Double) {
        let reach = radius * 1.007
        guard reach < Earth.meanRadius * .pi / 2 else { return nil }
        let degrees = reach / Earth.meanRadius * 180 / .pi
        guard center.latitude.magnitude + degrees < 90 else {
            self.init(
                south: max(-90, center.latitude - degrees), west: -180,
                north: min(90, center.latitude + degrees), east: 180)
            return
        }
        let bearings = stride(from: 0.0, to: 360, by: 5)
        self.init(
            containing: bearings.compactMap {
                center.destination(bearing: $0, distance: reach)
            })
    }

    /// Whether another box is in this one.
    func contains(_ other: GeoBox) -> Bool {
        guard south <= other.south, other.north <= north else { return false }
        if width == 360 { return true }
        let start = (other.west - west).truncatingRemainder(dividingBy: 360)
        return (start < 0 ? start + 360 : start) + other.width <= width
    }

    var corners: [Coordinate] {
        [(south, west), (south, east), (north, west), (north, east)]
            .compactMap { Coordinate(latitude: $0.0, longitude: $0.1) }
    }

    /// The parts on either side of the date line, or the box itself.
    var parts: [GeoBox] {
        guard crossesDateLine else { return [self] }
        return [
            GeoBox(south: south, west: west, north: north, east: 180),
            GeoBox(south: south, west: -180, north: north, east: east),
        ].compactMap(\.self)
    }
}

extension String {
    /// A registration without its hyphen, in capitals.
    fileprivate var plainRegistration: String { filter { $0 != "-" }.uppercased() }
}

extension Double {
    /// Degrees as text with at most four decimals, which is ten metres, so that searches for the same
    /// place are the same request.
    var rounded4: String {
        let rounded = (self * 10_000).rounded() / 10_000
        return rounded == 0 ? "0" : "\(rounded)"
    }
}
