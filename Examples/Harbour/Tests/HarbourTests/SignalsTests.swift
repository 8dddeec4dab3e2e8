import FeatureTesting
import Networking
import Testing

/// The signals section with a spied line transport.
@Suite struct SignalsTests {
    private let radio = LineTransportSpy([
        .sends(["!AIVDM,1", "!AIVDM,2", "!AIVDM,3"], then: nil)
    ])

    @Test func `the section shows as many signals as requested`() async {
        let run = await HarbourRun("signals 2 --source live --format csv", radio: radio)

        #expect(run.status == .success)
        #expect(run.output == "sentence\r\n\"!AIVDM,1\"\r\n\"!AIVDM,2\"\r\n")
        #expect(radio.servers.map(\.host) == ["localhost"])
    }

    @Test func `the example source has embedded signals`() async {
        let run = await HarbourRun("signals 1 --format csv", radio: radio)

        #expect(run.status == .success)
        #expect(run.output.contains("!AIVDM"))
        #expect(radio.servers == [])
    }

    @Test func `offline, no connection is made`() async {
        let run = await HarbourRun("signals 1 --source live --offline", radio: radio)

        #expect(run.status == .nothingShown)
        #expect(run.errors.contains("The signals could not be loaded"))
        #expect(radio.servers == [])
    }

    @Test func `a variable changes the address of the radio`() async {
        let environment = ["HARBOUR_RADIO": "192.0.2.7:10110"]

        _ = await HarbourRun("signals 1 --source live", radio: radio, environment: environment)

        #expect(radio.servers.map(\.host) == ["192.0.2.7"])
    }
}
