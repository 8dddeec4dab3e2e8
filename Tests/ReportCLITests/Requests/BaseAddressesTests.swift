import Testing

@testable import ReportCLI

/// What `--base-url` takes.
@Suite struct BaseAddressesTests {
    @Test func `an address without a name is that of every server`() throws {
        let addresses = try #require(BaseAddresses("http://localhost:8080"))

        #expect(addresses.address(of: "web") == "http://localhost:8080")
        #expect(addresses.names == [])
        #expect(addresses.hasUnnamed)
    }

    @Test func `an address with a name is that of one server`() throws {
        let addresses = try #require(BaseAddresses("web=http://localhost:8080/v2"))

        #expect(addresses.address(of: "web") == "http://localhost:8080/v2")
        #expect(addresses.address(of: "sky") == nil)
        #expect(addresses.names == ["web"])
        #expect(!addresses.hasUnnamed)
    }

    @Test func `several are separated by commas`() throws {
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
        "", ",", "web", "web=", "=http://localhost", "web=localhost", "web=ftp://localhost",
        "web=http://localhost,web=http://localhost:2", "http://localhost,http://localhost:2",
        "web=http://localhost?a=b", "we b=http://localhost", "web=http://localhost,",
    ])
    func `what is no address, or given twice, is refused`(text: String) {
        #expect(BaseAddresses(text) == nil)
    }
}
