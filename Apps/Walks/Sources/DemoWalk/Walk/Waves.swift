#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The curves that the made-up walk and its pictures are composed of.
enum Waves {
    /// The height of a wave of height 1 after a number of turns: 0, 1 at a quarter, 0, -1, 0.
    static func sine(_ turns: Double) -> Double { sin(turns * 2 * .pi) }

    /// The wave that is a quarter of a turn ahead.
    static func cosine(_ turns: Double) -> Double { cos(turns * 2 * .pi) }

    /// A hill of height 1 at `centre`, which is about as wide as `width` on each side.
    static func hill(_ x: Double, at centre: Double, width: Double) -> Double {
        exp(-(x - centre) * (x - centre) / (width * width))
    }

    /// The direction of a vector, in turns clockwise from north.
    static func turn(east: Double, north: Double) -> Double { atan2(east, north) / (2 * .pi) }
}
