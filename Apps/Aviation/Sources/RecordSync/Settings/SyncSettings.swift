/// What a person has set up on this machine.
package struct SyncSettings: Equatable, Sendable {
    package let place: SyncPlace
    package let credentials: SyncCredentials?

    package let connection: SyncConnection

    /// What the server honours; nil for a folder.
    package let conditions: WebDAVConditions?

    /// The key that encrypts everything; nil if nothing is encrypted.
    package let key: SyncKey?

    package init(
        place: SyncPlace, credentials: SyncCredentials?, conditions: WebDAVConditions?,
        key: SyncKey? = nil, connection: SyncConnection = SyncConnection()
    ) {
        self.connection = connection
        self.place = place
        self.credentials = credentials
        self.conditions = conditions
        self.key = key
    }
}
