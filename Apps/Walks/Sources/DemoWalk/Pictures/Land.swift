/// The land of a picture: hills far away, the ridge, the moor, and the lake.
struct Land {
    let projection: Projection
    let light: Light

    func paint(on canvas: inout Canvas) {
        let ridge = ridgeSamples()
        for x in 0..<canvas.width {
            let direction = projection.direction(of: Double(x))
            paintFarHills(x, direction, on: &canvas)
            paintRidge(x, ridge, on: &canvas)
            paintMoor(x, direction, on: &canvas)
            paintLake(x, direction, on: &canvas)
        }
    }

    /// Two rows of hills around the horizon, which are the same ones from every place.
    private func paintFarHills(_ x: Int, _ direction: Double, on canvas: inout Canvas) {
        let horizon = projection.horizon
        let far =
            34 + 14 * Waves.sine(3 * direction + 0.2) + 9 * Waves.sine(11 * direction)
            + 5 * Waves.sine(29 * direction + 0.4) + 2 * Waves.sine(83 * direction)
        let near =
            17 + 9 * Waves.sine(5 * direction + 0.7) + 6 * Waves.sine(17 * direction + 0.1)
            + 2 * Waves.sine(61 * direction)
        canvas.paint(
            x: x, from: horizon - far, to: horizon + 2, light.land(Colour(0x66788F), haze: 0.62))
        canvas.paint(
            x: x, from: horizon - near, to: horizon + 2, light.land(Colour(0x566B68), haze: 0.4))
    }

    /// A part of the path's terrain as it stands in the picture.
    private struct Rise {
        let column: Double
        let top: Double
        let width: Double
    }

    /// The terrain below the path, where it is higher than the eyes.
    private func ridgeSamples() -> [Rise] {
        let view = projection.view
        return stride(from: 0.3, through: 0.8, by: 0.0125).compactMap { share in
            let place = DemoPath.position(at: share)
            let distance = view.position.distance(to: place)
            let height = DemoPath.height(at: share) - DemoPath.lakeHeight
            guard distance > 130, height > view.eyes,
                let column = projection.column(of: view.position.bearing(to: place))
            else { return nil }
            return Rise(
                column: column, top: projection.line(distance: distance, height: height),
                width: projection.size(110, at: distance))
        }
    }

    private func paintRidge(_ x: Int, _ rises: [Rise], on canvas: inout Canvas) {
        let horizon = projection.horizon
        let top = rises.reduce(horizon) { top, rise in
            let shape = Waves.hill(Double(x), at: rise.column, width: rise.width)
            return min(top, horizon - (horizon - rise.top) * shape)
        }
        canvas.paint(
            x: x, from: top, to: horizon + 2, light.land(Colour(0x55713F), haze: 0.2))
    }

    /// The moor in bands, each with a wavy edge.
    private func paintMoor(_ x: Int, _ direction: Double, on canvas: inout Canvas) {
        let depth = Double(canvas.height) - projection.horizon
        let bands = 7
        for band in 0..<bands {
            let share = Double(band) / Double(bands)
            let wave =
                Waves.sine(direction * (9 + 5 * Double(band)) + 0.37 * Double(band))
                + 0.5 * Waves.sine(direction * (31 + 7 * Double(band)))
            let edge = projection.horizon + depth * share * share * 1.1 + wave * 7 * share
            let colour = Self.moor[band % Self.moor.count]
            canvas.paint(
                x: x, from: band == 0 ? projection.horizon : edge, to: Double(canvas.height),
                light.land(colour, haze: 0.34 * (1 - share) * (1 - share)))
        }
    }

    private func paintLake(_ x: Int, _ direction: Double, on canvas: inout Canvas) {
        guard let shores = shores(in: direction) else { return }
        let far = projection.line(distance: shores.far)
        let near = projection.line(distance: shores.near)
        let bands = 14
        for band in 0..<bands {
            let (start, end) = (Double(band) / Double(bands), Double(band + 1) / Double(bands))
            canvas.paint(
                x: x, from: far + (near - far) * start * start,
                to: far + (near - far) * end * end + 1, light.water(start))
        }
        paintGlints(x, from: far, to: near, on: &canvas)
        canvas.paint(x: x, from: near - 1.5, to: near + 2, light.land(Colour(0x7A7458), haze: 0))
    }

    /// Short lines of light on the water, most of them below the sun.
    private func paintGlints(_ x: Int, from far: Double, to near: Double, on canvas: inout Canvas) {
        let sun = projection.column(of: projection.view.sun)
        for row in 0..<22 {
            let share = (Double(row) + 0.5) / 22
            let y = far + (near - far) * share * share
            let below = sun.map { Waves.hill(Double(x), at: $0, width: 26 + 70 * share) } ?? 0
            let wave = Waves.sine(Double(x) / (34 + 40 * share) + Double(row * row) * 0.37)
            guard wave > 0.93 - 1.05 * below else { continue }
            let colour =
                below > 0.25 ? light.sun : light.water(share).mixed(with: light.sky(1), 0.5)
            canvas.paint(x: x, from: y, to: y + 1 + 2 * share, colour)
        }
    }

    /// How far the shores of the lake are in a direction, in metres; nil if it is not there.
    func shores(in direction: Double) -> (near: Double, far: Double)? {
        let place = projection.view.position
        let (east, north) = (Waves.sine(direction), Waves.cosine(direction))
        let along = -(place.east * east + place.north * north)
        let across = place.east * north - place.north * east
        let radius = Self.lakeRadius * (1 + 0.05 * Waves.sine(direction * 7))
        let half = radius * radius - across * across
        guard half > 0, along > 0 else { return nil }
        return (max(20, along - half.squareRoot()), along + half.squareRoot())
    }

    static let lakeRadius = 400.0

    /// Grass and heather, from far to near.
    private static let moor = [
        0x8A9163, 0x7E8A54, 0x8B7F57, 0x6C7C43, 0x745F58, 0x5D7038, 0x4C5F30,
    ].map { Colour(UInt32($0)) }
}
