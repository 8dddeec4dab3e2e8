/// The code of an airline of ICAO, three letters, with which the call signs of its flights begin.
struct AirlineCode: Hashable {
    /// The letters in upper case, the first one highest.
    private let letters: UInt32

    /// Reads the code of a call sign, such as `IBE` of `IBE123`; nil for a registration.
    ///
    /// The code is followed by a flight number, which begins with a digit; in a registration such as
    /// CFSNP, D-AIZZ or N343NW, it is not. Some sources write it as IBE 123.
    init?(callSign: String) {
        var letters: UInt32 = 0
        var count = 0
        for byte in callSign.utf8 where byte != UInt8(ascii: " ") {
            if count == 3 {
                guard byte &- UInt8(ascii: "0") < 10 else { return nil }
                self.letters = letters
                return
            }
            guard byte.upperCase &- UInt8(ascii: "A") < 26 else { return nil }
            letters = letters << 8 | UInt32(byte.upperCase)
            count += 1
        }
        return nil
    }

    /// Reads the code in a table; nil for one that no call sign has.
    init?(icao code: String) {
        self.init(callSign: code + "0")
        if text != code { return nil }
    }

    /// The code as a text, such as `IBE`.
    var text: String {
        let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> $0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
