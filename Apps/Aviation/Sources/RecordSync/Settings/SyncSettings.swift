/// What a person has set up on this machine.
package struct SyncSettings: Equatable, Sendable {
    package let place: SyncPlace
    package let credentials: SyncCredentials?

    /// What the server honours; nil for a folder.
    package let conditions: WebDAVConditions?

    package init(
        place: SyncPlace, credentials: SyncCredentials?, conditions: WebDAVConditions?
    ) {
        self.place = place
        self.credentials = credentials
        self.conditions = conditions
    }
}
