import Testing

@testable import ReportCLI

@Suite struct BaseAddressesTests {
    @Test(arguments: [
        "http://localhost:8080", "https://api.example/a,b", "http://localhost/fault,code=503",
        "http://localhost/a=1,b=2",
    ])
    func `an address alone is taken whole, with its commas and signs`(address: String) {
        #expect(BaseAddresses(address)?.address(of: "flights") == address)
        #expect(BaseAddresses(address)?.names == [])
    }

    @Test func `addresses of several servers are told apart by their names`() {
        let addresses = BaseAddresses("flights=http://a.example/x,y,airports=https://b.example")

        #expect(addresses?.address(of: "flights") == "http://a.example/x,y")
        #expect(addresses?.address(of: "airports") == "https://b.example")
        #expect(addresses?.address(of: "weather") == nil)
        #expect(addresses?.names == ["airports", "flights"])
    }

    @Test func `an address may stand for all servers but those that are named`() {
        let addresses = BaseAddresses("http://a.example/x=1,airports=https://b.example")

        #expect(addresses?.address(of: "flights") == "http://a.example/x=1")
        #expect(addresses?.address(of: "airports") == "https://b.example")
    }

    @Test(arguments: [
        "", "localhost", "flights=", "=http://a.example", "flights=http://a.example,airports=b",
        "http://a.example,http://b.example", "flights=http://a.example,flights=http://b.example",
        "http://a.example,ftp://b.example",
    ])
    func `anything else is refused`(text: String) {
        #expect(BaseAddresses(text) == nil)
    }
}
