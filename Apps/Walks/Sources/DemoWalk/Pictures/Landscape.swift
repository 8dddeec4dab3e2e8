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
