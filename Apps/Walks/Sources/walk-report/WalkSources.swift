import DemoWalk
import Networking
import Photos
import RecordStore
import ReportCLI
import SectionKit
import Tracks
import Walking

/// Where the program's walks and photos are from.
enum WalkSources {
    static let walks = ReportSource<WalkDependencies>(
        Report.Source(id: "walks", summary: "walks and photos of this machine."),
        summary: "the files that you name, your walks, or a made-up walk",
        servers: Server.photos,
        lineServers: [.gpsd]
    ) { context in
        WalkDependencies(
            context: context, demo: DemoWalk.track, photos: PhotoSources(context: context),
            receiver: { address throws(UsageError) in
                try context.lines(from: address.map(LineServer.gpsd(at:)) ?? .gpsd)
            })
    }
}

extension LineServer {
    /// The gpsd of this machine (<https://gpsd.gitlab.io/gpsd/gpsd_json.html>).
    static let gpsd = LineServer(
        "gpsd", host: "localhost", port: 2947, addressVariable: "WALK_GPSD",
        greeting: [#"?WATCH={"enable":true,"json":true};"#], silence: .seconds(60),
        lineLimit: 64 << 10)

    /// A gpsd at another address.
    static func gpsd(at address: ReceiverAddress) -> LineServer {
        var server = gpsd
        (server.host, server.port, server.addressVariable) = (address.host, address.port, nil)
        return server
    }
}
