public import Geodesy

/// The outlines of countries, for areas of maps.
///
/// They are those of Natural Earth (https://www.naturalearthdata.com), public domain, at 1:110
/// million, within some 3 km of the source's. The smallest countries, such as Malta and Singapore,
/// have none.
public enum CountryOutlines {
    /// Returns the rings around countries, each of which ends with its first place, by the codes of
    /// the countries; nothing for one that has no outline.
    ///
    /// No ring crosses the date line, and a ring in another one is a hole. A part of a country that
    /// has a code of its own, such as French Guiana, is not a part of it.
    ///
    /// - Parameter codes: the codes of the countries (ISO 3166-1 alpha-2, and XK for Kosovo).
    public static func rings(of codes: Set<String>) -> [String: [[Coordinate]]] {
        PackedLines.countries.unpacked(of: codes)
    }
}
