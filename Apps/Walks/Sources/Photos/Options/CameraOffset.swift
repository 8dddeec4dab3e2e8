import SectionKit

/// How far a camera's clock was ahead of UTC, as a person gives it: `+02:00`, `-8h30m` or `45s`.
package struct CameraOffset: Equatable, Sendable {
    /// Seconds ahead of UTC; negative if it was behind.
    package let seconds: Int

    /// The offset of one camera.
    package struct Named: Equatable, Sendable {
        /// The camera, or a part of its name.
        package let camera: String

        package let offset: CameraOffset

        /// Whether it is that of a camera with this name, such as "NIKON D50".
        func isOf(_ name: String?) -> Bool {
            name?.lowercased().contains(camera.lowercased()) ?? false
        }
    }

    /// A hundred years, because some clocks were never set.
    private static let most = 100 * 366 * 86_400

    /// Reads hours and minutes such as `+02:00`, or numbers with the units `d`, `h`, `m` and `s`;
    /// nil if it is neither.
    package init?(_ text: String) {
        let sign = text.first == "-" ? -1 : 1
        let amount = text.first.map { "+-".contains($0) } == true ? text.dropFirst() : text[...]
        guard let seconds = Self.clock(amount) ?? Self.units(amount), seconds <= Self.most else {
            return nil
        }
        self.seconds = sign * seconds
    }

    /// Reads `H:MM` or `H:MM:SS`.
    private static func clock(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(number)
        guard 2...3 ~= parts.count, let hours = parts[0],
            parts.dropFirst().allSatisfy({ $0.map { $0 < 60 } == true })
        else { return nil }
        return parts.dropFirst().reduce(hours) { $0 * 60 + ($1 ?? 0) }
            * (parts.count == 2 ? 60 : 1)
    }

    /// Reads numbers with units, each once and the largest first, such as `1d2h`.
    private static func units(_ text: Substring) -> Int? {
        var (rest, total) = (text, 0)
        guard !rest.isEmpty else { return nil }
        for (unit, seconds) in [("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)] {
            let digits = rest.prefix(while: \.isNumber)
            guard rest.dropFirst(digits.count).hasPrefix(unit) else { continue }
            guard let count = number(digits) else { return nil }
            total += count * seconds
            rest = rest.dropFirst(digits.count + 1)
        }
        return rest.isEmpty ? total : nil
    }

    /// A number of at most nine digits, so that no sum overflows.
    private static func number(_ text: Substring) -> Int? {
        guard 1...9 ~= text.utf8.count, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
            return nil
        }
        return Int(text)
    }
}

/// The offsets of several cameras, as a person gives them: `+02:00`, or `NIKON=+02:00,Pixel=-1h`.
package struct CameraOffsets: Equatable, Sendable {
    /// The offset of the cameras that are not named, for photos that do not say it; nil without one.
    package private(set) var usual: CameraOffset?

    package private(set) var named: [CameraOffset.Named] = []

    /// Reads offsets, separated by commas, each alone or after a camera and an equals sign; nil if one
    /// of them cannot be read, or two are alone.
    package init?(_ text: String) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let offset = sides.last.flatMap({ CameraOffset(String($0)) }) else { return nil }
            if sides.count == 2 {
                guard let camera = String(sides[0]).nonBlank?.trimmed else { return nil }
                named.append(CameraOffset.Named(camera: camera, offset: offset))
            } else if usual == nil {
                usual = offset
            } else {
                return nil
            }
        }
    }

    /// What the clocks showed; the cameras that are not named have `others` without an offset.
    func clock(others: CameraClock) -> CameraClock {
        let others = usual.map { CameraClock.ahead(seconds: $0.seconds) } ?? others
        return named.isEmpty ? others : .cameras(named, others: others)
    }
}
