package import Essentials
package import FeatureKit
package import Networking
package import RecordStore
package import SectionKit

/// The dependencies that the sections and actions of the package are built from.
package struct AviationDependencies: Sendable {
    /// The embedded tables: airports, countries, airlines, types, address blocks.
    package let request: any BaseRequestInput

    /// The aircraft of the source.
    package let sky: any SkyInput

    /// The services that are asked about one aircraft; nil if the source asks nobody.
    package let lookUps: FlightLookUps?

    /// The source of the track of one aircraft; nil if it has none.
    package let tracks: (any TrackInput)?

    /// The source of the past flights of one aircraft; nil if it has none.
    package let pastFlights: (any PastFlightsInput)?

    /// The server with the history of flights; nil if the source has none.
    package let history: HistoryServer?

    /// Returns the request for the whole table of OurAirports, which only `--all` makes; nil if the
    /// source asks no server.
    package let allAirports: (@Sendable () throws(UsageError) -> any BaseRequestInput)?

    /// Opens the records of the watch list; only the watch list fails on a machine without a folder
    /// for records.
    package let watched: WatchedFlights

    /// Opens the records of the watch list.
    package typealias WatchedFlights =
        @Sendable () throws(UsageError) -> any RecordStoreInput<WatchedFlight>

    /// Returns the time zone of an IANA name; nil if this machine does not have it.
    package let zone: @Sendable (String) -> DisplayZone?

    /// The time that reports treat as "now".
    package let now: Date

    /// The memory of the features between loads of a screen; nil if it loads only once.
    package let memory: FeatureMemory?

    /// What the features remember as long as the program runs, however often a screen loads again;
    /// nil if there is nothing to remember.
    package let lastingMemory: FeatureMemory?

    package init(
        request: any BaseRequestInput,
        sky: any SkyInput,
        lookUps: FlightLookUps? = nil,
        tracks: (any TrackInput)? = nil,
        pastFlights: (any PastFlightsInput)? = nil,
        history: HistoryServer? = nil,
        allAirports: (@Sendable () throws(UsageError) -> any BaseRequestInput)? = nil,
        watched: @escaping WatchedFlights = { () throws(UsageError) in
            throw UsageError("there is no folder for records")
        },
        zone: @escaping @Sendable (String) -> DisplayZone? = { _ in nil },
        now: Date,
        memory: FeatureMemory? = nil,
        lastingMemory: FeatureMemory? = nil
    ) {
        self.request = request
        self.sky = sky
        self.lookUps = lookUps
        self.tracks = tracks
        self.pastFlights = pastFlights
        self.history = history
        self.allAirports = allAirports
        self.watched = watched
        self.zone = zone
        self.now = now
        self.memory = memory
        self.lastingMemory = lastingMemory
    }
}
