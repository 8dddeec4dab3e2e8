package import Networking
package import Photos
package import SectionEssentials
import SectionKit
package import Tracks

/// The pictures of the made-up walk, which the program draws: landscapes in the light of the hour.
///
/// Each step has one, except some, where nobody took a photo.
package struct DrawnPhotos: PhotoFinderInput, PhotoImagesInput {
    package init() {}

    /// Returns the picture of a step; it is drawn when it is asked for.
    package func photos(near step: Step) async throws(RequestError) -> [Photo] {
        if step.number % Self.pause == 0 { return [] }
        let view = Viewpoint(step)
        return [
            Photo(
                id: "\(Self.prefix)\(step.number)", title: view.title,
                attribution: Attribution(
                    title: view.title, author: "walk-report, which drew it", licence: "CC0 1.0",
                    licenceLink: WebLink("https://creativecommons.org/publicdomain/zero/1.0/")),
                location: .bytes(Landscape.drawing(of: view).file),
                coordinate: step.point.coordinate, time: step.point.time)
        ]
    }

    /// Returns the bytes of a picture that the program has drawn.
    package func image(of photo: Photo) async throws(RequestError) -> Data {
        guard case .bytes(let bytes) = photo.location else {
            throw .unreadable(reason: "it is no picture of the made-up walk")
        }
        return bytes
    }

    private static let prefix = "drawn:"

    /// Each step whose number is a multiple has no photo.
    private static let pause = 11
}

/// Draws the picture of a viewpoint: 320 by 240 pixels, the same each time.
enum Landscape {
    static func drawing(of view: Viewpoint) -> Drawing {
        var canvas = Canvas(width: 320, height: 240)
        let projection = Projection(
            view: view, width: Double(canvas.width), height: Double(canvas.height))
        let light = Light(evening: view.evening)
        let land = Land(projection: projection, light: light)
        Sky(projection: projection, light: light).paint(on: &canvas)
        land.paint(on: &canvas)
        Growth(projection: projection, light: light, land: land).paint(on: &canvas)
        return canvas.drawing()
    }
}

/// What stands on the moor of a picture: the path itself, trees, and grass at the feet.
struct Growth {
    let projection: Projection
    let light: Light
    let land: Land

    func paint(on canvas: inout Canvas) {
        paintPath(on: &canvas)
        paintTrees(on: &canvas)
        paintGrass(on: &canvas)
    }

    /// The path ahead, as far as it is in view and not behind the lake.
    private func paintPath(on canvas: inout Canvas) {
        let view = projection.view
        let colour = light.land(Colour(0xC2B08A), haze: 0.05)
        var last: (column: Double, line: Double)?
        for metre in stride(from: 9.0, through: 330, by: 2) {
            let place = DemoPath.position(at: view.share + metre / DemoPath.length)
            let distance = view.position.distance(to: place)
            guard let column = projection.column(of: view.position.bearing(to: place)),
                distance > 8
            else { continue }
            let line = projection.line(distance: distance * 4)
            if let last, last.line > line {
                paintTrapezoid(from: last, to: (column, line), colour, on: &canvas)
            }
            last = (column, line)
        }
    }

    private func paintTrapezoid(
        from near: (column: Double, line: Double),
        to far: (column: Double, line: Double),
        _ colour: Colour,
        on canvas: inout Canvas
    ) {
        for line in Int(far.line)...Int(max(far.line, min(near.line, 480))) {
            let share = (Double(line) - far.line) / max(1, near.line - far.line)
            let middle = far.column + (near.column - far.column) * share
            let half = (Double(line) - projection.horizon) * 0.075 + 0.6
            for x in Int(middle - half)...Int(middle + half) {
                canvas.paint(x: x, from: Double(line), to: Double(line) + 1, colour)
            }
        }
    }

    /// Trees are as large as they look from a hill of 25 m, even where the eyes are higher.
    private func paintTrees(on canvas: inout Canvas) {
        var chance = Chance(seed: projection.view.number)
        let depth = Double(canvas.height) - projection.horizon
        let trees = (0..<Int(chance.next(in: 5...14))).map { _ in
            let near = chance.next(in: 0.2...0.8)
            return (
                below: near * near * depth, column: chance.next(in: -20...660),
                isPine: chance.next(in: 0...1) < 0.7, size: chance.next(in: 0.34...0.56)
            )
        }
        for tree in trees.sorted(by: { $0.below < $1.below }) {
            let foot = projection.horizon + tree.below
            let shores = land.shores(in: projection.direction(of: tree.column))
            if let shores, projection.line(distance: shores.far * 1.02) < foot,
                foot < projection.line(distance: shores.near) + 4
            {
                continue
            }
            let size = tree.below * tree.size + 4
            let haze = 0.3 * (1 - tree.below / depth)
            if tree.isPine {
                paintPine(at: tree.column, foot, size * 1.3, haze, on: &canvas)
            } else {
                paintBirch(at: tree.column, foot, size, haze, on: &canvas)
            }
        }
    }

    private func paintPine(
        at x: Double, _ foot: Double, _ size: Double, _ haze: Double, on canvas: inout Canvas
    ) {
        let (trunk, needles) = (Colour(0x5B4636), Colour(0x2F4F38))
        canvas.paint(
            ellipseAt: x, foot - size * 0.1, width: max(1, size * 0.03), height: size * 0.12,
            light.land(trunk, haze: haze))
        let half = size * 0.2
        for column in Int(x - half)...Int(x + half) {
            let share = (Double(column) - x).magnitude / max(1, half)
            // Three crowns, each a triangle.
            for (top, bottom) in [(0.4, 0.14), (0.7, 0.36), (1.0, 0.6)] {
                let narrow = share * (0.9 + top)
                guard narrow < 1 else { continue }
                canvas.paint(
                    x: column, from: foot - size * (top - (top - bottom) * narrow),
                    to: foot - size * bottom,
                    light.land(needles, haze: haze).mixed(with: light.sun, 0.06 * (1 - top)))
            }
        }
    }

    private func paintBirch(
        at x: Double, _ foot: Double, _ size: Double, _ haze: Double, on canvas: inout Canvas
    ) {
        let leaves = light.land(Colour(0x7F9440), haze: haze)
        canvas.paint(
            ellipseAt: x, foot - size * 0.3, width: max(1, size * 0.022), height: size * 0.32,
            light.land(Colour(0xD9D3C3), haze: haze))
        for (across, up, radius) in [(0.0, 0.66, 0.2), (-0.1, 0.52, 0.13), (0.11, 0.5, 0.14)] {
            canvas.paint(
                ellipseAt: x + across * size, foot - up * size, width: radius * size,
                height: radius * size * 1.25, leaves)
        }
        canvas.paint(
            ellipseAt: x + size * 0.05, foot - size * 0.72, width: size * 0.09,
            height: size * 0.12, leaves.mixed(with: light.sun, 0.2))
    }

    private func paintGrass(on canvas: inout Canvas) {
        var chance = Chance(seed: projection.view.number &* 17 &+ 3)
        let colour = light.land(Colour(0x3E4F28), haze: 0)
        for _ in 0..<70 {
            let (x, height) = (chance.next(in: 0...640), chance.next(in: 10...44))
            let lean = chance.next(in: -0.5...0.5)
            for step in stride(from: 0, to: height, by: 1) {
                let share = step / height
                let bend = x + lean * step * share
                let foot = Double(canvas.height) - step
                for column in Int(bend)...Int(bend + 2.4 * (1 - share)) {
                    canvas.paint(x: column, from: foot - 1, to: foot, colour)
                }
            }
        }
    }
}
