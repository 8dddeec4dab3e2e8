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
            open: { path throws(UsageError) in try context.file(path) },
            demo: DemoWalk.track,
            album: { source throws(UsageError) in try context.album(source) },
            photos: { source throws(UsageError) in
                source == .drawn ? DrawnPhotos() : try context.photos(source)
            },
            images: { source throws(UsageError) in
                source == .drawn ? DrawnPhotos() : try context.pictures(source)
            },
            receiver: { address throws(UsageError) in
                try context.lines(from: address.map(LineServer.gpsd(at:)) ?? .gpsd)
            },
            recordings: { () throws(UsageError) in try context.dataFolder() + "/recordings" },
            walks: { () throws(UsageError) in try context.store(of: RecordedWalk.self) },
            changes: context.loadsAgain
                ? (try? context.dataFolder()).map { RecordChanges(of: $0) } : nil,
            zone: { context.zone(named: $0) },
            displayZone: context.displayZone,
            isRefresh: context.isRefresh,
            pause: context.pause,
            now: context.now,
            memory: context.memory,
            loadsAgain: context.loadsAgain,
            clock: context.clock,
            liveWork: context.liveWork,
            pendingWork: context.pendingWork,
            lastingMemory: context.lastingMemory)
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
