package import SectionKit

/// What the clock of a camera showed, for photos that do not say it themselves.
package indirect enum CameraClock: Equatable, Sendable {
    /// It is unknown, so that a time without its offset from UTC says nothing.
    case unknown

    /// It was so many seconds ahead of UTC.
    case ahead(seconds: Int)

    /// It showed the time of a zone.
    case zone(DisplayZone)

    /// Some cameras had clocks of their own, which were so far ahead of UTC whatever their photos say;
    /// the others had another one.
    case cameras([CameraOffset.Named], others: CameraClock)
}
