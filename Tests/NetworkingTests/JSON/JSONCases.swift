import Foundation

/// Small documents, each for one rule of the grammar (RFC 8259).
enum JSONCases {
    static let valid: [Data] =
        [
            // Single values, and white space around them.
            "null", "true", "false", "0", #""""#, "[]", "{}", " [ ] ", "\t{\r\n} ", "[\n1 , 2\t]",
            "[null,true,false]", #"{"a":[],"b":{}}"#, #"{ "a" : 1 , "b" : 2 }"#,
            // Numbers.
            "-0", "12", "-3", "1.5", "-0.0", "0e1", "1e3", "1E+3", "1e-3", "1.25e2", "[0]",
            "9223372036854775807", "-9223372036854775808", "1e-400",
            // Strings.
            #""a""#, #""\"\\\/\b\f\n\r\t""#, #""\u0041\u00e9\u20AC""#, #""\ud83d\ude80""#,
            #""\u0000""#, "\"\u{7F}\"", "\"é€🚀\"", "\"\u{2028}\"", #"{"":0}"#, #"{"\u0061":0}"#,
            #"{"a":1,"a":2}"#,
            // Deep and broad nesting.
            "[" + String(repeating: #"[],{},[1],{"a":1},"#, count: 600) + "0]",
            String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
        ].map { Data($0.utf8) } + [Data([0xEF, 0xBB, 0xBF, 0x5B, 0x5D])]

    static let invalid: [Data] =
        [
            // Empty, incomplete, and with trailing text.
            "", " \n", "[", "{", #"""#, "[1", "[1,", #"{"a""#, #"{"a":"#, #"{"a":1"#, "[]]",
            "[] []", "1 2", "{}}", "]", "}", ",", ":", "nul", "tru", "fals", "[nul]", "truee",
            // Objects and arrays.
            "[,1]", "[,]", "[1,,2]", "[1,,]", "[1 2]", "[1:2]", "[1}", #"{"a":1,,}"#, "{,}",
            #"{"a" 1}"#, #"{"a",1}"#, #"{"a"::1}"#, #"{"a":}"#, "{a:1}", "{1:1}", "{null:1}",
            #"{'a':1}"#, #"{"a":1 "b":2}"#, #"{"a":1]"#, #"{"a"}"#, "{[]:1}",
            // Literals.
            "True", "NULL", "NaN", "Infinity", "-Infinity", "undefined", "nil",
            // Numbers.
            "-", "+1", "01", "-01", "00", ".5", "-.5", "1.", "1.e3", "1e", "1e+", "1E-", "0x1",
            "1_0", "--1", "-a", "1.2.3", "1e2.5", "1e2e3", "1a", "[1.]", "[-]", "0e", "１",
            // Strings.
            #""a"#, "\"\n\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"", #""\x41""#, #""\a""#, #""\""#,
            #""\u""#, #""\u12""#, #""\u12G4""#, #""\U0041""#, "'a'", #"["\"#, #""\u004"#,
            "\"\\\n\"",
            // White space that JSON does not allow, and comments.
            "\u{C}[]", "[\u{A0}]", "\u{2060}[]", "[1] // one", "/**/[]", "#\n[]",
            // Depth.
            String(repeating: "[", count: 513) + String(repeating: "]", count: 513),
            String(repeating: "[", count: 100_000),
            String(repeating: #"{"a":"#, count: 100_000),
        ].map { Data($0.utf8) } + notUTF8

    /// Section 8.2 does not define lone surrogates, nor section 6 the range of numbers.
    static let open: [Data] = [
        #""\ud83d""#, #""\ude80""#, #""\ude80\ud83d""#, #""\ud83da""#, #""\ud83d\n""#, "1e400",
    ].map { Data($0.utf8) }

    /// Foundation accepts a trailing comma, and UTF-16 and UTF-32 (section 8.1 requires UTF-8).
    static let lax: [Data] =
        ["[1,]", #"{"a":1,}"#, "1\0"].map { Data($0.utf8) }
        + [.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32].compactMap { "[1]".data(using: $0) }

    /// Strings of bytes that Unicode's table 3-7 excludes, and such bytes outside a string.
    private static let notUTF8: [Data] =
        [
            [0x80], [0xFF], [0xC3], [0xC0, 0xAF], [0xE2, 0x82], [0xE0, 0x80, 0xAF],
            [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x9A], [0xC3, 0x5C, 0x6E],
        ].map { Data([0x22] + $0 + [0x22]) } + [
            Data([0xFF]), Data([0x5B, 0x80, 0x5D]), Data([0xEF, 0xBB]), Data([0xEF, 0xBB, 0xBF]),
            Data([0x5B, 0x5D, 0x00]), Data([0x00]),
            Data([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x5B, 0x5D]),
        ]
}
