import Testing

@testable import ReportCLI

/// The values of `--base-url`.
@Suite struct BaseAddressesTests {
    @Test func `an address without a name is for every server`() throws {
        let addresses = try #require(BaseAddresses("http://localhost:8080"))

        #expect(addresses.address(of: "web") == "http://localhost:8080")
        #expect(addresses.names == [])
        #expect(addresses.hasUnnamed)
    }

    @Test func `an address with a name is for that server`() throws {
        let addresses = try #require(BaseAddresses("web=http://localhost:8080/v2"))

        #expect(addresses.address(of: "web") == "http://localhost:8080/v2")
        #expect(addresses.address(of: "sky") == nil)
        #expect(addresses.names == ["web"])
        #expect(!addresses.hasUnnamed)
    }

    @Test func `several addresses are separated by commas`() throws {
        let addresses = try #require(
            BaseAddresses("web=http://localhost:1,sky_2=https://sky.example,http://localhost:3"))

        #expect(addresses.address(of: "web") == "http://localhost:1")
        #expect(addresses.address(of: "sky_2") == "https://sky.example")
        #expect(addresses.address(of: "sea") == "http://localhost:3")
        #expect(addresses.names == ["sky_2", "web"])
    }

    @Test(arguments: ["http://localhost/a,b", "http://localhost/a,b/c=d", "http://localhost/x=y"])
    func `an address may have commas and equals signs`(address: String) throws {
        let addresses = try #require(BaseAddresses("web=\(address),sky=http://localhost:2"))

        #expect(addresses.address(of: "web") == address)
        #expect(addresses.address(of: "sky") == "http://localhost:2")
    }

    @Test(arguments: [
        "http://localhost:8080", "https://api.example/a,b", "http://localhost/fault,code=503",
        "http://localhost/a=1,b=2",
    ])
    func `an address without a name may have commas and equals signs`(address: String) {
        #expect(BaseAddresses(address)?.address(of: "flights") == address)
        #expect(BaseAddresses(address)?.names == [])
    }

    @Test func `each server gets the address with its name`() {
        let addresses = BaseAddresses("flights=http://a.example/x,y,airports=https://b.example")

        #expect(addresses?.address(of: "flights") == "http://a.example/x,y")
        #expect(addresses?.address(of: "airports") == "https://b.example")
        #expect(addresses?.address(of: "weather") == nil)
        #expect(addresses?.names == ["airports", "flights"])
    }

    @Test func `an address without a name is for all servers that are not named`() {
        let addresses = BaseAddresses("http://a.example/x=1,airports=https://b.example")

        #expect(addresses?.address(of: "flights") == "http://a.example/x=1")
        #expect(addresses?.address(of: "airports") == "https://b.example")
    }

    @Test func `the address of a line server is a host and a port`() throws {
        let addresses = try #require(
            BaseAddresses("web=http://localhost:1,gps=localhost:2947,sky=[::1]:30003"))

        #expect(addresses.address(of: "gps") == "localhost:2947")
        #expect(addresses.address(of: "sky") == "[::1]:30003")
        #expect(addresses.address(of: "web") == "http://localhost:1")
        #expect(BaseAddresses("localhost:2947")?.address(of: "gps") == "localhost:2947")
    }

    @Test(arguments: [
        "", ",", "web", "web=", "=http://localhost", "web=localhost", "web=ftp://localhost",
        "web=http://localhost,web=http://localhost:2", "http://localhost,http://localhost:2",
        "web=http://localhost?a=b", "localhost", "web=http://a.example,sea=b",
        "http://a.example,ftp://b.example", "we b=http://localhost", "web=http://localhost,",
        "http://localhost:xx", "web=localhost:xx",
    ])
    func `an invalid address, or one given twice, is refused`(text: String) {
        #expect(BaseAddresses(text) == nil)
    }
}
