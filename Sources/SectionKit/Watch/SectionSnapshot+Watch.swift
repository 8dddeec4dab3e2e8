extension SectionSnapshot {
    /// Whether it has content, or an error.
    package var hasLoaded: Bool { if case .loading = state { false } else { true } }

    /// The snapshot of a section that is late: content from before says so.
    package var late: SectionSnapshot {
        guard case .success = state else { return self }
        return notRefreshed(
            because: SectionError(
                message: "It is still loading.", recovery: "It is shown when it arrives."))
    }
}
