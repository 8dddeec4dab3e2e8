package import Logbook
package import SectionEssentials

/// Reads passes of wallets: a `.pkpass` file, or a `.pkpasses` file, which has several.
package enum WalletPass {
    static let maximumPasses = 50

    private static let contentLimit = 1 << 20
    private static let passLimit = 8 << 20

    /// Returns the flights of a file; nothing of it is written to a disk.
    ///
    /// - Parameter warn: called with a sentence for each pass of several that cannot be read.
    package static func legs(
        of archive: Data, _ context: PassContext, warn: (String) -> Void = { _ in }
    ) throws(PassError) -> [PassLeg] {
        let archive = try ZipArchive(archive)
        if archive.has("pass.json") { return try legs(of: archive, context) }
        let passes = archive.entries.filter { $0.name.lowercased().hasSuffix(".pkpass") }
        if passes.isEmpty { throw .noPass }
        if passes.count > maximumPasses { throw .manyPasses }
        var legs: [PassLeg] = []
        var first: PassError?
        for pass in passes {
            do throws(PassError) {
                let data = try archive.content(of: pass, limit: passLimit)
                legs += try Self.legs(of: ZipArchive(data), context)
            } catch {
                first = first ?? error
                warn("\(pass.name.passText) was not read: \(error.summary).")
            }
        }
        if let first, legs.isEmpty { throw first }
        return legs
    }

    private static func legs(
        of pass: ZipArchive, _ context: PassContext
    ) throws(PassError) -> [PassLeg] {
        guard let entry = pass.entries.first(where: { $0.name == "pass.json" }) else {
            throw .noPass
        }
        let content = try WalletContent(pass.content(of: entry, limit: contentLimit))
        let legs = content.legs(context)
        if legs.isEmpty { throw .noFlightInPass }
        return legs
    }
}

extension ZipArchive {
    fileprivate func has(_ name: String) -> Bool { entries.contains { $0.name == name } }
}
