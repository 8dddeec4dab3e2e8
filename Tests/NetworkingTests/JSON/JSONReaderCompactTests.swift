import Foundation
import Networking
import Testing

/// Values without white space and without members that are null.
struct JSONReaderCompactTests {
    @Test(arguments: [
        (#" { "a" : [ 1 , 2.50e+1 , true , "x y" ] } "#, #"{"a":[1,2.50e+1,true,"x y"]}"#),
        (#"{"a": null, "b": {"c": null, "d": "e"}, "f": null}"#, #"{"b":{"d":"e"}}"#),
        (#"{"a": null}"#, "{}"), ("[null, {}, [ ]]", "[null,{},[]]"), ("null", "null"),
        (#"{"\u0061\n\"": "\u00e9\/"}"#, #"{"\u0061\n\"":"\u00e9\/"}"#),
        (#"{"é": "漢字 👩‍🚀"}"#, #"{"é":"漢字 👩‍🚀"}"#),
    ])
    func `white space and null members are left out`(json: String, expected: String) throws {
        #expect(try compact(json) == expected)
    }

    @Test(arguments: [
        (#"{"a": 1, "a": null}"#, #"{"a":1,"a":null}"#), (#"{"a": null, "a": 1}"#, #"{"a":1}"#),
        (#"{"a": 1, "\u0061": null}"#, #"{"a":1,"\u0061":null}"#),
    ])
    func `a null that replaces an earlier value stays`(json: String, expected: String) throws {
        #expect(try compact(json) == expected)
    }

    @Test(arguments: ["{", #"{"a": nul}"#, "[1,]", #"{"a" 1}"#, ""])
    func `an invalid document is an error`(json: String) {
        #expect(throws: JSONError.self) { try compact(json) }
    }

    private func compact(_ json: String) throws -> String {
        var bytes: [UInt8] = []
        try JSONReader.read(Data(json.utf8)) { $0.compact(to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
