import Foundation
import Networking
import Testing

/// Names of members, compared with literals.
@Suite struct JSONKeyTests {
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
}
