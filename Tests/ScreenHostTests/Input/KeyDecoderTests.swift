@testable import ScreenHost
import Testing

struct KeyDecoderTests {
    private func decode(_ pieces: String...) -> [Input] {
        decode(pieces.map { Array($0.utf8) })
    }

    private func decode(_ pieces: [[UInt8]]) -> [Input] {
        var decoder = KeyDecoder()
        return pieces.flatMap { decoder.feed($0) }
    }

    @Test func `letters are characters, and control characters are keys`() {
        #expect(decode("aß€🚀") == ["a", "ß", "€", "🚀"].map { .character($0) })
        #expect(decode("\r\n\t\u{7F}\u{08}") == [.enter, .enter, .tab, .backspace, .backspace])
        #expect(decode("\u{03}\u{1A}") == [.control("c"), .control("z")])
    }

    @Test func `cursor keys are decoded in all their encodings`() {
        #expect(decode("\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[D") == [.up, .down, .right, .left])
        #expect(decode("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~") == [.home, .home, .home, .home])
        #expect(decode("\u{1B}[F\u{1B}[4~\u{1B}[8~") == [.end, .end, .end])
        #expect(decode("\u{1B}[5~\u{1B}[6;2~\u{1B}[Z") == [.pageUp, .pageDown, .backTab])
        #expect(decode("\u{1B}[3~") == [.delete])
    }

    @Test func `a sequence may arrive in any pieces`() {
        let whole = Array("\u{1B}[5~é\u{1B}[<65;3;4M\u{1B}[200~ü\u{1B}[201~x".utf8)

        for cut in whole.indices {
            let inputs = decode([Array(whole[..<cut]), Array(whole[cut...])])
            #expect(inputs == [.pageUp, .character("é"), .wheel(1), .pasted("ü"), .character("x")])
        }
        #expect(decode(whole.map { [$0] }).count == 5)
    }

    @Test func `an escape is the Escape key if nothing follows`() {
        var decoder = KeyDecoder()

        #expect(decoder.feed([0x1B]) == [])
        #expect(decoder.pause() == [.escape])
        #expect(decoder.feed(Array("[A".utf8)) == [.character("["), .character("A")])
    }

    @Test func `an escape before another key is the Escape key`() {
        #expect(decode("\u{1B}\u{1B}[A") == [.escape, .up])
        #expect(decode("\u{1B}q") == [.escape, .character("q")])
    }

    @Test func `unknown sequences are dropped completely`() {
        #expect(decode("\u{1B}[?62;4c\u{1B}[15~\u{1B}[[A\u{1B}OPx") == [.character("x")])
        #expect(
            decode("\u{1B}]11;rgb:0/0/0\u{07}a\u{1B}Pq#1\u{1B}\\b\u{1B}_x\u{1B}", "\\c")
                == ["a", "b", "c"].map { .character($0) })
    }

    @Test func `an interrupted sequence does not affect the next key`() {
        #expect(decode("\u{1B}[12\u{1B}[Ax") == [.up, .character("x")])
        #expect(decode("\u{1B}[12é") == [.character("é")])
    }

    @Test func `an incomplete sequence is dropped if nothing follows`() {
        var decoder = KeyDecoder()

        #expect(decoder.feed(Array("\u{1B}[1".utf8)) == [])
        #expect(decoder.pause() == [])
        #expect(decoder.feed(Array("\u{1B}]0;x".utf8)) == [])
        #expect(decoder.pause() == [])
        #expect(decoder.feed(Array("5~".utf8)) == [.character("5"), .character("~")])
    }

    @Test func `invalid UTF-8 is dropped, but not the text after it`() {
        #expect(
            decode([[0xFF, 0x61, 0xC3, 0x62, 0x80, 0xE2, 0x82, 0x63]])
                == ["a", "b", "c"].map { .character($0) })
        // An overlong slash, a lone surrogate, a scalar beyond Unicode, an eight-bit control.
        #expect(
            decode([[0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x9B, 0x78]])
                == [.character("x")])
    }

    @Test func `pasted text arrives in one piece, whatever it contains`() {
        #expect(
            decode("\u{1B}[200~q\r\u{1B}[A\u{1B}[201~q")
                == [.pasted("q\r\u{1B}[A"), .character("q")])
    }

    @Test func `a pause delivers the beginning of a paste`() {
        var decoder = KeyDecoder()

        #expect(decoder.feed(Array("\u{1B}[200~first".utf8)) == [])
        #expect(decoder.pause() == [.pasted("first")])
        #expect(
            decoder.feed(Array(" last\u{1B}[201~x".utf8)) == [.pasted(" last"), .character("x")])
    }

    @Test func `a pause within the end of a paste does not lose the end`() {
        var decoder = KeyDecoder()

        _ = decoder.feed(Array("\u{1B}[200~first\u{1B}[20".utf8))
        #expect(decoder.pause() == [.pasted("first")])

        #expect(decoder.feed(Array("1~q".utf8)) == [.pasted(""), .character("q")])
    }

    @Test func `mouse presses and wheel turns are decoded`() {
        #expect(decode("\u{1B}[<0;5;3M\u{1B}[<0;5;3m") == [.press(row: 2, column: 4)])
        #expect(
            decode("\u{1B}[<64;1;1M\u{1B}[<65;1;1M\u{1B}[<2;1;1M\u{1B}[<0;1M")
                == [.wheel(-1), .wheel(1)])
    }

    @Test(arguments: ["-9223372036854775808", "9223372036854775807", "65536"])
    func `a mouse position out of range is outside the screen`(place: String) {
        #expect(decode("\u{1B}[<0;\(place);\(place)M") == [.press(row: -1, column: -1)])
    }

    @Test func `endless input does not fill the memory`() {
        var decoder = KeyDecoder()

        for _ in 0..<100 { _ = decoder.feed(Array(repeating: 0x3B, count: 100)) }
        _ = decoder.feed(Array("\u{1B}[".utf8) + Array(repeating: 0x3B, count: 10_000))
        _ = decoder.feed(Array("\u{1B}[200~".utf8) + Array(repeating: 0x61, count: 100_000))

        guard case .pasted(let text)? = decoder.pause().first else {
            Issue.record("nothing was pasted")
            return
        }
        #expect(text.count == 65_536)
    }

    @Test func `mouse events of terminals that do not know mode 1006 are read`() {
        var decoder = KeyDecoder()
        let press = Array("\u{1B}[M q*".utf8)

        #expect(decoder.feed(press) == [.press(row: 9, column: 80)])
        #expect(decoder.feed(Array("\u{1B}[M#q*".utf8)) == [])
        #expect(
            decoder.feed(Array("\u{1B}[M`!!\u{1B}[Ma!!j".utf8)) == [
                .wheel(-1), .wheel(1), .character("j"),
            ])
        #expect(
            decoder.feed([0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xE0]) == [
                .press(row: 191, column: 222)
            ])
        // The bytes may arrive one by one, and one of them may be missing.
        #expect(press.flatMap { decoder.feed([$0]) } == [.press(row: 9, column: 80)])
        #expect(decoder.feed(Array("\u{1B}[M q".utf8)) == [])
        #expect(decoder.pause() == [])
        #expect(decoder.feed(Array("q".utf8)) == [.character("q")])
    }
}
