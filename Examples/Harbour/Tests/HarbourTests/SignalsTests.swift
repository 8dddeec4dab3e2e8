import FeatureTesting
import Networking
import Testing

/// What the radio hears, over a transport that connects as the test says.
@Suite struct SignalsTests {
    private let radio = LineTransportSpy([
        .sends(["!AIVDM,1", "!AIVDM,2", "!AIVDM,3"], then: nil)
    ])

    @Test func `as many signals are shown as were asked for`() async {
        let run = await HarbourRun("signals 2 --source live --format csv", radio: radio)

        #expect(run.status == .success)
        #expect(run.output == "sentence\r\n\"!AIVDM,1\"\r\n\"!AIVDM,2\"\r\n")
        #expect(radio.servers.map(\.host) == ["localhost"])
    }

    @Test func `those of the example are part of the program`() async {
        let run = await HarbourRun("signals 1 --format csv", radio: radio)

        #expect(run.status == .success)
        #expect(run.output.contains("!AIVDM"))
        #expect(radio.servers == [])
    }

    @Test func `offline nobody is connected to`() async {
        let run = await HarbourRun("signals 1 --source live --offline", radio: radio)

        #expect(run.status == .nothingShown)
        #expect(run.errors.contains("The signals could not be loaded"))
        #expect(radio.servers == [])
    }

    @Test func `the radio may be elsewhere`() async {
        let environment = ["HARBOUR_RADIO": "192.0.2.7:10110"]

        _ = await HarbourRun("signals 1 --source live", radio: radio, environment: environment)

        #expect(radio.servers.map(\.host) == ["192.0.2.7"])
    }
}
