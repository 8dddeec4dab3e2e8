import SectionEssentials

/// What zlib has compressed, and what it was before.
public struct DeflateSample: CustomStringConvertible, Sendable {
    /// What is special about it, in a few words.
    public let description: String

    /// The bytes that zlib has written.
    public let packed: [UInt8]

    /// The bytes that it was given.
    public let content: [UInt8]

    private init(_ description: String, _ packed: String, _ content: [UInt8]) {
        self.description = description
        self.packed = [UInt8](Data(base64Encoded: packed) ?? Data())
        self.content = content
    }

    /// Letters that hardly repeat themselves.
    public static func letters(_ count: Int) -> [UInt8] {
        var state = 1
        return (0..<count).map { _ in
            state = (state * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
            return UInt8(97 + (state >> 16) % 26)
        }
    }

    /// Half a megabyte of zeros in 525 bytes.
    public static let zeros = DeflateSample(
        "zeros",
        "7cGBAAAAAMOg+VPf4ARVAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHwD",
        [UInt8](repeating: 0, count: 1 << 19))

    /// Samples of each kind of block.
    public static let all = [
        DeflateSample(
            "fixed codes", "c/J3DHLx9HNXCHAMDlZwGuWN8vDyAA==",
            [UInt8](String(repeating: "BOARDING PASS ", count: 40).utf8)),
        DeflateSample(
            "codes of its own",
            "DZBJFkQhCMTOKoqiOMvH4fTdm1qmXjLKm5RNaijAO8sTjVio+wt9bZOs1dR8QkRI7+aK"
                + "eHi9YNbxerz/7LzJfcEWZo4noTTYrM6PFOkYeVEbWGmuOKbvzv2K+2PXjCuoLKmbeuS4"
                + "3ua6jyqM02YGei7rleNUMmBLHO5tNnXIscA0a2RKzxJmHZ1eDrUAljwt/K/DqGw+nLqW"
                + "ctj0TX3tc19jd9VJCozzj2iyZk5xX2nkiRECPXWj5Z0vT/Y0ofz3L8yaKEoe+ukx8a76"
                + "yrQzMwjgwZiyOLzV9Qse7PPv+hZ6mFxr/be0Mph7MX+HpY1O3aD+mksbR6Vgk+K4djSx"
                + "/bCOHw==",
            letters(400)),
        DeflateSample(
            "codes without distances",
            "BcEJAoAgCACwt3pgCpolBMrr297hq/aAEySSdXHRBqM+5cSHLWBKirMgAET002+ATexX"
                + "4F10l/KldTB/VxpE1DaCzGikubzY6g7iTWdMMvPIVL+zzEdmC7waXyost9WnUWM3um2r"
                + "xnfP1eMP",
            letters(150)),
        DeflateSample(
            "stored bytes",
            "ATwAw/9xbXpyaGxham9ldGJrd2x0enR2aWVtaHBmeWJwc3dhamNjdmpvZmplZWVianp5"
                + "bG5lZXhrc3pnYXN4ZnY=",
            letters(60)),
        DeflateSample(
            "runs and a distance of 32,000",
            "7d3BDUAwAADAWUsqVZoWDWF6K3jL3SK3lWdPa8g19mG51v70c44lteke2nGFPI5nrlOO"
                + "AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPi97eN//gI=",
            letters(40) + [UInt8](repeating: 97, count: 31_960) + letters(40)),
        DeflateSample(
            "several blocks",
            "DMyJAcMgCADAWUUxChjfoDJ9ewNcLzaSOKq4gLcsW5qxpBYvtLkdea9UIyEikF15EQ9P"
                + "e9w8UU+Mnx+Xwvf4wsz5EK4KmzXETjkdtyxrBb9qKIHTd8e2Ev7tHHk+uuZ6d2qZ87TN"
                + "7z6q0E8dAsmC6F0n6BLASvzcWz01kFxguNklkfmEor0lk+ctPwAAAP//DY9JEgQhCMDe"
                + "2rgh4Ngq4vL66UuOSaWV21EeqkGBl+hVy6HgGw+8Yz3knFGNFEIAukd+IWweNz1jR9sx"
                + "TtcP+ZlcYea8KWiFxeZjo4z70ZutgtPqi2ecp69b/KcdPY9kOvS38M2cx138W9sM2q5d"
                + "AK8XO7q9qUCoxOmc6ugFyQX6M5ogXYdBrL14Jf0KhCLdwZdO7cfPDN3GME4LZ7dbp5+V"
                + "/TGvlDj0T1F1dKG8jlaMyAESXvOtypLDnSN2KB+/YTbCrNLsDw==",
            letters(200) + letters(300)),
        DeflateSample(
            "nothing", "AwA=",
            []),
        zeros,
    ]

    /// Those whose contents are short.
    public static let short = all.filter { $0.content.count < 1000 }
}
