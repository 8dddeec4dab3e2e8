import Testing

@testable import Walking

/// The host and port of a gpsd.
@Suite struct ReceiverAddressTests {
    @Test(arguments: [
        ("localhost", "localhost:2947"), ("192.0.2.7:2948", "192.0.2.7:2948"),
        ("[::1]", "[::1]:2947"), ("[::1]:1", "[::1]:1"),
    ])
    func `a port may be left out`(text: String, address: String) {
        #expect(ReceiverAddress(text)?.description == address)
    }

    @Test(arguments: ["", ":2947", "host:", "host:0", "host:70000", "http://host", "a b", "[::1]x"])
    func `other texts are no addresses`(text: String) {
        #expect(ReceiverAddress(text) == nil)
    }
}
