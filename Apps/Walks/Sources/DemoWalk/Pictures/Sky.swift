/// The sky of a picture: its colours, the sun, clouds and birds.
struct Sky {
    let projection: Projection
    let light: Light

    func paint(on canvas: inout Canvas) {
        let horizon = projection.horizon
        for x in 0..<canvas.width {
            for band in 0..<41 {
                let share = Double(band) / 40
                canvas.paint(
                    x: x, from: (share - 0.0125) * horizon, to: (share + 0.0125) * horizon + 1,
                    light.sky(share))
            }
        }
        paintSun(on: &canvas)
        paintClouds(on: &canvas)
        paintBirds(on: &canvas)
    }

    private func paintSun(on canvas: inout Canvas) {
        guard let x = projection.column(of: projection.view.sun) else { return }
        let y = projection.horizon * (0.16 + 0.8 * light.evening)
        for (radius, share) in [(92.0, 0.14), (64, 0.18), (42, 0.26)] {
            canvas.tint(circleAt: x, y, radius: radius, with: light.sun, share)
        }
        canvas.paint(ellipseAt: x, y, width: 23, height: 23, light.sun)
    }

    /// Clouds stay where they are for some steps, as those over a walker do.
    private func paintClouds(on canvas: inout Canvas) {
        var chance = Chance(seed: 7)
        for _ in 0..<26 {
            let direction = chance.next(in: 0...1) + 0.05 * light.evening
            let height = chance.next(in: 0.12...0.78)
            let size = chance.next(in: 26...74) * (1.1 - 0.6 * height)
            guard let x = projection.column(of: direction) else { continue }
            let y = height * projection.horizon
            let colour = light.sky(height).mixed(
                with: Colour(0xFFFFFF).mixed(with: Colour(0xFF9E80), light.evening), 0.55)
            canvas.paint(ellipseAt: x, y, width: size * 1.7, height: size * 0.15, colour)
            canvas.paint(
                ellipseAt: x - size * 0.35, y - size * 0.12, width: size * 0.8,
                height: size * 0.22, colour)
            canvas.paint(
                ellipseAt: x + size * 0.45, y - size * 0.08, width: size * 0.6,
                height: size * 0.16, colour)
        }
    }

    private func paintBirds(on canvas: inout Canvas) {
        var chance = Chance(seed: projection.view.number &* 31)
        let count = Int(chance.next(in: -3...6))
        let centre = (chance.next(in: 120...520), chance.next(in: 40...120))
        let colour = light.land(Colour(0x30343C), haze: 0.1)
        for _ in 0..<max(0, count) {
            let x = centre.0 + chance.next(in: -80...80)
            let y = centre.1 + chance.next(in: -26...26)
            let span = chance.next(in: 7...13)
            for wing in stride(from: -span, through: span, by: 1) {
                let lift = (wing.magnitude / span * 2 - 1) * wing.magnitude / span
                canvas.paint(
                    x: Int(x + wing), from: y - lift * span * 0.5 - 1.3,
                    to: y - lift * span * 0.5 + 1.3, colour)
            }
        }
    }
}
