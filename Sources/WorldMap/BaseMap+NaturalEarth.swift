import Geodesy
public import SectionKit

extension BaseMap {
    /// The land, coastlines and borders of Natural Earth.
    ///
    /// They are drawn at 1:110 million, or at 1:50 million where that shows more; borders are always
    /// at 1:110 million. Positions are within some 3 km of the source's. Each scale is unpacked when
    /// it is first drawn.
    ///
    /// Source: Natural Earth (https://www.naturalearthdata.com), public domain.
    public static let naturalEarth = BaseMap(name: "Natural Earth") { resolution in
        resolution < finestCoarse ? .fine : .coarse
    }

    /// The smallest distance, in degrees, at which the scales look alike.
    private static let finestCoarse = 0.2
}

extension BaseMap.Outlines {
    fileprivate static let coarse = BaseMap.Outlines(land: .coarseLand)

    fileprivate static let fine = BaseMap.Outlines(land: .fineLand)

    private static let allBorders = PackedLines.borders.unpacked()

    private init(land packed: PackedLines) {
        let land = packed.unpacked()
        self.init(coasts: land.flatMap(\.partsBetweenSeams), land: land, borders: Self.allBorders)
    }
}
