extension String {
    /// The name of a file without its folders, so that a report does not contain them.
    package var fileName: String {
        self == "-" ? "standard input" : split(separator: "/").last.map(String.init) ?? self
    }

    /// The name of the file at this path as a title: without its folder and its extension, such as
    /// "lake" for `walks/lake.gpx` and `walks/lake.gpx.gz`.
    package var fileTitle: String {
        let name = fileName
        let parts = name.split(separator: ".")
        let extensions = parts.last == "gz" ? 2 : 1
        guard parts.count > 1, !name.hasPrefix(".") else { return name }
        return parts.dropLast(min(extensions, parts.count - 1)).joined(separator: ".")
    }
}
