import Foundation
import Networking
import Testing

/// Strings of a document, compared with literals where they are.
@Suite struct JSONTextTests {
    private func tea(_ text: String) throws -> (name: String?, price: Double?) {
        var name: String?
        var price: Double?
        _ = try JSONReader.read(Data(text.utf8)) { json in
            json.object { key, json in
                switch key {
                case "name": name = json.string()
                case "price": price = json.number()
                default: break
                }
            }
        }
        return (name, price)
    }

    @Test func `A key is what stands between the quotation marks`() throws {
        let tea = try tea(#"{"nam": "A", "named": "B", "name": "Sencha", "": 1, "price": 3}"#)

        #expect(tea.name == "Sencha")
        #expect(tea.price == 3)
    }

    @Test func `A key may be written with escapes`() throws {
        #expect(try tea(#"{"n\u0061me": "Assam"}"#).name == "Assam")
    }

    @Test(arguments: [#"{"": 1}"#, #"{"größe": 1}"#, #"{"gr\u00F6\u00DFe": 1}"#, #"{"a\"b": 1}"#])
    func `A key is equal to its text`(text: String) throws {
        _ = try JSONReader.read(Data(text.utf8)) { json in
            json.object { key, _ in
                let name = key.text
                #expect(key == name)
                #expect(!(key == name + "x"))
                #expect(key != "grosse")
            }
        }
    }

    @Test(arguments: ["", "Sencha", "grün", "\u{1F375}", "a\"b", "tab\t"])
    func `A string is read in its place as the same text`(text: String) throws {
        for json in [try written(text), try written(text).replacing("e", with: #"\u0065"#)] {
            try JSONReader.read(Data(json.utf8)) { json in
                let value = json.text()

                #expect(value?.text == text)
                #expect(value?.withUTF8 { $0.elementsEqual(text.utf8) } == true)
                #expect(value.map { $0 == text } == true)
                #expect(value.map { $0 == text + "x" } == false)
                // It was read.
                #expect(json.string() == nil)
            }
        }
    }

    private func written(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }

    @Test func `A value of another type is not read as a string`() throws {
        let number = try JSONReader.read(Data("5".utf8)) { json in
            json.text() == nil ? json.integer() : nil
        }

        #expect(number == 5)
    }

    /// Words of eight bytes and blocks of 32 end before, at and after a character that counts.
    @Test func `The end of a string is found at every place in a word and a block`() throws {
        for length in 0..<100 {
            let plain = String(repeating: "t", count: length)
            for (escaped, character) in [("", ""), (#"\n"#, "\n"), ("é", "é"), (#"\""#, "\"")] {
                let document = Data(#"["\#(plain)\#(escaped)","\#(escaped)\#(plain)"]"#.utf8)
                let texts = try JSONReader.read(document) { $0.list { $0.string() } }

                #expect(texts == [plain + character, character + plain])
            }
            let control = Data("\"\(plain)\u{1F}ttttttttttttttttttttttttttttttttttttttt\"".utf8)
            #expect(throws: JSONError(.unexpectedByte, at: length + 1)) {
                try JSONReader.read(control) { _ in }
            }
        }
    }
}
