public import SectionKit

extension SourceContext {
    /// Returns a time zone of this machine's time zone database by its IANA name, such as
    /// `Europe/London`; nil if the database is not installed or does not have it.
    public func zone(named name: String) -> DisplayZone? {
        ZoneDatabase(environment: connection.host.environment).zone(inDatabase: name)
    }
}
