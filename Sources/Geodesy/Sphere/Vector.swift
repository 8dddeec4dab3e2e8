import SectionCLibrary

/// A vector from the centre of the Earth, in radii of the sphere.
typealias Vector = SIMD3<Double>

extension Vector {
    init(_ coordinate: Coordinate) {
        let latitude = SinCos(degrees: coordinate.latitude)
        let longitude = SinCos(degrees: coordinate.longitude)
        self.init(
            latitude.cosine * longitude.cosine, latitude.cosine * longitude.sine, latitude.sine)
    }

    /// The point below the end of the vector.
    var coordinate: Coordinate {
        Coordinate(
            checkedLatitude: atan2(z, hypot(x, y)) * 180 / .pi,
            checkedLongitude: atan2(y, x) * 180 / .pi)
    }

    func dot(_ other: Vector) -> Double {
        x * other.x + y * other.y + z * other.z
    }

    func cross(_ other: Vector) -> Vector {
        Vector(
            y * other.z - z * other.y,
            z * other.x - x * other.z,
            x * other.y - y * other.x)
    }

    var length: Double { dot(self).squareRoot() }
}
