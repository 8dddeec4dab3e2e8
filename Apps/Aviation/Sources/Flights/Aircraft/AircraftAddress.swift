/// The 24-bit address of an aircraft, such as `4ca4e5` (ICAO Annex 10), or one that a receiver
/// made up, such as `~298ee0`.
package struct AircraftAddress: Hashable, Sendable {
    /// The address as a number below 2²⁴.
    package let number: UInt32

    /// Whether ICAO's member states assigned it; a tilde marks one that is not.
    package let isICAO: Bool

    /// An address of ICAO with a number below 2²⁴.
    package init(icao number: UInt32) {
        self.number = number
        isICAO = true
    }

    /// Parses six hexadecimal digits of any case, after a tilde for an address that is not ICAO's.
    package init?(_ text: some StringProtocol) {
        self.init(bytes: text.utf8)
    }

    /// Parses the text of an address in UTF-8.
    init?(bytes: some Collection<UInt8>) {
        let isICAO = bytes.first != UInt8(ascii: "~")
        guard bytes.count == (isICAO ? 6 : 7) else { return nil }
        var number: UInt32 = 0
        for byte in isICAO ? bytes.dropFirst(0) : bytes.dropFirst() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt32(byte & 15)
            case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
                number = number << 4 | UInt32(byte & 7 + 9)
            default: return nil
            }
        }
        self.number = number
        self.isICAO = isICAO
    }
}

extension AircraftAddress: CustomStringConvertible {
    /// Six lower-case hexadecimal digits, after a tilde if the address is not ICAO's.
    package var description: String {
        let digits = String(number, radix: 16)
        let zeros = String(repeating: "0", count: 6 - digits.utf8.count)
        return (isICAO ? "" : "~") + zeros + digits
    }
}
