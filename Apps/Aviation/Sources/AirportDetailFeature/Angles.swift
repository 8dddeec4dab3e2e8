#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Trigonometric functions of angles in degrees.
enum Angles {
    static func sine(_ angle: Double) -> Double { sin(angle * .pi / 180) }

    static func cosine(_ angle: Double) -> Double { cos(angle * .pi / 180) }

    static func tangent(_ angle: Double) -> Double { tan(angle * .pi / 180) }

    static func arcSine(_ sine: Double) -> Double { asin(sine) * 180 / .pi }

    static func arcCosine(_ cosine: Double) -> Double { acos(cosine) * 180 / .pi }
}
