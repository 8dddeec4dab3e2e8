extension ReportShape {
    /// Throws unless a section can have a map.
    ///
    /// - Parameter format: the name of a format that holds only maps, for people.
    func requireMaps(for format: String) throws(SurfaceError) {
        if count(of: \.maps).upperBound > 0 { return }
        if isMissingContent { throw .nothingLoaded }
        let names = sections.map(\.id).listed(by: "and")
        throw .unfit("\(format) holds maps, but there are none in \(names)")
    }
}

extension Report {
    /// Names the sections that a format leaves out because they have no map.
    func notesOnMaps(for format: String) -> [String] {
        let others = sections.filter { section in
            section.isLoaded
                && !section.blocks.standard.contains { if case .map = $0 { true } else { false } }
        }
        if others.isEmpty { return [] }
        return [
            "\(format) leaves out \(others.map(\.id).listed(by: "and")), where there are no maps."
        ]
    }
}
