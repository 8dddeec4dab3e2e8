/// The place of a square tile in the pyramid of Web Mercator: 4ᶻ tiles at zoom z, from the north-west.
package struct TileID: Hashable, Sendable {
    /// The zoom, from 0 to 31.
    package let zoom: Int

    /// The column, from 0 in the west.
    package let x: Int

    /// The row, from 0 in the north.
    package let y: Int

    /// The highest zoom whose numbers fit into 64 bits.
    static let highestZoom = 31

    /// Creates a place; nil if there is no such tile.
    package init?(zoom: Int, x: Int, y: Int) {
        guard (0...Self.highestZoom).contains(zoom) else { return nil }
        let side = 1 << zoom
        guard (0..<side).contains(x), (0..<side).contains(y) else { return nil }
        self.zoom = zoom
        self.x = x
        self.y = y
    }

    /// The number of the tile: first those of all lower zooms, then along the Hilbert curve of its
    /// zoom.
    ///
    /// Source: PMTiles Version 3 Specification, section 4.1.
    package var number: UInt64 {
        var number = ((1 << (2 * UInt64(zoom))) - 1) / 3 as UInt64
        var (x, y) = (x, y)
        for level in (0..<zoom).reversed() {
            let side = 1 << level
            let (isEast, isSouth) = (x & side != 0, y & side != 0)
            let quadrant: UInt64 = (isEast ? 3 : 0) ^ (isSouth ? 1 : 0)
            number += quadrant << (2 * UInt64(level))
            (x, y) = (x & (side - 1), y & (side - 1))
            // The curve of a quadrant in the north is mirrored.
            if !isSouth { (x, y) = isEast ? (side - 1 - y, side - 1 - x) : (y, x) }
        }
        return number
    }
}
