package import Logbook

/// Reads pictures and PDF files with installed programs: their bar codes, or else their text.
package struct PictureReader: PictureReading {
    private let programs: any PassProgramsInput
    private let progress: @Sendable (String) -> Void

    /// How long all ways of reading a file may take: many times what they need on a machine that
    /// has other work too.
    private static let patience = Duration.seconds(30)

    /// Creates the reader.
    ///
    /// - Parameter progress: is told what is tried, and an empty text at the end.
    package init(
        _ programs: any PassProgramsInput, progress: @escaping @Sendable (String) -> Void
    ) {
        self.programs = programs
        self.progress = progress
    }

    package func picture(
        _ path: String, named name: String, _ context: PassContext
    ) async throws(PassError) -> ReadPass {
        try await read(ReadPass(name, kind: .picture)) { search, folder in
            await search.readPicture(path, in: folder, context)
        }
    }

    package func document(
        _ path: String, named name: String, _ context: PassContext
    ) async throws(PassError) -> ReadPass {
        try await read(ReadPass(name, kind: .pdf)) { search, folder in
            await search.readDocument(path, in: folder, context)
        }
    }

    private func read(
        _ pass: ReadPass, _ body: (inout PassSearch, String) async -> Void
    ) async throws(PassError) -> ReadPass {
        defer { progress("") }
        let deadline = ContinuousClock.now + Self.patience
        let runs = PassProgramRuns(programs, until: deadline)
        var search = await PassSearch(
            pass, programs: PassPictureTools(runs), progress: progress, deadline: deadline)
        return try await programs.withFolder { folder throws(PassError) in
            await body(&search, folder)
            if search.pass.legs.isEmpty { throw search.error(problems: runs.problems) }
            return search.pass
        }
    }
}
