/// What a person wants to set up.
package struct SyncSetup: Equatable, Sendable {
    package let place: SyncPlace
    package let credentials: SyncCredentials?

    /// Whether a folder may be used that holds other files, or records of an unknown log.
    package let joins: Bool

    /// The path of the file with the key that encrypts everything; nil to encrypt nothing.
    package let keyFile: String?

    package let connection: SyncConnection

    package init(
        place: SyncPlace, credentials: SyncCredentials?, joins: Bool, keyFile: String? = nil,
        connection: SyncConnection = SyncConnection()
    ) {
        self.connection = connection
        self.place = place
        self.credentials = credentials
        self.joins = joins
        self.keyFile = keyFile
    }
}

/// What was found at a place that is to be set up.
package struct SyncFound: Equatable, Sendable {
    /// Whether the place says that it holds a log.
    package let isLog: Bool

    /// The number of records there.
    package let records: Int

    /// The number of other files there.
    package let others: Int

    /// The number of records of this machine.
    package let recordsHere: Int

    /// The other place that this machine is synced with until then; nil for none.
    package let replaced: SyncPlace?

    /// The number of records that were changed here since they were synced with that place.
    package let unsent: Int

    /// The key that encrypts everything; nil if nothing is encrypted.
    package let key: SyncKey?

    /// Whether what is there in plain is to be encrypted.
    package let encrypts: Bool

    /// What the server honours, once it is set up; nil for a folder.
    package var conditions: WebDAVConditions?

    package init(
        isLog: Bool, records: Int, others: Int, recordsHere: Int, key: SyncKey? = nil,
        encrypts: Bool = false, replaced: SyncPlace? = nil, unsent: Int = 0
    ) {
        self.encrypts = encrypts
        self.isLog = isLog
        self.records = records
        self.others = others
        self.recordsHere = recordsHere
        self.key = key
        self.replaced = replaced
        self.unsent = unsent
    }

    /// Whether it can be used without asking.
    package var isClear: Bool { isLog || (records == 0 && others == 0) }
}

/// Where a sync stands.
package struct SyncState: Equatable, Sendable {
    package let settings: SyncSettings

    /// The numbers of records that would be sent, and read from the other side.
    package let sends: Int
    package let fetches: Int

    /// The number of versions that lost a conflict and are kept.
    package let conflicts: Int

    /// The photos that a sync would send, and those that this machine does not have.
    package let photos: PhotoPlan

    package init(
        settings: SyncSettings, sends: Int, fetches: Int, conflicts: Int = 0,
        photos: PhotoPlan = PhotoPlan()
    ) {
        self.settings = settings
        self.sends = sends
        self.fetches = fetches
        self.conflicts = conflicts
        self.photos = photos
    }
}
